import { connectedIdentity } from '@/lib/api/client'
import { unsavedEdits } from '@/lib/browser/unsaved-edits'
import { isSaved } from '@/lib/documents/draft'
import { editStore } from '../store/edit-store'
import { editingUser } from '../session/editing-user'
import { createJournal } from './journal'
import type { JournalRecord } from './journal-record'

const journal = createJournal(unsavedEdits)

function ownerOf(key: string) {
  const identity = connectedIdentity()
  const scope = [identity?.site, identity?.language, editingUser()].join('/')
  return { scope, key, client: editStore.getState().client }
}

/** Writes down what of a document is not saved or not decided, or removes it. */
export function storeUnsaved(key: string) {
  const draft = editStore.getState().documents[key]?.draft
  if (!draft) return
  const { revision, sending, waiting, conflicts } = draft
  const isDone = isSaved(draft) && conflicts.length === 0
  const owner = ownerOf(key)
  const written = isDone ? journal.clear(owner) : journal.store(owner, { revision, sending, waiting, conflicts, at: Date.now() })
  void written.then((isStored) => {
    if (editStore.getState().isJournalStored !== isStored) editStore.setState({ isJournalStored: isStored })
  })
}

export const whenUnsavedIsStored = (key: string) => journal.whenStored(ownerOf(key))

/** What closed windows have left behind of a document. */
export async function loadFromOtherWindows(key: string): Promise<JournalRecord[]> {
  const records = await journal.loadFromOtherWindows(ownerOf(key))
  if (records.length === 0) return records
  const living = await livingClients()
  return records.filter(({ client }) => !living.includes(client))
}

/** Forgets this window's unsaved changes of the user who made them. */
export const clearUnsaved = (key: string) => journal.clear(ownerOf(key))

export const removeUnsaved = (record: JournalRecord) => journal.remove(record)

const lockPrefix = 'izlog-edit '

/** Tells other windows that this one still has its changes; returns what ends it. Locks exist over https and on localhost only. */
export function announceClient(): () => void {
  const end = new AbortController()
  const ended = new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()))
  void navigator.locks?.request(lockPrefix + editStore.getState().client, () => ended)
  return () => end.abort()
}

async function livingClients(): Promise<string[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.flatMap(({ name }) => (name?.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : []))
}

/** Runs one at a time over all windows, so that only one takes changes over. */
export function exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(`izlog-recovery ${name}`, work) : work()
}
