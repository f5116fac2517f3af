import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { DataOf } from '@/lib/api/endpoint'
import { feedApi } from '@/lib/api/v1/product/feed'
import { env } from '@/lib/env'
import { caches } from '@/server/core/cache/registry.mjs'
import { findSiteOfRequest, loadSites } from '@/server/core/sites'
import { callForHost } from './handle'

type Page = DataOf<typeof feedApi.google>
type Rendered = { text: string; next: number | null }
type CachedPage = { body: Buffer; next: number | null }

/** Ids in one page. A change of one product costs a page of the next request. */
const idsPerPage = 250
/** Of compressed pages; 25,000 products take about 4 MiB. */
const cache = caches.open<CachedPage>('feed', { maxBytes: 32 * 1024 * 1024 })
/** A lost notice of a change is repaired after this, ms. */
const maxAgeMs = 6 * 3_600_000
const compress = promisify(gzip)
const decompress = promisify(gunzip)
const rendering = new Map<string, Promise<Rendered | { status: number }>>()

/**
 * One page of the product feed as the text that `render` makes of it, cached compressed until a product of its range changes
 * (docs/rules/catalog.md#feed-pages). A failure is its status.
 */
export async function feedPage(
  request: Request,
  { after, render }: { after: number; render: (page: Page) => string },
): Promise<Rendered | { status: number }> {
  const site = findSiteOfRequest(await loadSites(), request.headers.get('host'))
  const key = `${site?.id ?? 0}|${after}`
  const cached = cache.get(key)
  if (cached) return { text: (await decompress(cached.body)).toString('utf8'), next: cached.next }
  const generation = caches.generation()
  // Parallel readers share one rendering; one that began before a change serves no later reader.
  const flight = `${generation}|${key}`
  const pending = rendering.get(flight) ?? renderPage(request, { after, render, key, generation }).finally(() => rendering.delete(flight))
  rendering.set(flight, pending)
  return pending
}

type PageToRender = { after: number; render: (page: Page) => string; key: string; generation: number }

async function renderPage(request: Request, { after, render, key, generation }: PageToRender): Promise<Rendered | { status: number }> {
  const page = await callForHost(request, feedApi.google, { after, limit: idsPerPage })
  if ('status' in page) return page
  const text = render(page.data)
  const { next } = page.data
  // Another back end's changes are not known here.
  if (!env.API_URL) {
    const body = await compress(text, { level: 5 })
    if (!caches.invalidatedSince(tagsOf(after), generation))
      cache.set(key, { body, next }, { bytes: body.length, tags: ['site'], ttlMs: maxAgeMs })
  }
  return { text, next }
}

function tagsOf(after: number) {
  return ['site', ...Array.from({ length: idsPerPage }, (_, index) => `product:${after + index + 1}`)]
}

/** A page belongs to a range of ids, so a new product and a deleted one drop it too; thousands of tags on every page would cost more. */
caches.onInvalidate((tags) => {
  const starts = new Set(tags.flatMap(startOf))
  if (starts.size === 0) return
  for (const { key } of cache.list()) if (starts.has(Number(key.split('|')[1]))) cache.delete(key)
})

function startOf(tag: string): number[] {
  const [, id] = /^product:(\d+)$/.exec(tag) ?? []
  return id === undefined ? [] : [Math.floor((Number(id) - 1) / idsPerPage) * idsPerPage]
}
