import type { Context } from 'hono'

export type DownloadFile = { content: Buffer; name: string; mediaType: string }

/** Sends a personal file as an attachment that no cache stores. */
export function fileResponse(c: Context, { content, name, mediaType }: DownloadFile) {
  c.header('content-type', mediaType)
  c.header('content-length', String(content.length))
  c.header('content-disposition', `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`)
  c.header('cache-control', 'private, no-store')
  c.header('x-content-type-options', 'nosniff')
  c.header('referrer-policy', 'no-referrer')
  c.header('x-robots-tag', 'noindex')
  return c.body(new Uint8Array(content))
}
