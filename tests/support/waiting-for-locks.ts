import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { database } from '@/server/db/client'

/** Until so many statements of this test's database wait for another's lock. */
export async function untilWaiting(count: number) {
  await expect.poll(waitingForLocks).toBe(count)
}

async function waitingForLocks() {
  const [row] = await database().db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row?.waiting
}
