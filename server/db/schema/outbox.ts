import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from './columns'
import { languages, sites } from './site'
import { users } from './user'

/** Mails to send, written in the transaction that causes them; `messageId` identifies a repeated delivery. */
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
    /** The language it is rendered in (docs/rules/mail.md#mail-language); null: the site's own. */
    languageId: integer().references(() => languages.id),
    /** The account it concerns, whatever its address is by now; deleted with the account. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    data: jsonb().notNull(),
    createdAt: createdAt(),
    sentAt: timestamptz(),
  },
  (t) => [index().on(t.siteId, t.to), index().on(t.userId)],
)
