import type { IncomingMessage, ServerResponse } from 'node:http'
import { createEncoder, chooseEncoding, isCompressible } from './encodings'

type Encoder = ReturnType<typeof createEncoder>

/** Below this, packing costs more than it saves. Bytes. */
const minCompressibleBytes = 1024

type Hooks = {
  /**
   * Called when status and headers are settled and nothing has been sent; may change headers. `whole`: all of the body, if it is known already; what is
   * returned is sent instead of it.
   */
  onHead: (whole?: Buffer) => Buffer | undefined
  /** Called with each piece of the body before it is packed. */
  onChunk: (chunk: Buffer) => void
  /** Called when the body is complete. */
  onEnd: () => void
}

/**
 * Packs what is written to a response as it is written, and lets others look on. What was written together reaches the browser at once, as
 * React's streaming needs it.
 */
export function interceptResponse(req: IncomingMessage, res: ServerResponse, hooks: Hooks) {
  const { writeHead, write, end } = { writeHead: res.writeHead.bind(res), write: res.write.bind(res), end: res.end.bind(res) }
  // Taken now, because Next is not to see it.
  const accepted = req.headers['accept-encoding']
  let encoder: Encoder | undefined
  let hasBegun = false
  let flushing: NodeJS.Immediate | undefined

  /** Returns what is to be sent of the body that is known. */
  function beginBody(whole?: Buffer): Buffer | undefined {
    if (hasBegun || res.headersSent) return whole
    hasBegun = true
    const body = hooks.onHead(whole) ?? whole
    const encoding = shouldCompress(req, res) ? chooseEncoding(accepted) : 'identity'
    if (encoding === 'identity') return body
    setEncodingHeaders(res, encoding)
    encoder = createEncoder(encoding)
    forward(encoder)
    return body
  }

  function flush() {
    flushing = undefined
    encoder?.flush()
  }

  function forward(source: Encoder) {
    source.on('data', (chunk: Buffer) => {
      if (!write(chunk)) source.pause()
    })
    source.on('end', () => end())
    source.on('error', () => res.destroy())
    // Who waits for room waits on the response.
    source.on('drain', () => res.emit('drain'))
    res.on('drain', () => source.resume())
    res.once('close', () => source.destroy())
  }

  const intercepted = {
    writeHead(...args: Parameters<typeof writeHead>) {
      applyHeaders(res, args)
      beginBody()
      return writeHead(args[0])
    },
    write(chunk: unknown, ...rest: unknown[]) {
      beginBody()
      const bytes = toBuffer(chunk, rest[0])
      hooks.onChunk(bytes)
      if (!encoder) return write(bytes, callbackOf(rest))
      flushing ??= setImmediate(flush)
      return encoder.write(bytes, callbackOf(rest))
    },
    end(...args: unknown[]) {
      const chunk = typeof args[0] === 'function' ? undefined : args[0]
      const bytes = beginBody(chunk === undefined || chunk === null ? undefined : toBuffer(chunk, args[1]))
      const done = callbackOf(args)
      if (done) res.once('finish', done)
      clearImmediate(flushing)
      if (bytes) hooks.onChunk(bytes)
      hooks.onEnd()
      if (encoder) encoder.end(bytes)
      else end(bytes)
      return res
    },
  }
  Object.assign(res, intercepted)
}

function shouldCompress(req: IncomingMessage, res: ServerResponse) {
  const length = res.getHeader('content-length')
  const isBare = req.method === 'HEAD' || res.statusCode === 204 || res.statusCode === 304 || res.statusCode < 200
  const isPacked = res.hasHeader('content-encoding') || /no-transform/.test(String(res.getHeader('cache-control') ?? ''))
  const isSmall = length !== undefined && Number(length) < minCompressibleBytes
  if (isBare || isPacked || isSmall || !isCompressible(String(res.getHeader('content-type') ?? ''))) return false
  addVary(res, 'Accept-Encoding')
  return true
}

function setEncodingHeaders(res: ServerResponse, encoding: 'br' | 'gzip') {
  res.removeHeader('content-length')
  res.removeHeader('accept-ranges')
  res.setHeader('content-encoding', encoding)
  const tag = res.getHeader('etag')
  // The same page, but no longer the same bytes.
  if (typeof tag === 'string' && !tag.startsWith('W/')) res.setHeader('etag', `W/${tag}`)
}

function addVary(res: ServerResponse, name: string) {
  const now = [res.getHeader('vary') ?? []].flat().join(', ')
  if (now === '*' || now.toLowerCase().includes(name.toLowerCase())) return
  res.setHeader('vary', now ? `${now}, ${name}` : name)
}

/** Headers given at the last moment are put with the others, where all can see them. */
function applyHeaders(res: ServerResponse, [status, ...rest]: Parameters<ServerResponse['writeHead']>) {
  res.statusCode = status
  const headers = rest.find((one) => typeof one === 'object')
  if (!headers) return
  if (Array.isArray(headers)) for (let i = 0; i < headers.length; i += 2) res.appendHeader(String(headers[i]), String(headers[i + 1]))
  else for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value)
}

function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk, isEncoding(encoding) ? encoding : 'utf8')
  if (Buffer.isBuffer(chunk)) return chunk
  if (chunk instanceof Uint8Array) return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  throw new TypeError('A response is made of strings and bytes.')
}

function isEncoding(value: unknown): value is BufferEncoding {
  return typeof value === 'string' && Buffer.isEncoding(value)
}

function callbackOf(args: unknown[]): (() => void) | undefined {
  const found = args.at(-1)
  return typeof found === 'function' ? () => void found() : undefined
}
