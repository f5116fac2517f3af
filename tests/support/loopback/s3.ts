import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseRange } from '@/server/core/http/ranges'
import type { S3Settings } from '@/server/adapters/storage/s3-settings'
import { judgeSignature, sha256 } from './s3-signature'
import { bodyOf, listen } from './serve'

/** `hang` never answers, `drop` breaks the connection, `cut` breaks it within the body, `stall` falls silent there, `lie` changes a byte; a number is a status. */
type Fault = 'hang' | 'drop' | 'cut' | 'stall' | 'lie' | number
type StoredObject = { data: Buffer; sha256: string | undefined; modifiedAt: Date }

/** A loopback service that speaks S3: one bucket, signatures checked. `faults` are of the next calls, one each. */
export async function loopbackS3() {
  const account = { accessKeyId: 'LAMPION', secretAccessKey: 'tajna-spremnika/+=', region: 'eu-central-1' }
  const objects = new Map<string, StoredObject>()
  const calls: string[] = []
  const faults: (Fault | undefined)[] = []
  const state = { objects, calls, faults, pageSize: 1000 }

  const served = await listen((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  const settings: S3Settings = { endpoint: served.url, bucket: 'lampa-datoteke', ...account }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', served.url)
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/')
    const key = rest.join('/')
    calls.push(`${request.method} ${key}`)
    const fault = faults.shift()
    if (fault === 'hang') return
    if (fault === 'drop') return void response.destroy()
    if (typeof fault === 'number') return refuse(response, fault, fault === 403 ? 'AccessDenied' : 'SlowDown')
    const refusal = judgeSignature(request, url, account)
    if (refusal) return refuse(response, 403, refusal)
    if (bucket !== settings.bucket) return refuse(response, 404, 'NoSuchBucket')
    if (key === '') return list(response, url)
    switch (request.method) {
      case 'PUT':
        return put(request, response, key)
      case 'DELETE':
        objects.delete(key)
        return void response.writeHead(204).end()
      default:
        return send(request, response, { key, fault })
    }
  }

  async function put(request: IncomingMessage, response: ServerResponse, key: string) {
    const data = await bodyOf(request)
    const expected = request.headers['x-amz-content-sha256']
    if (expected !== undefined && expected !== 'UNSIGNED-PAYLOAD' && expected !== sha256(data))
      return refuse(response, 400, 'XAmzContentSHA256Mismatch')
    if (request.headers['if-none-match'] === '*' && objects.has(key)) return refuse(response, 412, 'PreconditionFailed')
    objects.set(key, { data, sha256: request.headers['x-amz-meta-sha256']?.toString(), modifiedAt: new Date() })
    response.writeHead(200, { etag: `"${sha256(data)}"` }).end()
  }

  function send({ method, headers }: IncomingMessage, response: ServerResponse, { key, fault }: { key: string; fault: Fault | undefined }) {
    const object = objects.get(key)
    if (!object) return refuse(response, 404, 'NoSuchKey')
    const range = parseRange(headers.range, object.data.length)
    if (range === 'unsatisfiable') return refuse(response, 416, 'InvalidRange')
    const { from, to } = range ?? { from: 0, to: object.data.length - 1 }
    const part = Buffer.from(object.data.subarray(from, to + 1))
    response.writeHead(range ? 206 : 200, {
      'content-length': part.length,
      etag: `"${sha256(object.data)}"`,
      ...(object.sha256 && { 'x-amz-meta-sha256': object.sha256 }),
      ...(range && { 'content-range': `bytes ${from}-${to}/${object.data.length}` }),
    })
    if (method === 'HEAD') return void response.end()
    if (fault === 'lie') part[0] = (part[0] ?? 0) ^ 1
    if (fault !== 'cut' && fault !== 'stall') return void response.end(part)
    response.write(part.subarray(0, 1), () => fault === 'cut' && response.destroy())
  }

  function list(response: ServerResponse, { searchParams }: URL) {
    const [prefix, after] = ['prefix', 'continuation-token'].map((name) => searchParams.get(name) ?? '')
    const all = [...objects.keys()].filter((key) => key.startsWith(prefix ?? '') && key > (after ?? '')).toSorted()
    const page = all.slice(0, state.pageSize)
    const files = page.map(
      (key) => `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.modifiedAt.toISOString()}</LastModified></Contents>`,
    )
    const next = page.length < all.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    const xml = `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${files.join('')}</ListBucketResult>`
    response.writeHead(200, { 'content-type': 'application/xml' }).end(xml)
  }

  return { ...state, state, settings, close: served.close }
}

function refuse(response: ServerResponse, status: number, code: string) {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(response.req.method === 'HEAD' ? undefined : xml)
}
