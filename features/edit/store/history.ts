import { isSame, type Change } from '@/lib/documents/changes'

export type KeyedChanges = { key: string; changes: Change[] }

/** What an entry says: a message of `edit.history`, with the section's type and the field's path for their names. */
export type HistoryLabel = {
  message:
    | 'field'
    | 'add'
    | 'remove'
    | 'move'
    | 'duplicate'
    | 'paste'
    | 'picture'
    | 'restore'
    | 'recover'
    | 'discard'
    | 'option'
    | 'hide'
    | 'window'
    | 'anchor'
    | 'page'
    | 'addItem'
    | 'removeItem'
    | 'moveItem'
    | 'duplicateItem'
    | 'share'
    | 'rename'
    | 'detach'
    | 'everywhere'
    | 'giveBack'
    | 'giveBackAll'
  section?: string
  path?: string[]
}

/** One step of the history, over any number of documents. `inverse` undoes `changes`. */
export type HistoryEntry = {
  id: number
  label: HistoryLabel
  /** In ms since 1970. */
  at: number
  /** Edits of one group in quick succession, or of one visit of a field, are one entry. */
  group: string | null
  changes: KeyedChanges[]
  inverse: KeyedChanges[]
}

const groupMs = 1000
const visitPrefix = 'visit '

/** The group of everything that is done in a field until it is left, however long that takes (docs/rules/editing.md#field-visit). */
export const visitGroup = (visit: string) => `${visitPrefix}${visit}`

/** Adds an entry to the history, or joins it with the last one when both are of one group and follow within a second, or are of one visit of a field. */
export function joinEntries(past: readonly HistoryEntry[], next: HistoryEntry): HistoryEntry[] {
  const last = past.at(-1)
  if (!last || last.group === null || last.group !== next.group) return [...past, next]
  if (next.at - last.at > groupMs && !last.group.startsWith(visitPrefix)) return [...past, next]
  const joined: HistoryEntry = {
    ...last,
    at: next.at,
    changes: lastOfEachField([...last.changes, ...next.changes]),
    // The oldest inverse of a field, which undoes all of the typing, stands last.
    inverse: lastOfEachField([...next.inverse, ...last.inverse]),
  }
  return [...past.slice(0, -1), joined]
}

/** Of several changes of one field only the last counts. */
function lastOfEachField(keyed: readonly KeyedChanges[]) {
  return keyed.filter((one, index) => !keyed.slice(index + 1).some((later) => isSameField(one, later)))
}

function isSameField(a: KeyedChanges, b: KeyedChanges) {
  const [first] = a.changes
  const [second] = b.changes
  if (a.key !== b.key || a.changes.length !== 1 || b.changes.length !== 1) return false
  if ((first?.kind !== 'set' && first?.kind !== 'unset') || (second?.kind !== 'set' && second?.kind !== 'unset')) return false
  return first.section === second.section && isSame(first.path, second.path)
}
