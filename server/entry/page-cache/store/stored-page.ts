import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import type { Mark } from '@/server/core/cache/registry.mjs'

/** Pages are stored compressed only. */
export type StoredEncoding = 'br' | 'gzip'

/** A rendered page in one encoding. */
export type StoredPage = {
  /** That of page-rules.ts. */
  key: string
  encoding: StoredEncoding
  /** What it was made of, and when that was read (server/core/cache/page-tags.mjs). */
  tags: readonly string[]
  mark: Mark
  /** When it was rendered, ms since 1970. */
  storedAt: number
  /** For how long it counts as new. */
  seconds: number
  /** Names and values in turn, without those that describe the body. */
  headers: readonly string[]
  /** That of this encoding; also the checksum of the body. */
  etag: string
  body: Buffer
  /** What the browser hydrates the page with, in the same encoding; null if the page has it in itself (server/entry/page-cache/html/page-data.ts). */
  data: StoredData | null
}

/** `name`: in the page. `etag`: also the checksum of the body. */
export type StoredData = { name: string; etag: string; body: Buffer }

/** Headers of one response, not of the page. */
const ownHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'date',
  'etag',
  'x-nextjs-cache',
])

/** Node sends a flat list of names and values without checking each. */
export function storedHeaders(headers: OutgoingHttpHeaders): string[] {
  const rows = Object.entries(headers).filter(([name]) => !ownHeaders.has(name))
  return rows.flatMap(([name, value]) => [value ?? []].flat().flatMap((one) => [name, String(one)]))
}

export function etagOf(body: Buffer, encoding: StoredEncoding) {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}-${encoding}"`
}

/** The page in another form: compressed better, or in another encoding. */
export async function inForm(page: StoredPage, encoding: StoredEncoding, convert: (body: Buffer) => Promise<Buffer>): Promise<StoredPage> {
  const body = await convert(page.body)
  const data = page.data && (await convert(page.data.body))
  return {
    ...page,
    encoding,
    body,
    etag: etagOf(body, encoding),
    data: page.data && data && { name: page.data.name, body: data, etag: etagOf(data, encoding) },
  }
}

export type PageAge = 'new' | 'aging' | 'old' | 'dead'

/** A page without a known change is still sent for this long while a newer one is rendered, ms. */
const agingMs = 3600_000
/** An older one is sent only when no newer one can be rendered, ms. */
const maxAgeMs = 24 * 3600_000

/** docs/rules/platform.md#page-age */
export function ageOf({ storedAt, seconds }: Pick<StoredPage, 'storedAt' | 'seconds'>, now: number): PageAge {
  const age = now - storedAt
  // Rendered by a clock that was set back since.
  if (age < 0) return 'aging'
  if (age < seconds * 1000) return 'new'
  if (age < seconds * 1000 + Math.min(agingMs, seconds * 1000)) return 'aging'
  return age < maxAgeMs ? 'old' : 'dead'
}

/** When it stops being of any use, ms since 1970. */
export function deadAt({ storedAt }: Pick<StoredPage, 'storedAt'>) {
  return storedAt + maxAgeMs
}
