import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { database } from '@/server/db/client'

/** Waits until `count` statements of this database wait for a lock. */
export async function waitForLockedStatements(count: number, { timeout = 1000 } = {}) {
  await expect.poll(countLockedStatements, { timeout }).toBe(count)
}

async function countLockedStatements() {
  const [row] = await database().db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row?.waiting
}
