import { customType } from 'drizzle-orm/pg-core'

/** A Postgres text search vector; only ever written by the database. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
