import type { IncomingMessage, ServerResponse } from 'node:http'
import { compressBody, createEncoder, chooseEncoding, isCompressible, type Compression } from './encodings'
import { whenClosed } from '@/server/core/process/when-closed'

type Encoder = ReturnType<typeof createEncoder>

/** Smaller bodies are not worth compressing. */
const minCompressibleBytes = 1024

type Hooks = {
  /** Called before the head is sent; may change headers. `completeBody` is the complete body if known; a returned buffer replaces it. */
  onHead: (completeBody?: Buffer) => Buffer | undefined
  /** Called with each chunk before compression. */
  onChunk: (chunk: Buffer) => void
  /** Called at the end of the body. */
  onEnd: () => void
  /** Called at the end of a complete body that was compressed, with what was sent. */
  onCompressed: (body: Buffer, encoding: Compression) => void
}

/**
 * Compresses a response and reports it to hooks: a complete body at once, others while they are written. Chunks written together are flushed together, as
 * React's streaming requires.
 */
export function interceptResponse(req: IncomingMessage, res: ServerResponse, hooks: Hooks) {
  const { writeHead, write, end } = { writeHead: res.writeHead.bind(res), write: res.write.bind(res), end: res.end.bind(res) }
  // Read now, because Next must not see the header.
  const accepted = req.headers['accept-encoding']
  let encoder: Encoder | undefined
  let completeEncoding: Compression | undefined
  let hasStarted = false
  let flushing: NodeJS.Immediate | undefined

  /** Returns the known body to send. */
  function beginBody(completeBody?: Buffer): Buffer | undefined {
    if (hasStarted || res.headersSent) return completeBody
    hasStarted = true
    const body = hooks.onHead(completeBody) ?? completeBody
    const encoding = shouldCompress(req, res) ? chooseEncoding(accepted) : 'identity'
    if (encoding === 'identity') return body
    setEncodingHeaders(res, encoding)
    if (body) completeEncoding = encoding
    else {
      encoder = createEncoder(encoding)
      forward(encoder)
    }
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
    // Writers wait for 'drain' on the response.
    source.on('drain', () => res.emit('drain'))
    res.on('drain', () => source.resume())
    whenClosed(res, () => source.destroy())
  }

  async function endCompressed(bytes: Buffer, encoding: Compression) {
    try {
      const body = await compressBody(bytes, encoding)
      hooks.onCompressed(body, encoding)
      if (!res.headersSent) res.setHeader('content-length', body.length)
      end(body)
    } catch {
      res.destroy()
    }
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
      else if (bytes && completeEncoding) void endCompressed(bytes, completeEncoding)
      else end(bytes)
      return res
    },
  }
  Object.assign(res, intercepted)
}

function shouldCompress(req: IncomingMessage, res: ServerResponse) {
  const length = res.getHeader('content-length')
  // A part counts the bytes of the file as it is.
  const isBare = req.method === 'HEAD' || [204, 206, 304].includes(res.statusCode) || res.statusCode < 200
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
  // Same page, different bytes.
  if (typeof tag === 'string' && !tag.startsWith('W/')) res.setHeader('etag', `W/${tag}`)
}

function addVary(res: ServerResponse, name: string) {
  const now = [res.getHeader('vary') ?? []].flat().join(', ')
  if (now === '*' || now.toLowerCase().includes(name.toLowerCase())) return
  res.setHeader('vary', now ? `${now}, ${name}` : name)
}

/** Moves the headers of writeHead to setHeader, where the hooks see them. */
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
