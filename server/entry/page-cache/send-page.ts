import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesEtag } from '@/server/core/http/ranges'
import { decompressBody, type Encoding } from '@/server/entry/http/encodings'
import { writeInChunks } from '@/server/entry/http/limits/write-in-chunks'
import type { PageStatus } from './page-rules'
import type { StoredEncoding, StoredPage } from '@/server/entry/page-cache/store/stored-page'

type SentFile = Pick<StoredPage, 'headers' | 'etag' | 'encoding' | 'body'>

/** The encoding in which a page is stored for that client; one that accepts none gets it decompressed. */
export function storedEncodingFor(encoding: Encoding): StoredEncoding {
  return encoding === 'br' ? 'br' : 'gzip'
}

/** Sends a stored page, or that the client's copy is current. A missing one is sent whole each time. */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: SentFile,
  encoding: Encoding,
  status: PageStatus = 200,
): void | Promise<void> {
  if (encoding === 'identity') return sendDecompressed(req, res, page, status)
  const headers = [...page.headers, 'etag', page.etag, 'x-izlog-cache', 'hit', 'content-encoding', page.encoding]
  if (status === 200 && matchesEtag(req.headers['if-none-match'], page.etag)) return void res.writeHead(304, headers).end()
  headers.push('content-length', String(page.body.length))
  res.writeHead(status, headers).end(req.method === 'HEAD' ? undefined : page.body)
}

async function sendDecompressed(req: IncomingMessage, res: ServerResponse, page: SentFile, status: PageStatus) {
  const etag = page.etag.replace(/-\w+"$/, '"')
  const headers = [...page.headers, 'etag', etag, 'x-izlog-cache', 'hit']
  if (status === 200 && matchesEtag(req.headers['if-none-match'], etag)) return void res.writeHead(304, headers).end()
  const body = await decompressed(page)
  headers.push('content-length', String(body.length))
  res.writeHead(status, headers)
  if (req.method === 'HEAD') return void res.end()
  await writeInChunks(res, body)
}

/** The decompressed pages that are being sent: many slow readers of a page share one. */
const plain = new WeakMap<SentFile, WeakRef<Buffer>>()
const decompressing = new WeakMap<SentFile, Promise<Buffer>>()

/** Decompresses a page once for all simultaneous readers: 400 of them would hold 400 copies (docs/rules/platform.md#shop-memory). */
function decompressed(page: SentFile): Buffer | Promise<Buffer> {
  const known = plain.get(page)?.deref() ?? decompressing.get(page)
  if (known) return known
  const promise = decompressBody(page.body, page.encoding)
    .then((body) => {
      plain.set(page, new WeakRef(body))
      return body
    })
    .finally(() => decompressing.delete(page))
  decompressing.set(page, promise)
  return promise
}
