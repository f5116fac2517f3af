import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core'

/** A positive integer id the database gives; the seed may give its own. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity()

/** A moment, UTC. */
export const timestamptz = () => timestamp({ withTimezone: true, mode: 'date' })
export const createdAt = () => timestamptz().notNull().defaultNow()

/** Money: integer cents, gross, never negative (each table adds its CHECK). */
export const cents = () => integer()

/** Made by us from 256 random bits; only its SHA-256 is kept. */
export const secretHash = () => text()

/** A file that belongs to nobody but its row. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
