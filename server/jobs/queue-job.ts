import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/transaction'
import { boss, queues, type QueueName } from './boss'

/** Queues a job in the caller's transaction: the work happens if, and only if, the transaction commits (DESIGN P9). */
export async function queueJob(tx: Transaction, name: QueueName, data: object) {
  const { queue } = await boss()
  await queue.send(name, data, { ...queues[name], db: { executeSql: async (text, values) => ({ rows: await tx.execute(bound(text, values)) }) } })
}

/** pg-boss writes `$1`; Drizzle numbers its parameters itself. */
function bound(text: string, values: unknown[]) {
  const parts = text.split(/\$(\d+)/)
  return sql.join(parts.map((part, i) => (i % 2 === 0 ? sql.raw(part) : sql`${asParameter(values[Number(part) - 1])}`)))
}

function asParameter(value: unknown) {
  if (value === undefined) return null
  const isPlain = typeof value === 'object' && value !== null && !(value instanceof Date) && !Array.isArray(value)
  return isPlain ? JSON.stringify(value) : value
}
