import type { IncomingMessage, ServerResponse } from 'node:http'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { contentTypeOf } from './content-types'
import { chooseEncoding, type Encoding } from './encodings'
import { sendError } from './send-error'

type StaticFile = { name: string; type: string; variants: Set<Encoding>; bodies: Map<Encoding, Promise<Buffer>> }

const prefix = '/_next/static/'
/** Browsers read these only of documents; a first visit loads 20 files that are none. */
const ofDocuments = ['cross-origin-opener-policy', 'permissions-policy', 'reporting-endpoints']
const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const

/**
 * Serves the build's files with hashed names from memory, precompressed by the launcher (scripts/lib/build/precompress.mjs). The list is read once, so a URL names
 * one of them or nothing.
 */
export function openStaticFiles(output: string) {
  const plain = path.join(output, 'static')
  const compressed = path.join(output, 'static-compressed')
  const files = new Map(listFiles(plain).map((name) => [`${prefix}${name}`, describe(name)]))

  function describe(name: string): StaticFile {
    const found = (['br', 'gzip'] as const).filter((encoding) => existsSync(path.join(compressed, `${name}${suffixes[encoding]}`)))
    return { name, type: contentTypeOf(name), variants: new Set(found), bodies: new Map() }
  }

  function bodyOf(file: StaticFile, encoding: Encoding) {
    const cached = file.bodies.get(encoding)
    if (cached) return cached
    const body = readFile(
      encoding === 'identity' ? path.join(plain, file.name) : path.join(compressed, `${file.name}${suffixes[encoding]}`),
    )
    // Few clients lack compression, so the plain form is not cached beside packed ones.
    if (encoding !== 'identity' || file.variants.size === 0) file.bodies.set(encoding, body)
    // Otherwise one failed read would last until the next start.
    body.catch(() => file.bodies.delete(encoding))
    return body
  }

  /** Sends the file of the URL, or that there is none: Next would render a page for it, which costs a tenth of a second. */
  return async function sendStatic(req: IncomingMessage, res: ServerResponse) {
    if (req.method !== 'GET' && req.method !== 'HEAD') return sendError(res, 405)
    const file = findFile(req.url ?? '')
    if (!file) return sendError(res, 404)
    const wanted = chooseEncoding(req.headers['accept-encoding'])
    const encoding = file.variants.has(wanted) ? wanted : 'identity'
    const body = await bodyOf(file, encoding)
    for (const name of ofDocuments) res.removeHeader(name)
    res.setHeader('content-type', file.type)
    res.setHeader('cache-control', 'public, max-age=31536000, immutable')
    if (file.variants.size > 0) res.setHeader('vary', 'accept-encoding')
    if (encoding !== 'identity') res.setHeader('content-encoding', encoding)
    res.setHeader('content-length', body.length)
    res.end(req.method === 'HEAD' ? undefined : body)
  }

  function findFile(url: string) {
    const end = url.indexOf('?')
    const name = end < 0 ? url : url.slice(0, end)
    return files.get(name) ?? (name.includes('%') ? files.get(decode(name)) : undefined)
  }
}

function listFiles(folder: string) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

function decode(name: string) {
  try {
    return decodeURIComponent(name)
  } catch {
    return ''
  }
}
