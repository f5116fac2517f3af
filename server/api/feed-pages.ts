import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { DataOf } from '@/lib/api/endpoint'
import { feedApi } from '@/lib/api/v1/product/feed'
import { env } from '@/lib/env'
import { textStore, type StoredText } from '@/server/core/cache/text-store'
import { cacheRefreshers } from '@/server/core/cache/refreshers'
import { caches } from '@/server/core/cache/registry.mjs'
import { waitUntilIdle } from '@/server/core/process/idle'
import { findSiteOfRequest, loadSites } from '@/server/core/sites'
import { callForHost } from './call-for-host'

type Page = DataOf<typeof feedApi.google>
type Rendered = { text: string; next: number | null }
type Failure = { status: number }
/** `isOutdated`: products may have appeared between this page and its next one. */
type StoredPage = StoredText & { isOutdated: boolean }
type Render = (page: Page) => string | Promise<string>
/** How a page was asked for, so that it can be made anew without a reader. */
type Source = { request: Request; after: number; render: Render }

/** Ids in one page. A change of one product costs a page (docs/rules/catalog.md#feed-pages). */
const idsPerPage = 250
/** Of compressed pages; 25,000 products take about 4 MiB. */
const cache = caches.open<StoredPage>('feed', { maxBytes: 32 * 1024 * 1024 })
/** A lost notice of a change is repaired after this, ms. */
const freshMs = 6 * 3_600_000
/** An older page is not sent, and a feed that nobody has read for so long is not made anew, ms. */
const usefulMs = 24 * 3_600_000
/** Longest wait for an idle moment before a page is made anew, ms. */
const idleWaitMs = 500
const compress = promisify(gzip)
const decompress = promisify(gunzip)
const rendering = new Map<string, Promise<Rendered | Failure>>()
const sources = new Map<string, Source & { readAt: number }>()

/**
 * One page of the product feed as the text that `render` makes of it. A stored page is sent at once, even when a product of its range has changed since: the
 * background makes it anew (docs/rules/catalog.md#feed-refresh). Only without any does the reader wait, and all readers for one rendering. A failure is its status.
 */
export async function feedPage(request: Request, { after, render }: Omit<Source, 'request'>): Promise<Rendered | Failure> {
  const site = findSiteOfRequest(await loadSites(), request.headers.get('host'))
  const key = `${site?.id ?? 0}|${after}`
  const source = { request: withHostOnly(request), after, render }
  // Another back end's changes are not known here.
  if (env.API_URL) return renderOnce(key, source)
  sources.set(key, { ...source, readAt: Date.now() })
  cacheRefreshers().set('feed', refreshOutdated)
  const stored = await findStored(key, after)
  if (stored) return { text: (await decompress(stored.body)).toString('utf8'), next: stored.next }
  return renderOnce(key, source)
}

/** A request is stored without its connection. */
function withHostOnly(request: Request) {
  return new Request(request.url, { headers: { host: request.headers.get('host') ?? '' } })
}

/** The page in memory or in its file, fresh or not. */
async function findStored(key: string, after: number): Promise<StoredPage | null> {
  const inMemory = cache.get(key)
  if (inMemory) return isUseful(inMemory) ? inMemory : null
  const filed = await textStore()?.read(key)
  // A page that was made meanwhile is newer.
  const meanwhile = cache.peek(key)
  if (meanwhile) return meanwhile
  if (!filed || !isUseful(filed)) return null
  // Nobody knows whether products have appeared behind it since.
  return remember(key, { ...filed, isOutdated: filed.next !== after + idsPerPage })
}

function isUseful({ mark, storedAt }: StoredText) {
  return Date.now() - storedAt < usefulMs && caches.maySendOlder(mark)
}

function isFresh({ mark, storedAt, isOutdated }: StoredPage, after: number) {
  return !isOutdated && Date.now() - storedAt < freshMs && caches.isFresh(tagsOf(after), mark)
}

function remember(key: string, page: StoredPage): StoredPage {
  // Without tags, so that a change does not remove what is still to be sent.
  cache.set(key, page, { bytes: page.body.length, ttlMs: page.storedAt + usefulMs - Date.now() })
  return page
}

function renderOnce(key: string, source: Source): Promise<Rendered | Failure> {
  const pending = rendering.get(key) ?? renderPage(key, source).finally(() => rendering.delete(key))
  rendering.set(key, pending)
  return pending
}

async function renderPage(key: string, { request, after, render }: Source): Promise<Rendered | Failure> {
  const mark = caches.mark()
  const page = await callForHost(request, feedApi.google, { after, limit: idsPerPage })
  if ('status' in page) return page
  const text = await render(page.data)
  const { next } = page.data
  if (env.API_URL) return { text, next }
  const stored = { body: await compress(text, { level: 5 }), next, mark, storedAt: Date.now() }
  if (!caches.maySendOlder(mark)) return { text, next }
  const hasGap = next !== after + idsPerPage
  remember(key, { ...stored, isOutdated: hasGap && caches.generation() !== mark.generation })
  void textStore()?.write(key, stored)
  return { text, next }
}

/** Makes the outdated pages of feeds that are still read anew, one by one, each in an idle moment. What fails stays as it is until the next run. */
async function refreshOutdated() {
  const now = Date.now()
  for (const [key, { readAt, ...source }] of sources) {
    const isRead = now - readAt < usefulMs
    if (!isRead) sources.delete(key)
    const stored = cache.peek(key)
    // One that memory has lost is found in its file, or made, when somebody reads it.
    if (!isRead || !stored || isFresh(stored, source.after)) continue
    await waitUntilIdle({ maxWaitMs: idleWaitMs })
    await renderOnce(key, source)
  }
}

function tagsOf(after: number) {
  return ['site', ...Array.from({ length: idsPerPage }, (_, index) => `product:${after + index + 1}`)]
}

/** A page knows where the next one begins, so a product that appears between them outdates it too. */
caches.onInvalidate((tags) => {
  const starts = new Set(tags.flatMap(startOf))
  if (starts.size === 0) return
  for (const { key } of cache.list()) {
    const after = Number(key.split('|')[1])
    const page = cache.peek(key)
    const isBefore = (start: number) => start > after && start < (page?.next ?? Infinity)
    if (page && [...starts].some(isBefore)) page.isOutdated = true
  }
})

function startOf(tag: string): number[] {
  const [, id] = /^product:(\d+)$/.exec(tag) ?? []
  return id === undefined ? [] : [Math.floor((Number(id) - 1) / idsPerPage) * idsPerPage]
}
