import { sql, type SQL } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'

/** A Postgres text search vector; only ever written by the database. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The words of rich text in a JSON column, at any depth: what its text nodes say, and nothing of their kinds and links. */
export function richTextVector(column: string): SQL {
  return sql.raw(`jsonb_to_tsvector('izlog_hr', jsonb_path_query_array(${column}, 'strict $.** ? (@.type == "text").text'), '["string"]')`)
}
