import { createHash } from 'node:crypto'
import path from 'node:path'
import { resolveBelow } from './local-file'

/**
 * Where an image is. `own`: served by this shop as `/media/{hash}/…`, with the drive id after `#` where the path is ambiguous; `url` is the fallback
 * for an unknown one.
 */
export type ImageSource =
  | { kind: 'own'; path: string; hash: string; driveId: string | null; url: string | null }
  | { kind: 'url'; url: string; driveId: string; name: string }
  | { kind: 'file'; path: string; name: string }
  | { kind: 'wrong'; message: string }

export const outsideFolder = 'Slika mora biti u mapi datoteke ili u mapi iz --images.'

/** Parses an image source; paths are resolved below `folder` (docs/rules/import-export.md#local-sources). */
export function parseImageSource(source: string, folder: string): ImageSource {
  const text = source.trim()
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return parseUrl(text)
  const own = /^\/media\/([^#?]+)(?:#(.+))?$/.exec(text)
  if (own?.[1]) return ownSource(own[1], own[2], null)
  const full = resolveBelow(folder, text)
  return full === null ? { kind: 'wrong', message: outsideFolder } : { kind: 'file', path: full, name: path.basename(full) }
}

function parseUrl(text: string): ImageSource {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    return { kind: 'wrong', message: 'Slika mora biti na adresi http ili https.' }
  const url = new URL(text)
  const own = /^\/media\/(.+)$/.exec(url.pathname)?.[1]
  return own ? ownSource(own, url.hash.slice(1) || undefined, text) : urlSource(text)
}

function ownSource(path: string, fragment: string | undefined, url: string | null): ImageSource {
  const driveId = fragment === undefined ? null : decoded(fragment)
  return { kind: 'own', path: decoded(path), hash: path.split('/', 1)[0] ?? '', driveId, url }
}

export function urlSource(text: string): Extract<ImageSource, { kind: 'url' }> {
  const url = new URL(text)
  url.hash = ''
  const name = decoded(url.pathname.split('/').at(-1) ?? '') || url.hostname
  return { kind: 'url', url: url.href, driveId: `url-${createHash('sha256').update(url.href).digest('hex').slice(0, 40)}`, name }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export function isUrl(source: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(source) && URL.canParse(source)
}

/** The file name in the source. */
export function fileNameOf(source: string): string {
  return isUrl(source) ? urlSource(source).name : path.basename(source.replaceAll('\\', '/'))
}
