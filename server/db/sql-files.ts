import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A file of server/db/functions. `hash` covers its statements and those of the files it requires, not their comments. */
export type SqlFile = { name: string; text: string; hash: string; requiresTables: boolean }

/** Reads the SQL files of a folder, ordered by what they require. */
export function readSqlFiles(folder: string): SqlFile[] {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
  return orderSqlFiles(new Map(names.map((file) => [path.basename(file, '.sql'), readFileSync(path.join(folder, file), 'utf8')])))
}

/**
 * Orders files so that each follows those it names in `-- requires:`, where `tables` stands for the migrations.
 * @throws when a requirement is missing or circular
 */
export function orderSqlFiles(texts: ReadonlyMap<string, string>): SqlFile[] {
  const ordered = new Map<string, SqlFile>()
  for (const name of texts.keys()) add(name, [])
  return [...ordered.values()]

  function add(name: string, chain: string[]): SqlFile {
    const known = ordered.get(name)
    if (known) return known
    const text = texts.get(name)
    if (text === undefined || chain.includes(name))
      throw new Error(`Wrong requirement in server/db/functions: ${[...chain, name].join(' > ')}`)
    const requirements = text.match(/^-- requires: (.+)$/m)?.[1]?.split(', ') ?? []
    const required = requirements.filter((one) => one !== 'tables').map((one) => add(one, [...chain, name]))
    const requiresTables = requirements.includes('tables') || required.some((file) => file.requiresTables)
    const hashed = [text.replaceAll(/^--.*\n/gm, ''), ...required.map(({ hash }) => hash)]
    const file = { name, text, hash: createHash('sha256').update(hashed.join('\n')).digest('hex'), requiresTables }
    ordered.set(name, file)
    return file
  }
}
