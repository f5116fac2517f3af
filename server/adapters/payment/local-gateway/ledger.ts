import { createHash, randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The test bank's memory: facts that are written once, so the first of two concurrent decisions counts. */
export type Ledger = {
  /** Writes the fact unless it exists; returns the stored one. */
  record(reference: string, fact: string, value: unknown): Promise<unknown>
  find(reference: string, fact: string): Promise<unknown>
  /** All facts with this prefix. */
  list(reference: string, beginning: string): Promise<unknown[]>
}

/** One file per fact, linked into place atomically; survives restarts. */
export function fileLedger(folder: string): Ledger {
  const nameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)
  const folderOf = (reference: string) => path.join(folder, nameOf(reference))
  const fileOf = (reference: string, fact: string) => path.join(folderOf(reference), `${fact.replace(/[^\w-]/g, '_')}.json`)

  async function find(reference: string, fact: string): Promise<unknown> {
    const text = await readFile(fileOf(reference, fact), 'utf8').catch(ignore('ENOENT'))
    return text === undefined ? undefined : JSON.parse(text)
  }

  return {
    find,
    async record(reference, fact, value) {
      const part = path.join(folderOf(reference), `${randomUUID()}.part`)
      await mkdir(folderOf(reference), { recursive: true })
      await writeFile(part, JSON.stringify(value))
      await link(part, fileOf(reference, fact)).catch(ignore('EEXIST'))
      await rm(part)
      return find(reference, fact)
    },
    async list(reference, beginning) {
      const files = (await readdir(folderOf(reference)).catch(ignore('ENOENT'))) ?? []
      const facts = files.filter((file) => file.startsWith(beginning) && file.endsWith('.json')).sort()
      return Promise.all(facts.map((file) => find(reference, file.slice(0, -'.json'.length))))
    },
  }
}

export function memoryLedger(): Ledger {
  const facts = new Map<string, unknown>()
  return {
    async record(reference, fact, value) {
      const key = `${reference} ${fact}`
      if (!facts.has(key)) facts.set(key, value)
      return facts.get(key)
    },
    async find(reference, fact) {
      return facts.get(`${reference} ${fact}`)
    },
    async list(reference, beginning) {
      return [...facts].filter(([key]) => key.startsWith(`${reference} ${beginning}`)).map(([, value]) => value)
    },
  }
}

function ignore(code: string) {
  return (error: unknown): undefined => {
    if (error instanceof Error && 'code' in error && error.code === code) return undefined
    throw error
  }
}
