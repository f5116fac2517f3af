import type { IncomingMessage, ServerResponse } from 'node:http'
import { isUpload, bodyLimitOf } from '@/server/entry/http/early-refusal'
import { sendRefusal } from '@/server/entry/http/security/security-headers'

/** Longest time for an ordinary body, ms (docs/rules/platform.md#body-limits). */
const bodyTimeoutMs = 30_000

/** Counts a chunked body and aborts a slow one. */
export function limitBody(req: IncomingMessage, res: ServerResponse) {
  const isChunked = req.headers['transfer-encoding'] !== undefined
  if (!isChunked && !Number(req.headers['content-length'] ?? 0)) return
  if (isChunked) limitChunkedBody(req, res)
  if (isUpload(req.url ?? '')) return
  const timer = setTimeout(() => abortRequest(req, res, 408), bodyTimeoutMs)
  for (const event of ['end', 'close']) req.once(event, () => clearTimeout(timer))
}

/** Counts in `push`, because reading the stream here would consume it. */
function limitChunkedBody(req: IncomingMessage, res: ServerResponse) {
  const limit = bodyLimitOf(req.url ?? '')
  const push = req.push.bind(req)
  let bytes = 0
  req.push = (chunk: unknown, encoding?: BufferEncoding) => {
    bytes += chunk instanceof Uint8Array ? chunk.byteLength : 0
    if (bytes <= limit) return push(chunk, encoding)
    abortRequest(req, res, 413)
    return false
  }
}

function abortRequest(req: IncomingMessage, res: ServerResponse, status: 408 | 413) {
  if (req.complete || req.destroyed) return
  sendRefusal(req, res, { status, message: status === 413 ? 'Payload too large' : 'Request timeout' })
  res.once('finish', () => req.destroy())
  setTimeout(() => req.destroy(), 1000).unref()
}
