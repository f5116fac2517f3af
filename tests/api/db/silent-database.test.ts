import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { env } from '@/lib/env'
import { openDatabaseProxy } from '@/scripts/chaos/database-proxy.mjs'
import type { Transaction } from '@/server/core/transaction'
import { connect, database } from '@/server/db/client'
import { errorCode } from '@/server/db/error-code'

// docs/rules/platform.md#database-timeouts: a database that hangs keeps its connections, and nothing of it ends a wait.

const timeouts = { answerMs: 400, transactionMs: 400, silentMs: 100 }
let proxy: Awaited<ReturnType<typeof openDatabaseProxy>>
let shop: ReturnType<typeof connect>

beforeEach(async () => {
  await database().db.execute(sql`create table if not exists silent_writes (who text)`)
  await database().db.execute(sql`truncate silent_writes`)
  const url = new URL(env.DATABASE_URL)
  proxy = await openDatabaseProxy(Number(url.port || 5432))
  url.host = `127.0.0.1:${proxy.port}`
  shop = connect(url.href, { max: 2, timeouts })
  await shop.db.execute(sql`select 1`)
})
afterEach(async () => {
  proxy.resume()
  await shop.sql.end({ timeout: 1 })
  proxy.close()
})

async function write(tx: Transaction) {
  await tx.execute(sql`insert into silent_writes values ('kasno')`)
}

const outcomeOf = (work: Promise<unknown>) => work.then(() => 'nothing', errorCode)

it.each<[string, (tx: Transaction) => Promise<void>]>([
  [
    'at its first statement',
    async (tx) => {
      proxy.hang()
      await write(tx)
    },
  ],
  [
    'before its commit',
    async (tx) => {
      await write(tx)
      proxy.hang()
    },
  ],
])('a transaction ends when the database falls silent %s, and later calls wait shortly', { timeout: 20_000 }, async (_, work) => {
  expect(await outcomeOf(shop.db.transaction(work))).toBe('CONNECTION_TIMEOUT')
  const startedAt = performance.now()
  expect(await outcomeOf(shop.db.execute(sql`select 1`))).toBe('CONNECTION_TIMEOUT')
  expect(await outcomeOf(shop.db.transaction(write))).toBe('CONNECTION_TIMEOUT')
  expect(performance.now() - startedAt).toBeLessThan(timeouts.answerMs)
  proxy.resume()
  await vi.waitFor(async () => expect([...(await shop.db.execute(sql`select 1 as one`))]).toEqual([{ one: 1 }]), 5000)
  await shop.db.transaction(write)
})

it('a database that was dead for a while is found within a second or two', { timeout: 20_000 }, async () => {
  const { port } = new URL(env.DATABASE_URL)
  const own = proxy.port
  proxy.close()
  for (let n = 0; n < 12; n++) expect(await outcomeOf(shop.db.execute(sql`select 1`))).not.toBe('nothing')
  proxy = await openDatabaseProxy(Number(port || 5432), own)
  const startedAt = performance.now()
  await vi.waitFor(async () => expect([...(await shop.db.execute(sql`select 1 as one`))]).toEqual([{ one: 1 }]), 9000)
  expect(performance.now() - startedAt).toBeLessThan(2500)
})

it('a late transaction writes nothing more once the database answers again', async () => {
  const late = shop.db.transaction(async (tx) => {
    await write(tx)
    proxy.hang()
    await tx.execute(sql`select 1`)
    await write(tx)
  })
  expect(await outcomeOf(late)).toBe('CONNECTION_TIMEOUT')
  proxy.resume()
  await vi.waitFor(async () => {
    const [open] = await database().db.execute(sql`
      select count(*)::int as n from pg_stat_activity where state like 'idle in transaction%' and query like '%silent_writes%'`)
    expect(open?.n).toBe(0)
  }, 5000)
  expect([...(await database().db.execute(sql`select * from silent_writes`))]).toEqual([])
})
