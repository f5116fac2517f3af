import type { IncomingMessage, ServerResponse } from 'node:http'
import { isUpload, limitOf } from './refuse'
import { refuseWith } from './security-headers'

/** How long a visitor may take to send an ordinary body. Milliseconds. */
const bodyTime = 30_000

/** Counts a body whose length was not told, and gives up on one that trickles in. */
export function limitBody(req: IncomingMessage, res: ServerResponse) {
  const isChunked = req.headers['transfer-encoding'] !== undefined
  if (!isChunked && !Number(req.headers['content-length'] ?? 0)) return
  if (isChunked) countBody(req, res)
  if (isUpload(req.url ?? '')) return
  const timer = setTimeout(() => cutOff(req, res, 408), bodyTime)
  for (const event of ['end', 'close']) req.once(event, () => clearTimeout(timer))
}

/** Node's parser hands every piece of a body to `push`; reading it here would take it from those it is for. */
function countBody(req: IncomingMessage, res: ServerResponse) {
  const limit = limitOf(req.url ?? '')
  const push = req.push.bind(req)
  let bytes = 0
  req.push = (chunk: unknown, encoding?: BufferEncoding) => {
    bytes += chunk instanceof Uint8Array ? chunk.byteLength : 0
    if (bytes <= limit) return push(chunk, encoding)
    cutOff(req, res, 413)
    return false
  }
}

function cutOff(req: IncomingMessage, res: ServerResponse, status: 408 | 413) {
  if (req.complete || req.destroyed) return
  refuseWith(req, res, { status, message: status === 413 ? 'Payload too large' : 'Request timeout' })
  res.once('finish', () => req.destroy())
  setTimeout(() => req.destroy(), 1000).unref()
}
