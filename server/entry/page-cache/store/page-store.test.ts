import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Recompress } from './recompress-pages'
import type { StoredData, StoredPage } from './stored-page'

// Each process of the shop is a fresh set of modules with its own registry, over the same files and journal.
const registry = Symbol.for('izlog.caches')
const shared: { [key: symbol]: unknown } = globalThis
const own = shared[registry]
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'izlog-store-'))
})
afterEach(() => {
  shared[registry] = own
  vi.resetModules()
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The journal of a database: the transactions that invalidated tags. */
const journal = { rows: new Map<string, number>(), next: 100 }
const commit = (tag: string) => void journal.rows.set(tag, journal.next++)

async function startProcess({ restores = true, recompress }: { restores?: boolean; recompress?: Recompress } = {}) {
  vi.resetModules()
  shared[registry] = undefined
  const [{ caches }, { createPageStore }, { diskPageFiles }, { etagOf }] = await Promise.all([
    import('@/server/core/cache/registry.mjs'),
    import('./page-store'),
    import('./page-files'),
    import('./stored-page'),
  ])
  const files = diskPageFiles(folder)
  const running = new Set<Promise<unknown>>()
  const tracked = <T>(work: Promise<T>) => {
    running.add(work)
    return work.finally(() => running.delete(work))
  }
  const store = createPageStore(
    {
      read: (key, encoding) => tracked(files.read(key, encoding)),
      write: (page) => tracked(files.write(page)),
    },
    recompress ? { recompress } : {},
  )
  if (restores) {
    caches.restore({ journal: 'j', position: journal.next, tags: new Map(journal.rows), clearedAt: -1 })
    caches.setChangesCheckedUntil(Date.now())
  }
  const page = (key: string, tags: string[], text: string, dataName?: string): StoredPage => {
    const body = Buffer.from(text)
    const data = Buffer.from(`podaci ${dataName}`)
    return {
      key,
      encoding: 'br',
      tags,
      mark: caches.mark(),
      storedAt: Date.now(),
      seconds: 60,
      headers: [],
      etag: etagOf(body, 'br'),
      body,
      data: dataName === undefined ? null : { name: dataName, etag: etagOf(data, 'br'), body: data },
    }
  }
  const read = async (key: string) => (store.find(key, 'br') ?? (await store.load(key, 'br')))?.body.toString() ?? null
  const readData = async (key: string, name: string) => (await store.loadData(key, name, 'br'))?.body.toString() ?? null
  /** Waits until files are read and written, also what follows from it. */
  const flush = async () => {
    while (running.size > 0) {
      await Promise.all(running)
      await setImmediate()
    }
  }
  return { caches, store, page, read, readData, flush }
}

describe('a page', () => {
  it('is found again by the next process', async () => {
    const first = await startProcess()
    first.store.put(first.page(' a/1', ['product:1'], 'prva'))
    await first.flush()
    expect(await (await startProcess()).read(' a/1')).toBe('prva')
  })

  it('is removed by its own tags only', async () => {
    const { caches, store, page, read } = await startProcess()
    store.put(page(' a/1', ['product:1', 'options'], 'prva'))
    store.put(page(' a/2', ['product:2', 'options'], 'druga'))
    caches.invalidate(['product:1'])
    expect([await read(' a/1'), await read(' a/2')]).toEqual([null, 'druga'])
  })

  it('is not stored when a tag was invalidated since its data was read', async () => {
    const { caches, store, page, read } = await startProcess()
    const stale = page(' a/1', ['product:1'], 'stara')
    caches.invalidate(['product:1'])
    store.put(stale)
    expect(await read(' a/1')).toBeNull()
  })

  it('is read from its file once memory has lost it', async () => {
    const { caches, store, page, read, flush } = await startProcess()
    store.put(page(' a/1', ['product:1'], 'prva'))
    await flush()
    caches.open('compressed-pages', { maxBytes: 0 }).clear()
    expect(await read(' a/1')).toBe('prva')
    caches.invalidate(['product:1'])
    expect(await read(' a/1')).toBeNull()
  })

  it('read from its file takes a place in a full memory one time in eight', async () => {
    const { caches, store, page, read, flush } = await startProcess()
    const pages = caches.open<StoredPage>('compressed-pages', { maxBytes: 0 })
    const large = 'x'.repeat(1024 * 1024)
    for (let n = 0; n < 60; n++) store.put(page(` a/${n}`, [`product:${n}`], `${n} ${large}`))
    await flush()
    const { entries } = pages.stats()
    const kept = () => Array.from({ length: 60 - entries }, (_, n) => pages.peek(` a/${n}\tbr`)).filter(Boolean).length
    for (let n = 0; n < 8; n++) expect((await read(` a/${n}`))?.slice(0, 2).trim()).toBe(String(n))
    expect([kept(), pages.stats().entries]).toEqual([1, entries])
    pages.clear()
    await read(' a/9')
    expect(pages.peek(' a/9\tbr')).toBeDefined()
  })

  // docs/decisions/034-weight-of-the-product-page.md
  it('is compressed again, also where a client without brotli asked for it first', async () => {
    const recompress = vi.fn<Recompress>()
    const { store, page, flush } = await startProcess({ recompress })
    store.put(page(' a/prva', ['product:8'], 'prva'))
    expect(recompress.mock.calls.map(([{ key }]) => key)).toEqual([' a/prva'])
    const text = 'druga '.repeat(200)
    store.put({ ...page(' a/druga', ['product:9'], text), encoding: 'gzip', body: gzipSync(text) })
    expect(recompress).toHaveBeenCalledOnce()
    await store.load(' a/druga', 'br')
    expect(recompress.mock.calls.map(([{ key, encoding }]) => [key, encoding])).toEqual([
      [' a/prva', 'br'],
      [' a/druga', 'br'],
    ])
    await flush()
  })

  it('has its router data in files, too', async () => {
    const first = await startProcess()
    first.store.put(first.page(' a/shop\n1\n/_tree', ['product:1'], 'stablo'))
    await first.flush()
    expect(await (await startProcess()).read(' a/shop\n1\n/_tree')).toBe('stablo')
  })

  it('with a query or of an order has no file', async () => {
    const first = await startProcess()
    const keys = [' a/shop?boja=3', ' a/narudzba/tajna', ' a/narudzba/tajna\n1\n/_tree']
    for (const key of keys) first.store.put(first.page(key, ['product:1'], 'x'))
    await first.flush()
    const next = await startProcess()
    expect(await Promise.all(keys.map(next.read))).toEqual([null, null, null])
  })
})

describe('after a crash', () => {
  it('a write whose invalidation no process received leaves nothing stale, however often', async () => {
    for (let round = 0; round < 5; round++) {
      const process = await startProcess()
      process.store.put(process.page(' a/1', ['product:1'], `prva ${round}`))
      process.store.put(process.page(' a/2', ['product:2'], `druga ${round}`))
      await process.flush()
      // The transaction commits, and the process ends before it hears of it.
      commit('product:1')
      const next = await startProcess()
      expect([await next.read(' a/1'), await next.read(' a/2')]).toEqual([null, `druga ${round}`])
    }
  })

  it('pages stay unused until the journal and the changes by time are known', async () => {
    const first = await startProcess()
    first.store.put(first.page(' a/1', ['product:1'], 'prva'))
    await first.flush()
    const next = await startProcess({ restores: false })
    expect(await next.read(' a/1')).toBeNull()
    next.caches.restore({ journal: 'j', position: journal.next, tags: new Map(journal.rows), clearedAt: -1 })
    expect(await next.read(' a/1')).toBeNull()
    next.caches.setChangesCheckedUntil(Date.now())
    expect(await next.read(' a/1')).toBe('prva')
  })

  it.each([
    ['another database answers', { journal: 'druga' }],
    ['an older copy of the database answers', { position: 1 }],
    ['everything was cleared', { clearedAt: 1_000_000 }],
  ])('pages stay unused when %s', async (_, change) => {
    const first = await startProcess()
    const mark = first.caches.mark()
    first.store.put(first.page(' a/1', ['product:1'], 'prva'))
    await first.flush()
    const next = await startProcess({ restores: false })
    next.caches.restore({ journal: 'j', position: journal.next, tags: new Map(journal.rows), clearedAt: -1, ...change })
    next.caches.setChangesCheckedUntil(Date.now())
    expect(await next.read(' a/1')).toBeNull()
    expect(next.caches.maySendOlder(mark)).toBe(false)
  })

  it('an older result of the same database may be sent while a newer one is made, once the journal is known', async () => {
    const { mark } = (await startProcess()).page(' a/1', ['product:1'], 'prva')
    commit('product:1')
    expect((await startProcess({ restores: false })).caches.maySendOlder(mark)).toBe(false)
    const { caches } = await startProcess()
    expect([caches.isFresh(['product:1'], mark), caches.maySendOlder(mark)]).toEqual([false, true])
    const own = caches.mark()
    caches.invalidate(['product:1'])
    expect(caches.maySendOlder(own)).toBe(true)
    caches.clear()
    expect([caches.maySendOlder(own), caches.maySendOlder(mark)]).toEqual([false, false])
  })
})

// docs/rules/storefront.md#page-data
describe('the data of a page', () => {
  it('is found under its name, also by the next process', async () => {
    const first = await startProcess()
    first.store.put(first.page(' a/data', ['product:1'], 'prva', 'd1'))
    expect(await first.readData(' a/data', 'd1')).toBe('podaci d1')
    expect(await first.readData(' a/data', 'd2')).toBeNull()
    expect(await first.readData(' a/other', 'd1')).toBeNull()
    await first.flush()
    expect(await (await startProcess()).readData(' a/data', 'd1')).toBe('podaci d1')
  })

  it.each([
    ['replaced', ' a/replaced', false],
    ['invalidated', ' a/invalidated', true],
    ['replaced after it was invalidated', ' a/both', true],
  ])('is still there for a browser whose page was %s', async (how, key, isInvalidated) => {
    const { caches, store, page, readData, flush } = await startProcess()
    store.put(page(key, ['product:5'], 'stara', 'd1'))
    await flush()
    if (isInvalidated) caches.invalidate(['product:5'])
    if (how !== 'invalidated') store.put(page(key, ['product:5'], 'nova', 'd2'))
    await flush()
    expect(await readData(key, 'd1')).toBe('podaci d1')
    expect(await readData(key, 'd2')).toBe(how === 'invalidated' ? null : 'podaci d2')
  })

  it('is sent to whoever has the page before it is compressed, also when the page is not stored', async () => {
    const { caches, store, page, readData } = await startProcess()
    const sent = page(' a/sent', ['product:6'], 'prva', 'd6')
    let compressed: (data: StoredData) => void = () => {}
    store.announceData('d6', 'br', new Promise((resolve) => (compressed = resolve)))
    const reading = readData(' a/sent', 'd6')
    if (sent.data) compressed(sent.data)
    expect(await reading).toBe('podaci d6')
    caches.invalidate(['product:6'])
    store.put(sent)
    expect(await readData(' a/sent', 'd6')).toBe('podaci d6')
  })
})
