import { sql, type InferInsertModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '@/server/core/transaction'

/** What the writers share: the transaction, the day of the seed, the ids given so far, and the pictures (docs/rules/data.md#demo-reproducible). */
export type SeedContext = {
  tx: Transaction
  now: Date
  siteId: number
  languageId: number
  /** The media id of a drawing or a film. */
  mediaIdOf: (art: object) => number
  /** The next id of a table: 1, 2, 3 ... */
  nextId: (table: string) => number
}

const maxParameters = 65_535

/** Inserts rows in as few statements as the parameter limit of Postgres allows. */
export async function insertRows<T extends PgTable>(tx: Transaction, table: T, rows: InferInsertModel<T>[]) {
  const columns = Math.max(1, ...rows.slice(0, 50).map((row) => Object.keys(row).length))
  const chunk = Math.min(2000, Math.floor(maxParameters / (columns + 2)))
  for (let i = 0; i < rows.length; i += chunk) await tx.insert(table).values(rows.slice(i, i + chunk))
}

const dayMs = 86_400_000

export function daysBefore(now: Date, days: number) {
  return new Date(now.getTime() - days * dayMs)
}

/** Advances every identity beyond the ids that the seed gave. */
export async function advanceIdentities(tx: Transaction) {
  await tx.execute(sql`
    do $$ declare one record; top bigint;
    begin
      for one in select table_name, column_name from information_schema.columns where table_schema = 'public' and is_identity = 'YES' loop
        execute format('select max(%I) from %I', one.column_name, one.table_name) into top;
        if top is not null then
          perform setval(pg_get_serial_sequence(one.table_name, one.column_name), top);
        end if;
      end loop;
    end $$`)
}
