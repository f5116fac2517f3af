import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { FetchFailure } from './fetch-address'

type Reading = { folder: string; maxBytes: number; words: { missing: string; tooLarge: string; outside: string } }

/** Where a path that a file names leads, or null when that is not below the folder. */
export function pathBelow(folder: string, text: string): string | null {
  const full = path.resolve(folder, text.replaceAll('\\', '/').replace(/^\/+/, ''))
  return full.startsWith(`${path.resolve(folder)}${path.sep}`) ? full : null
}

/** The bytes of a file below the folder; a link must not lead out of it either. Throws a FetchFailure. */
export async function readBelow(file: string, { folder, maxBytes, words }: Reading): Promise<Buffer> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new FetchFailure(words.missing)
  if (found.size > maxBytes) throw new FetchFailure(words.tooLarge)
  const [real, inside] = await Promise.all([realpath(file), realpath(folder)])
  if (!real.startsWith(`${inside}${path.sep}`)) throw new FetchFailure(words.outside)
  return readFile(real)
}
