import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { contentTypeOf, isDisplayable } from './content-types'
import { matchesEtag, parseRange } from '@/server/core/http/ranges'

const prefix = '/media/'
/** Smaller files are read at once; a stream would cost more. */
const smallFile = 256 * 1024

/** Sends a file of DATA_DIR/media (docs/rules/platform.md#media-files). */
export async function sendMedia(req: IncomingMessage, res: ServerResponse, folder: string) {
  if (req.method !== 'GET' && req.method !== 'HEAD') return sendError(res, 405)
  const name = mediaPath(req.url ?? '')
  // O_NOFOLLOW: a symbolic link must not leave the folder.
  const handle = name && (await open(path.join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => null))
  if (!handle) return sendError(res, 404)
  try {
    const stat = await handle.stat()
    if (!stat.isFile()) return sendError(res, 404)
    await sendFile({ req, res, handle, size: stat.size, tag: `"${stat.size.toString(36)}-${Math.trunc(stat.mtimeMs).toString(36)}"`, name })
  } finally {
    await handle.close()
  }
}

/** The path below the media folder, or null for a name that we would not have written. */
function mediaPath(url: string) {
  const end = url.indexOf('?')
  const raw = url.slice(prefix.length, end < 0 ? undefined : end)
  const parts = raw.split('/')
  const isPlain = parts.every((part) => /^[\w-][\w.-]*$/.test(part) && !part.includes('..'))
  return url.startsWith(prefix) && isPlain ? raw : null
}

type Sending = { req: IncomingMessage; res: ServerResponse; handle: FileHandle; size: number; tag: string; name: string }

async function sendFile({ req, res, handle, size, tag, name }: Sending) {
  const type = contentTypeOf(name)
  res.setHeader('cache-control', 'public, max-age=31536000, immutable')
  res.setHeader('etag', tag)
  res.setHeader('accept-ranges', 'bytes')
  res.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  if (matchesEtag(req.headers['if-none-match'], tag)) return res.writeHead(304).end()
  if (!isDisplayable(type)) res.setHeader('content-disposition', `attachment; filename="${path.basename(name)}"`)
  res.setHeader('content-type', type)

  const isOutdated = req.headers['if-range'] !== undefined && req.headers['if-range'] !== tag
  const range = isOutdated ? null : parseRange(req.headers.range, size)
  if (range === 'unsatisfiable') return res.writeHead(416, { 'content-range': `bytes */${size}` }).end()
  const { from, to } = range ?? { from: 0, to: size - 1 }
  res.setHeader('content-length', to - from + 1)
  res.writeHead(range ? 206 : 200, range ? { 'content-range': `bytes ${from}-${to}/${size}` } : {})
  if (req.method === 'HEAD' || size === 0) return res.end()
  if (!range && size <= smallFile) return res.end(await handle.readFile())
  await pipeline(handle.createReadStream({ start: from, end: to, autoClose: false }), res).catch(() => res.destroy())
}

function sendError(res: ServerResponse, status: 404 | 405) {
  res
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(status === 404 ? 'Not found' : 'Method not allowed')
}
