import { sql } from 'drizzle-orm'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { env } from '@/lib/env'
import { connect, database } from '@/server/db/client'
import { errorCode } from '@/server/db/error-code'
import type { Transaction } from '@/server/core/transaction'

// One connection, so that the next user gets the lost one.
let shop: ReturnType<typeof connect>
const crashes: unknown[] = []
const note = (error: unknown) => crashes.push(error)

beforeEach(async () => {
  shop = connect(env.DATABASE_URL, { max: 1 })
  await database().db.execute(sql`create table if not exists written (who text)`)
  await database().db.execute(sql`truncate written`)
  process.on('uncaughtException', note)
})
afterEach(async () => {
  await shop.sql.end({ timeout: 1 })
  process.off('uncaughtException', note)
  crashes.length = 0
})

/** Starts a transaction and terminates its connection while it works. @returns what it failed with */
function endedWithin(work: (tx: Transaction) => Promise<unknown>) {
  return shop.db
    .transaction(async (tx) => {
      const [row] = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await Promise.all([work(tx), end(row?.pid ?? 0)])
    })
    .then(() => 'nothing', errorCode)
}

/** By then the transaction is working. */
async function end(pid: number) {
  await pause(20)
  await database().db.execute(sql`select pg_terminate_backend(${pid})`)
}

function write(tx: Pick<Transaction, 'execute'>, who: string) {
  return tx.execute(sql`insert into written values (${who})`)
}

const long = sql`select pg_sleep(5)`

describe('a connection lost within a transaction', () => {
  it.each<[string, (tx: Transaction) => Promise<unknown>]>([
    ['during a query', (tx) => tx.execute(long)],
    ['during several queries', (tx) => Promise.all([1, 2, 3].map(() => tx.execute(long)))],
    ['in a savepoint', (tx) => tx.transaction((inner) => inner.execute(long))],
    ['during other work', () => pause(200)],
  ])('%s fails that transaction and nothing else', async (_, work) => {
    for (let time = 0; time < 3; time++) {
      expect(await endedWithin(work)).toMatch(/^(CONNECTION_CLOSED|ECONNRESET|57P01)$/)
      // The driver reports the loss once more to the next user.
      await shop.db.execute(sql`select 1`).catch(() => {})
      expect([...(await shop.db.execute(sql`select 1 as one`))]).toEqual([{ one: 1 }])
    }
    expect(crashes).toEqual([])
  })

  it('discards late statements instead of running them in another transaction', async () => {
    let goOn = () => {}
    const late = endedWithin(async (tx) => {
      await new Promise<void>((resolve) => (goOn = resolve))
      await write(tx, 'late')
    })
    expect(await late).toBe('CONNECTION_CLOSED')
    const other = shop.db.transaction(async (tx) => {
      await write(tx, 'other')
      goOn()
      await pause(100)
      throw new Error('Refused.')
    })
    await expect(other).rejects.toThrow('Refused.')
    expect([...(await database().db.execute(sql`select who from written`))]).toEqual([])
    expect(crashes).toEqual([])
  })
})
