import type { IndexedStore } from '@/lib/browser/indexed-store'
import { parseRecord, type JournalRecord } from './journal-record'

export type Journal = {
  /** Stores the newest unsaved changes of a document. False: only this window has them. */
  store: (owner: Owner, unsaved: Unsaved) => Promise<boolean>
  /** Deletes this window's record, once everything is saved. */
  clear: (owner: Owner) => Promise<boolean>
  /** Resolves when the last change of the record is written; false where the browser refuses to. */
  whenStored: (owner: Owner) => Promise<boolean>
  /** What windows before this one have left behind of a document, oldest first. */
  loadFromOtherWindows: (owner: Owner) => Promise<JournalRecord[]>
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
  async function flush(id: string): Promise<boolean> {
    let isStored = true
    for (let next = latest.get(id); next; next = latest.get(id)) {
      latest.delete(id)
      isStored = true
      if (next.unsaved) isStored = await storage.put(id, { ...next.owner, ...next.unsaved })
      else await storage.delete(id)
    }
    writing.delete(id)
    if (isStored) refused.delete(id)
    else refused.add(id)
    return isStored
  }

  function write(owner: Owner, unsaved: Unsaved | null): Promise<boolean> {
    const id = idOf(owner)
    latest.set(id, { owner, unsaved })
    const current = writing.get(id) ?? flush(id)
    writing.set(id, current)
    return current
  }

  return {
    store: (owner, unsaved) => write(owner, unsaved),
    clear: (owner) => write(owner, null),
    whenStored: (owner) => writing.get(idOf(owner)) ?? Promise.resolve(!refused.has(idOf(owner))),
    async loadFromOtherWindows({ scope, key, client }) {
      const records = (await storage.all()).flatMap((one) => parseRecord(one) ?? [])
      return records.filter((one) => one.scope === scope && one.key === key && one.client !== client).toSorted((a, b) => a.at - b.at)
    },
    remove: (record) => storage.delete(idOf(record)),
  }
}

const idOf = ({ scope, key, client }: Owner) => `${scope} ${key} ${client}`
