import { paths } from '@/lib/routing/paths'
import { caches } from '@/server/core/cache/registry.mjs'
import { compressBody, decompressBody } from '@/server/entry/http/encodings'
import type { PageFiles } from './page-files'
import type { Recompress } from './recompress-pages'
import { ageOf, deadAt, inForm, type StoredData, type StoredEncoding, type StoredPage } from './stored-page'

/** The address of an order holds its secret. */
const orderPath = new RegExp(
  Object.values(paths['/order/[slug]'])
    .map((path) => path.replace('[slug]', ''))
    .join('|'),
)
const mebibyte = 1024 * 1024
/** Of so many pages that are read from files while memory is full, one takes a place there (docs/rules/platform.md#page-places). */
const readsPerPlace = 8
/** Pages and router data have separate caches: a page has up to six parts of router data, which must not evict pages. */
const pages = caches.open<StoredPage>('compressed-pages', { maxBytes: 24 * mebibyte })
const routerData = caches.open<StoredPage>('compressed-router-data', { maxBytes: 8 * mebibyte })
/** Filtered lists, searches and pages of orders, of which anybody can request any number. */
const lists = caches.open<StoredPage>('compressed-lists', { maxBytes: 12 * mebibyte })

/** The data of pages that were just rendered or replaced, for browsers that have such a page. */
const recentData = caches.open<StoredData>('recent-page-data', { maxBytes: 4 * mebibyte })
const recentMs = 600_000

/**
 * Rendered pages: the requested ones in memory, those without a query also in files. A page is found until one of its tags is invalidated
 * (docs/decisions/027-pages-know-their-tags.md).
 */
export type PageStore = ReturnType<typeof createPageStore>

export function createPageStore(files: PageFiles | null, { recompress = () => {} }: { recompress?: Recompress } = {}) {
  /** Reads from files and conversions that are running. */
  const loading = new Map<string, Promise<StoredPage | null>>()
  /** Data of pages that are being sent. */
  const coming = new Map<string, Promise<StoredData | null>>()
  /** Pages that found no room in memory when they were read. */
  let crowded = 0

  /** The page in memory. Its tags were not invalidated, as that removes it. */
  function find(key: string, encoding: StoredEncoding): StoredPage | undefined {
    return cacheFor(key).get(memoryKey(key, encoding))
  }

  /** The page in memory, from its file, or made from its other encoding. */
  function load(key: string, encoding: StoredEncoding): Promise<StoredPage | null> {
    const name = memoryKey(key, encoding)
    const running = loading.get(name)
    if (running) return running
    const started = loadAny(key, encoding).finally(() => loading.delete(name))
    loading.set(name, started)
    return started
  }

  async function loadAny(key: string, encoding: StoredEncoding): Promise<StoredPage | null> {
    const other = encoding === 'br' ? 'gzip' : 'br'
    const otherInMemory = peek(key, other)
    const own = await readFile(key, encoding)
    // A page that was stored meanwhile is newer.
    const meanwhile = peek(key, encoding)
    if (meanwhile) return meanwhile
    if (own && own.storedAt >= (otherInMemory?.storedAt ?? 0)) return keepIfPlace(own)
    const source = otherInMemory ?? (await readFile(key, other))
    if (!source) return null
    const converted = await inForm(source, encoding, async (body) => compressBody(await decompressBody(body, other), encoding))
    const newer = peek(key, encoding)
    if (newer) return newer
    if (!remember(converted)) return null
    file(converted)
    return converted
  }

  async function readFile(key: string, encoding: StoredEncoding) {
    if (!files || !isFiled(key)) return null
    const page = await files.read(key, encoding)
    return page && isCurrent(page) ? page : null
  }

  /** Keeps a page from a file in memory if there is room, or as the eighth that found none. */
  function keepIfPlace(page: StoredPage) {
    const name = memoryKey(page.key, page.encoding)
    const hasPlace = cacheFor(page.key).hasRoom(name, factsOf(page)) || ++crowded % readsPerPlace === 0
    return hasPlace ? remember(page) : page
  }

  /** Stores a page unless one of its tags was invalidated since its data was read. Nobody waits for the file. */
  function put(page: StoredPage) {
    const before = peek(page.key, page.encoding)
    if (!remember(page)) return
    if (before?.data) keepData(before.data, page.encoding)
    cacheFor(page.key).delete(memoryKey(page.key, page.encoding === 'br' ? 'gzip' : 'br'))
    file(page)
  }

  /** Keeps the data of a page that is being sent, also if the page cannot be stored: its browser will ask for it. */
  function announceData(name: string, encoding: StoredEncoding, work: Promise<StoredData>) {
    const key = memoryKey(name, encoding)
    const keeping = work.then(
      (data) => {
        keepData(data, encoding)
        return data
      },
      () => null,
    )
    coming.set(key, keeping)
    void keeping.finally(() => coming.delete(key))
  }

  /** The data of that name, which a page of that key had; null if it was replaced too long ago. */
  async function loadData(key: string, name: string, encoding: StoredEncoding): Promise<StoredData | null> {
    const page = find(key, encoding) ?? (await load(key, encoding))
    if (page?.data?.name === name) return page.data
    const kept = (await coming.get(memoryKey(name, encoding))) ?? recentData.get(memoryKey(name, encoding))
    if (kept) return kept
    // Invalidated, and not rendered again yet.
    const older = isFiled(key) ? await files?.read(key, encoding) : null
    return older?.data?.name === name ? older.data : null
  }

  function file(page: StoredPage) {
    if (!isFiled(page.key)) return
    void replaceFile(page)
    if (page.encoding === 'br') recompress(page, replace)
  }

  /** Stores another form of a page, unless there is a newer page by now. */
  function replace(page: StoredPage, form: StoredPage) {
    if (peek(page.key, page.encoding) === page && remember(form)) void files?.write(form)
  }

  async function replaceFile(page: StoredPage) {
    const before = page.data && (await files?.read(page.key, page.encoding))
    if (before?.data && before.data.name !== page.data?.name) keepData(before.data, page.encoding)
    await files?.write(page)
  }

  return { find, load, announceData, loadData, put }
}

/** A browser may have received the page and not its data yet. */
function keepData(data: StoredData, encoding: StoredEncoding) {
  recentData.set(memoryKey(data.name, encoding), data, { bytes: data.body.length, ttlMs: recentMs })
}

function remember(page: StoredPage): StoredPage | null {
  if (!isCurrent(page)) return null
  cacheFor(page.key).set(memoryKey(page.key, page.encoding), page, { ...factsOf(page), ttlMs: deadAt(page) - Date.now() })
  return page
}

function factsOf({ body, data, headers, tags }: StoredPage) {
  return { bytes: body.length + (data?.body.length ?? 0) + headers.join('').length + 40 * tags.length + 1024, tags }
}

function isCurrent(page: StoredPage) {
  return caches.isFresh(page.tags, page.mark) && ageOf(page, Date.now()) !== 'dead'
}

function peek(key: string, encoding: StoredEncoding) {
  return cacheFor(key).peek(memoryKey(key, encoding))
}

function memoryKey(key: string, encoding: StoredEncoding) {
  return `${key}\t${encoding}`
}

function cacheFor(key: string) {
  if (key.includes('\n')) return routerData
  return key.includes('?') || orderPath.test(key) ? lists : pages
}

/** Queries and orders have too many addresses to be kept in files. */
function isFiled(key: string) {
  return !key.includes('?') && !orderPath.test(key)
}
