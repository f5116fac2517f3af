import type { IncomingHttpHeaders } from 'node:http'

const mebibyte = 1024 * 1024
const bodyLimit = mebibyte
/** A camera picture or a video; the upload checks the content. */
const uploadLimit = 128 * mebibyte
const uploads = /^\/api\/v\d\/media\//
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** Of pages and files; POST is how a bank may send its customer back. */
const pageMethods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])
const hostName = /^[\w.-]{1,253}(?::\d{1,5})?$|^\[[\da-f:.]{2,45}\](?::\d{1,5})?$/i

export type Refusal = { status: 400 | 404 | 405 | 413; message: string }
/** `rawHeaders`: names and values in turn, as they were sent. */
type EntryRequest = { method: string; url: string; headers: IncomingHttpHeaders; rawHeaders: readonly string[] }

export function isUpload(url: string) {
  return uploads.test(url)
}

export function bodyLimitOf(url: string) {
  return isUpload(url) ? uploadLimit : bodyLimit
}

/** Refuses a request before any other code runs (docs/rules/platform.md#early-refusal). Null accepts it. */
export function findRefusal({ method, url, headers, rawHeaders }: EntryRequest): Refusal | null {
  if (!methods.has(method)) return { status: 405, message: 'Method not allowed' }
  if (!pageMethods.has(method) && !url.startsWith('/api/')) return { status: 405, message: 'Method not allowed' }
  // Next drops it at the end of an address.
  if (url.includes('%00')) return { status: 400, message: 'Bad request' }
  if (!url.startsWith('/') || !hostName.test(headers.host ?? '')) return { status: 400, message: 'Bad request' }
  // Node takes the first of two hosts, a proxy perhaps the second (RFC 9112, 3.2).
  if (rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1)
    return { status: 400, message: 'Bad request' }
  // The site has no server actions.
  if (headers['next-action'] !== undefined) return { status: 404, message: 'Not found' }
  if (Number(headers['content-length'] ?? 0) > bodyLimitOf(url)) return { status: 413, message: 'Payload too large' }
  return null
}
