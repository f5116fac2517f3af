import { sql, type SQL } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'

/** A text search vector; always generated. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The text nodes of rich text in a JSON column, at any depth, without node types and links. */
export function richTextVector(column: string): SQL {
  return sql.raw(`jsonb_to_tsvector('izlog_hr', jsonb_path_query_array(${column}, 'strict $.** ? (@.type == "text").text'), '["string"]')`)
}
