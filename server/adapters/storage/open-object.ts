import type { Range } from '@/server/core/http/ranges'
import { smallPart, type OpenFile } from './port'
import { S3Error, asOutage } from './s3-error'
import { bytesOf, skipBody, type S3Call, type S3Reply } from './s3-request'
import type { S3Timeouts } from './s3-settings'

type ObjectRequest = { call: (request: S3Call) => Promise<S3Reply>; timeouts: S3Timeouts; key: string }

/** Asks for the first bytes at once, so that a picture costs one call. A larger file is read by a second one. */
export async function openObject({ call, timeouts, key }: ObjectRequest): Promise<OpenFile | null> {
  const first = await call({ method: 'GET', key, headers: { range: `bytes=0-${smallPart - 1}` } })
  if (first.status === 404) {
    skipBody(first)
    return null
  }
  const size = sizeOf(first)
  const beginning = size === 0 ? Buffer.alloc(0) : size <= smallPart ? await readAll(first).catch(asOutage) : null
  // What is left of the reply would only be thrown away.
  if (beginning === null || size === 0) first.body.on('error', () => {}).destroy()

  async function read({ from, to }: Range) {
    if (beginning) return beginning.subarray(from, to + 1)
    const reply = await call({ method: 'GET', key, headers: { range: `bytes=${from}-${to}` } })
    if (reply.status === 206) return bytesOf(reply, timeouts)
    skipBody(reply)
    return asOutage(new S3Error(`${key} cannot be read in parts.`, { status: reply.status, code: '' }))
  }

  async function readAll(reply: S3Reply) {
    const chunks: Buffer[] = []
    for await (const chunk of bytesOf(reply, timeouts)) chunks.push(chunk)
    return Buffer.concat(chunks)
  }

  return { size, tag: first.headers.etag ?? `"${size.toString(36)}"`, read, close: async () => {} }
}

/** A service that knows no ranges answers with the whole. */
function sizeOf({ status, headers }: S3Reply) {
  if (status === 416) return 0
  return Number(status === 206 ? headers['content-range']?.split('/').at(-1) : headers['content-length'])
}
