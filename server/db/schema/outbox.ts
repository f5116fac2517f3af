import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from './columns'
import { sites } from './site'
import { users } from './user'

/** Mails to send, written in the transaction that causes them; `messageId` makes a repeated delivery recognisable. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    messageId: text().notNull().unique(),
    template: text().notNull(),
    to: text().notNull(),
    /** Whose account it is about, whatever address that has by now: it ends with the account. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    data: jsonb().notNull(),
    createdAt: createdAt(),
    sentAt: timestamptz(),
  },
  (t) => [index().on(t.siteId, t.to), index().on(t.userId)],
)
