import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { followJournal, restoreJournal } from '@/server/core/cache/journal'
import { publishClear, publishInvalidations } from '@/server/core/cache/publish-invalidations'
import { caches, type Mark } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'

// docs/rules/data.md#invalidation-journal

const { db } = database()
// The tags are of this file only: its process also runs others, and what a process invalidated counts against every stored page.
const untouched = 'product:journal-untouched'
/** The mark of a page that an earlier process made. */
const earlier = (mark: Mark): Mark => ({ ...mark, boot: 'ranija' })

beforeEach(async () => {
  await restoreJournal()
  caches.setChangesCheckedUntil(Date.now())
})
afterEach(() => caches.clear())

it('says which stored pages were invalidated while no process ran', async () => {
  const mark = earlier(caches.mark())
  await db.transaction((tx) => publishInvalidations(tx, ['product:journal-1']))
  await restoreJournal()
  expect([caches.isFresh(['product:journal-1', untouched], mark), caches.isFresh([untouched], mark)]).toEqual([false, true])
})

it('forgets what was rolled back', async () => {
  const mark = earlier(caches.mark())
  const failing = db.transaction(async (tx) => {
    await publishInvalidations(tx, ['product:journal-2'])
    throw new Error('natrag')
  })
  await expect(failing).rejects.toThrow('natrag')
  await restoreJournal()
  expect(caches.isFresh(['product:journal-2'], mark)).toBe(true)
})

it('counts a transaction that began before the page and committed after it', async () => {
  let commit = () => {}
  const mayCommit = new Promise<void>((resolve) => (commit = resolve))
  let hasWritten = () => {}
  const written = new Promise<void>((resolve) => (hasWritten = resolve))
  const writing = db.transaction(async (tx) => {
    await publishInvalidations(tx, ['product:journal-3'])
    hasWritten()
    await mayCommit
  })
  await written
  await db.execute(sql`insert into cache_invalidations (tags) values ('{other}')`)
  await followJournal()
  const mark = earlier(caches.mark())
  commit()
  await writing
  await restoreJournal()
  expect(caches.isFresh(['product:journal-3'], mark)).toBe(false)
})

it('brings what a lost connection has missed, once', async () => {
  const cache = caches.open<number>('proba', { maxBytes: 10_000 })
  const store = () => ['product:journal-4', 'product:journal-5'].forEach((tag) => cache.set(tag, 1, { bytes: 1, tags: [tag] }))
  store()
  await publishInvalidations(db, ['product:journal-4'])
  await followJournal()
  expect([cache.peek('product:journal-4'), cache.peek('product:journal-5')]).toEqual([undefined, 1])
  store()
  await followJournal()
  expect(cache.peek('product:journal-4')).toBe(1)
})

it('clears everything, also what earlier processes stored', async () => {
  const mark = earlier(caches.mark())
  await publishClear(db, undefined)
  await restoreJournal()
  expect(caches.isFresh([untouched], mark)).toBe(false)
})
