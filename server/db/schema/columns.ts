import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core'

/** An integer identity; the seed gives its own values. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity()

export const timestamptz = () => timestamp({ withTimezone: true, mode: 'date' })
export const createdAt = () => timestamptz().notNull().defaultNow()

/** Money: integer cents, gross, never negative (each table adds its CHECK). */
export const cents = () => integer()

/** SHA-256 of a secret (docs/rules/data.md#stored-secrets). */
export const secretHash = () => text()

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
