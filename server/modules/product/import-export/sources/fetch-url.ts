import { lookup as resolve, type LookupAddress } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address'

/** A source that could not be read; the message is Croatian. `isHostDown`: the whole host does not respond. */
export class FetchFailure extends Error {
  readonly isHostDown: boolean

  constructor(message: string, { isAway = false, cause }: { isAway?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.isHostDown = isAway
  }
}

export type FetchLimits = {
  /** The noun in messages; both are feminine. */ what: 'Slika' | 'Datoteka'
  accept: string
  /** Allows private addresses. */ allowLocal: boolean
  timeoutMs: number
  maxBytes: number
  maxRedirects: number
}

const defaults = { allowLocal: false, timeoutMs: 15_000, maxRedirects: 3 }

/**
 * Fetches a URL from an untrusted file (docs/rules/import-export.md#remote-sources). The name is resolved once, and the connection goes to the
 * checked address.
 */
export async function fetchUrl(
  source: string,
  options: Pick<FetchLimits, 'what' | 'accept' | 'maxBytes'> & Partial<FetchLimits>,
): Promise<Buffer> {
  const limits = { ...defaults, ...options }
  const signal = AbortSignal.timeout(limits.timeoutMs)
  let url = parseUrl(source, limits)
  try {
    for (let hops = 0; hops <= limits.maxRedirects; hops++) {
      const response = await request(url, limits, signal)
      const next = redirectTarget(response, url, limits)
      if (next === null) return await readBody(response, limits)
      response.destroy()
      url = next
    }
  } catch (error) {
    throw toFetchFailure(error, url, signal)
  }
  throw new FetchFailure('Previše preusmjeravanja.')
}

function parseUrl(source: string, { what }: FetchLimits): URL {
  const url = URL.canParse(source) ? new URL(source) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol)) throw new FetchFailure(`${what} mora biti na adresi http ili https.`)
  if (url.username !== '' || url.password !== '') throw new FetchFailure('Adresa ne smije sadržavati lozinku.')
  return url
}

function request(url: URL, { allowLocal, accept }: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // `lookup` is not called for an IP address.
  if (isIP(host) && !allowLocal && !isPublicAddress(host)) throw notPublicFailure(host)
  const client = url.protocol === 'https:' ? https : http
  const headers = { accept, 'user-agent': 'Izlog (products:import)' }
  return new Promise((resolve, reject) => {
    const sent = client.get(url, { lookup: allowLocal ? undefined : publicLookup, signal, headers, agent: false }, resolve)
    sent.on('error', reject)
  })
}

/** Node's lookup, refused when any address of the name is not public. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? []
    const privateAddress = (addresses ?? []).find(({ address }) => !isPublicAddress(address))
    if (error || !first) callback(error ?? new Error('ENOTFOUND'), '', 4)
    else if (privateAddress) callback(notPublicFailure(privateAddress.address), '', 4)
    else if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}

function notPublicFailure(address: string) {
  return new FetchFailure(`Adresa ${address} nije javna. Ako je poslužitelj vaš: --allow-local`)
}

function redirectTarget(response: IncomingMessage, url: URL, limits: FetchLimits): URL | null {
  const { statusCode = 0, headers } = response
  if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location) return parseUrl(new URL(headers.location, url).href, limits)
  if (statusCode === 200) return null
  response.destroy()
  throw new FetchFailure(`Poslužitelj odgovara ${statusCode}.`)
}

async function readBody(response: IncomingMessage, { what, maxBytes }: FetchLimits): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  const stream: AsyncIterable<Buffer> = response
  for await (const chunk of stream) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new FetchFailure(`${what} je veća od ${Math.round(maxBytes / 1024 / 1024)} MB.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function toFetchFailure(error: unknown, { host }: URL, signal: AbortSignal): FetchFailure {
  if (error instanceof FetchFailure) return error
  if (signal.aborted) return new FetchFailure(`${host} ne odgovara dovoljno brzo.`, { isAway: true, cause: error })
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return new FetchFailure(`${host} nije dostupan${code === '' ? '' : ` (${code})`}.`, { isAway: true, cause: error })
}
