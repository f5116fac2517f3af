import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns'
import { sites } from './site'

/** Mails to send, written in the transaction that causes them; `messageId` makes a repeated delivery recognisable. */
export const outbox = pgTable('outbox', {
  id: id(),
  siteId: integer()
    .notNull()
    .references(() => sites.id),
  messageId: text().notNull().unique(),
  template: text().notNull(),
  to: text().notNull(),
  data: jsonb().notNull(),
  createdAt: createdAt(),
  sentAt: moment(),
})
