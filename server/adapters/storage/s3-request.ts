import { AwsV4Signer } from 'aws4fetch'
import { createReadStream } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { errorCode } from '@/server/db/error-code'
import { S3Error } from './s3-error'
import { s3Url, type S3Settings, type S3Timeouts } from './s3-settings'

export type S3Call = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  /** A local file to send. `sha256` in hex. */
  file?: { path: string; size: number; sha256: string }
}
/** `body` must be read or destroyed. */
export type S3Reply = { status: number; headers: http.IncomingHttpHeaders; body: http.IncomingMessage }

const attempts = 3
const agents = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: 64 }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: 64 }),
}

/**
 * Sends a signed call. Every call may be repeated, because a key never changes its content; 429, 5xx and a lost or silent connection are tried three times. Uses
 * node:http, because fetch holds no connection to account for its silence and Next caches it.
 * @returns a reply of 2xx, 404 for a missing key, or 416
 * @throws S3Error
 */
export async function callS3(settings: S3Settings, timeouts: S3Timeouts, call: S3Call): Promise<S3Reply> {
  for (let attempt = 1; ; attempt++) {
    const reply = await send(settings, timeouts, call).catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    )
    if (!(reply instanceof Error) && isAnswer(reply.status, call)) return reply
    const error = reply instanceof Error ? silenceOf(settings, call, reply) : await refusalOf(settings, call, reply)
    const isPassing = error.facts.status === null || error.facts.status === 429 || error.facts.status >= 500
    if (!isPassing || attempt === attempts) throw error
    await wait(timeouts.pauseMs * 4 ** (attempt - 1))
  }
}

async function send(settings: S3Settings, { silenceMs }: S3Timeouts, { method, key, query, headers, file }: S3Call): Promise<S3Reply> {
  const content = file && { 'content-length': String(file.size), 'x-amz-content-sha256': file.sha256, 'x-amz-meta-sha256': file.sha256 }
  const signed = await new AwsV4Signer({
    method,
    url: s3Url(settings, { key, query }).href,
    headers: { 'x-amz-content-sha256': emptySha256, ...headers, ...content },
    service: 's3',
    region: settings.region,
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
  }).sign()
  const isSecure = signed.url.protocol === 'https:'
  const options = {
    method,
    headers: Object.fromEntries(signed.headers),
    agent: agents[isSecure ? 'https:' : 'http:'],
    timeout: silenceMs,
  }
  return new Promise((resolve, reject) => {
    const outgoing = (isSecure ? https : http).request(signed.url, options, (body) => {
      // From here on only those who wait for bytes know what is silence: see `bytesOf`.
      outgoing.setTimeout(0)
      // A refusal may come before the file is sent.
      body.once('close', () => outgoing.writableFinished || outgoing.destroy())
      resolve({ status: body.statusCode ?? 0, headers: body.headers, body })
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no sign of it for ${silenceMs} ms`)))
    outgoing.on('error', reject)
    if (file) pipeline(createReadStream(file.path), outgoing).catch(reject)
    else outgoing.end()
  })
}

const emptySha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** The bytes of a reply. Only a service that lets its reader wait is silent, not a reader that takes its time. */
export async function* bytesOf({ body }: S3Reply, { silenceMs }: S3Timeouts): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = body[Symbol.asyncIterator]()
  try {
    for (;;) {
      const timer = setTimeout(() => body.destroy(new Error(`The bucket sent nothing for ${silenceMs} ms.`)), silenceMs)
      const next = await chunks.next().finally(() => clearTimeout(timer))
      if (next.done) return
      yield next.value
    }
  } finally {
    body.destroy()
  }
}

/** Ends a reply whose body nobody needs; the connection is kept. */
export function skipBody({ body }: S3Reply) {
  body.on('error', () => {}).resume()
}

const maxText = 4 * 1024 * 1024

/** @throws S3Error for a text that is cut or too long */
export async function textOf(reply: S3Reply, timeouts: S3Timeouts): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of bytesOf(reply, timeouts)) {
      size += chunk.length
      if (size > maxText) throw new Error('It is too long.')
      chunks.push(chunk)
    }
  } catch (error) {
    throw new S3Error('An answer of the bucket cannot be read.', { status: null, code: errorCode(error) }, error)
  }
  return Buffer.concat(chunks).toString()
}

/** 404 of a call without a key, or of a PUT, means that there is no such bucket; 416 a part of an empty object. */
function isAnswer(status: number, { key, method, headers }: S3Call) {
  if (status === 404) return key !== undefined && method !== 'PUT'
  return status < 300 || (status === 416 && headers?.range !== undefined)
}

async function refusalOf(settings: S3Settings, call: S3Call, reply: S3Reply) {
  const { status } = reply
  const text = await textOf(reply, { silenceMs: 2000, pauseMs: 0 }).catch(() => '')
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? ''
  return new S3Error(`${nameOf(settings, call)} was refused with ${status} ${code}`.trimEnd(), { status, code })
}

function silenceOf(settings: S3Settings, call: S3Call, error: Error) {
  const reason = error.message || errorCode(error) || error.name
  return new S3Error(`${nameOf(settings, call)} got no answer: ${reason}`, { status: null, code: errorCode(error) }, error)
}

function nameOf({ endpoint, bucket }: S3Settings, { method, key }: S3Call) {
  return `${method} ${key ?? 'list'} of the bucket ${bucket} at ${endpoint}`
}
