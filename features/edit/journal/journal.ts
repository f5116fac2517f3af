import type { IndexedStore } from '@/lib/browser/indexed-store'
import { parseRecord, type JournalRecord } from './journal-record'

export type Journal = {
  /** Keeps the newest unsaved changes of a document, or with null nothing. False: only this window has them. */
  keep: (owner: Owner, unsaved: Unsaved | null) => Promise<boolean>
  /** Resolves when what was last kept is written; false where the browser refuses to. */
  whenKept: (owner: Owner) => Promise<boolean>
  /** What windows before this one have left behind of a document, oldest first. */
  leftBy: (owner: Owner) => Promise<JournalRecord[]>
  remove: (record: JournalRecord) => Promise<void>
}

/** `scope` names site, language and user. */
type Owner = { scope: string; key: string; client: string }
type Unsaved = Pick<JournalRecord, 'revision' | 'sending' | 'waiting' | 'conflicts' | 'at'>

/** The journal of unsaved changes, a record per document and window (docs/rules/editing.md#journal). */
export function createJournal(storage: IndexedStore): Journal {
  const latest = new Map<string, { owner: Owner; unsaved: Unsaved | null }>()
  const writing = new Map<string, Promise<boolean>>()
  /** The records whose last write the browser refused. */
  const refused = new Set<string>()

  /** One write of a record at a time; of those that wait only the newest is written. */
  async function drain(id: string): Promise<boolean> {
    let isKept = true
    for (let next = latest.get(id); next; next = latest.get(id)) {
      latest.delete(id)
      isKept = true
      if (next.unsaved) isKept = await storage.put(id, { ...next.owner, ...next.unsaved })
      else await storage.delete(id)
    }
    writing.delete(id)
    if (isKept) refused.delete(id)
    else refused.add(id)
    return isKept
  }

  return {
    keep(owner, unsaved) {
      const id = idOf(owner)
      latest.set(id, { owner, unsaved })
      const current = writing.get(id) ?? drain(id)
      writing.set(id, current)
      return current
    },
    whenKept: (owner) => writing.get(idOf(owner)) ?? Promise.resolve(!refused.has(idOf(owner))),
    async leftBy({ scope, key, client }) {
      const records = (await storage.all()).flatMap((one) => parseRecord(one) ?? [])
      return records.filter((one) => one.scope === scope && one.key === key && one.client !== client).toSorted((a, b) => a.at - b.at)
    },
    remove: (record) => storage.delete(idOf(record)),
  }
}

const idOf = ({ scope, key, client }: Owner) => `${scope} ${key} ${client}`
