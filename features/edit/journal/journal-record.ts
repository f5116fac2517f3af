import type { Change } from '@/lib/documents/changes'
import { isRecord } from '@/lib/documents/document'
import type { Batch, Conflict } from '@/lib/documents/draft'

/** What the browser keeps of a document's unsaved changes. `revision` is the draft's that they follow, `at` in ms since 1970. */
export type JournalRecord = {
  scope: string
  key: string
  client: string
  revision: number
  sending: Batch | null
  waiting: Change[]
  /** Fields that wait for the editor's choice: the value that lost is nowhere else. */
  conflicts: Conflict[]
  at: number
}

/** Null for what another version of this program has written. The server checks what the changes say. */
export function parseRecord(value: unknown): JournalRecord | null {
  if (!isRecord(value)) return null
  const { scope, key, client, revision, at } = value
  const sending = parseBatch(value.sending)
  const waiting = parseChanges(value.waiting)
  if (typeof scope !== 'string' || typeof key !== 'string' || typeof client !== 'string') return null
  if (typeof revision !== 'number' || typeof at !== 'number' || sending === undefined || waiting === undefined) return null
  return { scope, key, client, revision, sending, waiting, conflicts: parseConflicts(value.conflicts), at }
}

/** What an older version of this program has written holds none. */
function parseConflicts(value: unknown): Conflict[] {
  return Array.isArray(value) ? value.filter(isConflict) : []
}

function isConflict(value: unknown): value is Conflict {
  return isRecord(value) && typeof value.section === 'string' && isPath(value.path)
}

const isPath = (value: unknown) => Array.isArray(value) && value.every((name) => typeof name === 'string')

function parseBatch(value: unknown): Batch | null | undefined {
  if (value === null) return null
  if (!isRecord(value) || typeof value.client !== 'string' || typeof value.sequence !== 'number') return undefined
  const changes = parseChanges(value.changes)
  return changes && { client: value.client, sequence: value.sequence, changes }
}

function parseChanges(value: unknown): Change[] | undefined {
  return Array.isArray(value) && value.every(isChange) ? value : undefined
}

const kinds = ['set', 'unset', 'add', 'remove', 'move']

function isChange(value: unknown): value is Change {
  return isRecord(value) && typeof value.kind === 'string' && kinds.includes(value.kind) && typeof value.section === 'string'
}
