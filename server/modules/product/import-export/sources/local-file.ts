import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { FetchFailure } from './fetch-url'

type ReadOptions = { folder: string; maxBytes: number; messages: { missing: string; tooLarge: string; outside: string } }

/** Resolves a path below the folder; null when it leaves it (docs/rules/import-export.md#local-sources). */
export function resolveBelow(folder: string, text: string): string | null {
  const full = path.resolve(folder, text.replaceAll('\\', '/').replace(/^\/+/, ''))
  return full.startsWith(`${path.resolve(folder)}${path.sep}`) ? full : null
}

/** Reads a file below the folder, following no link out of it. Throws a FetchFailure. */
export async function readBelow(file: string, { folder, maxBytes, messages }: ReadOptions): Promise<Buffer> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new FetchFailure(messages.missing)
  if (found.size > maxBytes) throw new FetchFailure(messages.tooLarge)
  const [real, inside] = await Promise.all([realpath(file), realpath(folder)])
  if (!real.startsWith(`${inside}${path.sep}`)) throw new FetchFailure(messages.outside)
  return readFile(real)
}
