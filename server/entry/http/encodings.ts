import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import { promisify } from 'node:util'

export type Encoding = 'br' | 'gzip' | 'identity'

const parsedHeaders = new Map<string, Encoding>()

/** The best encoding that the header allows. Browsers send few different headers, so results are cached. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const cached = parsedHeaders.get(header)
  if (cached) return cached
  const chosen = parseEncoding(header)
  if (parsedHeaders.size < 100) parsedHeaders.set(header, chosen)
  return chosen
}

function parseEncoding(header: string): Encoding {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((one) => one.trim()).find((one) => one.startsWith('q='))
      return [name.trim(), weight ? Number(weight.slice(2)) : 1]
    }),
  )
  const allows = (name: string) => (weights.get(name) ?? 0) > 0
  if (allows('br')) return 'br'
  return allows('gzip') ? 'gzip' : 'identity'
}

const compressible = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|rss\+xml|atom\+xml|ld\+json)|image\/svg\+xml)/i

export function isCompressible(contentType: string) {
  return compressible.test(contentType)
}

/** Fast settings for streaming; a 256 KB window keeps hundreds of streams affordable. */
export function createEncoder(encoding: 'br' | 'gzip') {
  if (encoding === 'gzip') return createGzip({ level: 5 })
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } })
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Compresses a body once for many responses. */
export async function compressBody(body: Buffer): Promise<Record<Encoding, Buffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, gz] = await Promise.all([toBrotli(body, { params }), toGzip(body, { level: 7 })])
  return { br, gzip: gz, identity: body }
}
