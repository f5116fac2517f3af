import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '@/server/core/transaction'

export async function lockRow(tx: Transaction, table: PgTable, id: number) {
  await tx.execute(sql`select 1 from ${table} where id = ${id} for update`)
}
