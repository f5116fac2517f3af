import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isFileKey } from '@/server/adapters/storage/file-key'
import type { FileStore, OpenFile } from '@/server/adapters/storage/port'
import { matchesEtag, requestedRange } from '@/server/core/http/ranges'
import { log } from '@/server/core/log'
import { contentTypeOf, isDisplayable } from './content-types'
import { sendError } from './send-error'

const prefix = '/media/'

/** Sends a public file of the store (docs/rules/platform.md#media-files). */
export async function sendMedia(req: IncomingMessage, res: ServerResponse, files: Pick<FileStore, 'open'>) {
  if (req.method !== 'GET' && req.method !== 'HEAD') return sendError(res, 405)
  const name = mediaName(req.url ?? '')
  if (name === null) return sendError(res, 404)
  try {
    const file = await files.open(`media/${name}`)
    if (!file) return sendError(res, 404)
    await sendFile({ req, res, file, name }).finally(() => file.close())
  } catch (error) {
    log('error', 'file not sent', { name, error: error instanceof Error ? (error.cause ?? error) : error })
    if (res.headersSent) return void res.destroy()
    for (const header of ['etag', 'accept-ranges', 'content-disposition']) res.removeHeader(header)
    sendError(res, 503)
  }
}

/** The path below `media/`, or null for a name that we would not have written. */
function mediaName(url: string) {
  const end = url.indexOf('?')
  const name = url.slice(prefix.length, end < 0 ? undefined : end)
  return url.startsWith(prefix) && isFileKey(name) ? name : null
}

type FileToSend = { req: IncomingMessage; res: ServerResponse; file: OpenFile; name: string }

async function sendFile({ req, res, file, name }: FileToSend) {
  const { size, tag } = file
  const type = contentTypeOf(name)
  res.setHeader('cache-control', 'public, max-age=31536000, immutable')
  res.setHeader('etag', tag)
  res.setHeader('accept-ranges', 'bytes')
  res.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  if (matchesEtag(req.headers['if-none-match'], tag)) return res.writeHead(304).end()
  if (!isDisplayable(type)) res.setHeader('content-disposition', `attachment; filename="${path.basename(name)}"`)
  res.setHeader('content-type', type)

  const range = requestedRange({ range: req.headers.range, ifRange: req.headers['if-range'] }, { size, tag })
  if (range === 'unsatisfiable') return res.writeHead(416, { 'content-range': `bytes */${size}` }).end()
  const { from, to } = range ?? { from: 0, to: size - 1 }
  const hasBody = req.method !== 'HEAD' && size > 0
  // Before the status: a store that fails here is still an answer of its own.
  const body = hasBody ? await file.read({ from, to }) : null
  res.setHeader('content-length', to - from + 1)
  res.writeHead(range ? 206 : 200, range ? { 'content-range': `bytes ${from}-${to}/${size}` } : {})
  if (body === null || Buffer.isBuffer(body)) return res.end(body ?? undefined)
  await pipeline(body, res).catch((error: unknown) => {
    // A visitor who leaves is nothing to report.
    if (!req.destroyed && !res.closed) log('warn', 'file cut', { name, error })
    res.destroy()
  })
}
