import { createHash } from 'node:crypto'
import path from 'node:path'
import { pathBelow } from '@/server/modules/product/import-export/sources/local-file'

/**
 * Where an image is. `own`: served by this shop as `/media/{hash}/…`, with the drive id after `#` where the path is ambiguous; `url` is the fallback
 * for an unknown one.
 */
export type PictureSource =
  | { kind: 'own'; path: string; hash: string; driveId: string | null; url: string | null }
  | { kind: 'url'; url: string; driveId: string; name: string }
  | { kind: 'file'; path: string; name: string }
  | { kind: 'wrong'; message: string }

export const outsideFolder = 'Slika mora biti u mapi datoteke ili u mapi iz --images.'

/** Parses an image source; paths are resolved below `folder` (docs/rules/import-export.md#local-sources). */
export function readSource(source: string, folder: string): PictureSource {
  const text = source.trim()
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return readUrl(text)
  const own = /^\/media\/([^#?]+)(?:#(.+))?$/.exec(text)
  if (own?.[1]) return ownSource(own[1], own[2], null)
  const full = pathBelow(folder, text)
  return full === null ? { kind: 'wrong', message: outsideFolder } : { kind: 'file', path: full, name: path.basename(full) }
}

function readUrl(text: string): PictureSource {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    return { kind: 'wrong', message: 'Slika mora biti na adresi http ili https.' }
  const url = new URL(text)
  const own = /^\/media\/(.+)$/.exec(url.pathname)?.[1]
  return own ? ownSource(own, url.hash.slice(1) || undefined, text) : urlSource(text)
}

function ownSource(path: string, fragment: string | undefined, url: string | null): PictureSource {
  const driveId = fragment === undefined ? null : decoded(fragment)
  return { kind: 'own', path: decoded(path), hash: path.split('/', 1)[0] ?? '', driveId, url }
}

export function urlSource(text: string): Extract<PictureSource, { kind: 'url' }> {
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
