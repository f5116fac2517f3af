import { sql, type SQL } from 'drizzle-orm'
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

/** A text search vector; always generated. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Periods as ranges of moments; only SQL reads and writes them. */
export const tstzmultirange = customType<{ data: string }>({ dataType: () => 'tstzmultirange' })

/** The text nodes of rich text in a JSON column, at any depth, without node types and links. */
export function richTextVector(column: string): SQL {
  return sql.raw(`izlog_vector(jsonb_path_query_array(${column}, 'strict $.** ? (@.type == "text").text'))`)
}
