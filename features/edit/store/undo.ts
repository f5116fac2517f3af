import { applyChanges, isSame, type Change } from '@/lib/documents/changes'
import { isRecord, type Document, type Json } from '@/lib/documents/document'
import { fieldOf } from '@/lib/documents/draft'
import { applyToDrafts, editStore } from './edit-store'
import type { KeyedChanges } from './history'

/** Undoes the last entry. Returns false when a colleague has changed the same fields since: those stay as they are (docs/rules/editing.md#undo). */
export function undo(): boolean {
  const { past } = editStore.getState()
  const entry = past.at(-1)
  if (!entry) return true
  const inverse = entry.inverse.map((one) => withoutColleagueFields(one, entry.changes))
  applyToDrafts(inverse)
  editStore.setState((state) => ({ past: state.past.slice(0, -1), future: [entry, ...state.future] }))
  return countOf(inverse) === countOf(entry.inverse)
}

/** Makes the last undone entry again, but for what a colleague has changed since. */
export function redo() {
  const { future } = editStore.getState()
  const [entry, ...later] = future
  if (!entry) return
  const inverse = applyToDrafts(entry.changes.map((one) => withoutColleagueFields(one, entry.inverse)))
  editStore.setState((state) => ({ past: [...state.past, { ...entry, inverse, group: null }], future: later }))
}

const countOf = (keyed: readonly KeyedChanges[]) => keyed.reduce((sum, { changes }) => sum + changes.length, 0)

/** Leaves out what would replace a colleague's later value of a field, or remove a section that a colleague has changed; `applied` was done last. */
function withoutColleagueFields({ key, changes }: KeyedChanges, applied: readonly KeyedChanges[]): KeyedChanges {
  const document = editStore.getState().documents[key]?.draft.document
  const forward = applied.flatMap((one) => (one.key === key ? one.changes : []))
  return { key, changes: document ? changes.filter((change) => isOurs(document, change, forward)) : changes }
}

/** Whether what a change would replace is still what `forward` has left there. */
function isOurs(document: Document, change: Change, forward: readonly Change[]): boolean {
  // A section that is there already is not added again.
  if (change.kind === 'add') return true
  const ofSection = forward.filter(({ section }) => section === change.section)
  const whole = ofSection.findLast(({ kind }) => kind === 'add' || kind === 'remove')
  if (whole?.kind === 'remove') return document.sections[change.section] === undefined
  if (change.kind === 'remove') {
    if (!whole) return true
    const left = applyChanges({ v: 1, sections: {} }, ofSection).document.sections[change.section]
    return isSame(withoutEmpty(document.sections[change.section]), withoutEmpty(left))
  }
  const path = pathOfField(change)
  const last = ofSection.findLast((one) => isSame(pathOfField(one), path))
  if (!last) return true
  const value = last.kind === 'set' ? last.value : last.kind === 'move' ? last.pos : undefined
  return isSame(fieldOf(document, { section: change.section, path: path ?? [] }), value)
}

/** Null: the change is of a whole section. */
function pathOfField(change: Change): string[] | null {
  if (change.kind === 'move') return ['pos']
  return change.kind === 'set' || change.kind === 'unset' ? change.path : null
}

/** Without the empty records that undoing leaves behind. */
function withoutEmpty(value: Json | undefined): Json | undefined {
  if (!isRecord(value)) return value
  const inner = Object.entries(value).flatMap(([name, one]): [string, Json][] => {
    const kept = withoutEmpty(one)
    return kept === undefined || (isRecord(kept) && Object.keys(kept).length === 0) ? [] : [[name, kept]]
  })
  return Object.fromEntries(inner)
}
