import { isSame } from '@/lib/documents/changes'
import type { Json } from '@/lib/documents/document'

export type Fields = { [field: string]: Json }

/** What the server has: its version goes back with the next save. */
export type FormRecord = { version: number; fields: Fields }

/** A field that a colleague has changed meanwhile, as it is now. `by`: '' for a deleted account or where nobody knows; `at`: null where nobody knows. */
export type LaterChange = { field: string; theirs: Json; by: string; at: string | null; isConflict: boolean }

/** `base`: what the edits were begun on. `edits`: only the fields that the person changed. `conflicts` wait for the person's choice. */
export type FormState = { base: FormRecord; edits: Fields; conflicts: readonly LaterChange[] }

export function startForm(base: FormRecord): FormState {
  return { base, edits: {}, conflicts: [] }
}

export function isDirty({ edits }: FormState): boolean {
  return Object.keys(edits).length > 0
}

export function valuesOf({ base, edits }: FormState): Fields {
  return { ...base.fields, ...edits }
}

/** A field that is given its old value again is not changed. */
export function changeField(state: FormState, field: string, value: Json): FormState {
  const { [field]: _, ...others } = state.edits
  return { ...state, edits: isSame(value, state.base.fields[field]) ? others : { ...others, [field]: value } }
}

/** A newer record is followed while nothing is typed; what was typed stays on the version that the person saw. */
export function followRecord(state: FormState, record: FormRecord): FormState {
  return isDirty(state) || record.version < state.base.version ? state : startForm(record)
}

/** After a save: what was typed while it ran stays. */
export function confirmSaved(state: FormState, sent: Fields, saved: FormRecord): FormState {
  const typed = Object.entries(state.edits).filter(([field, value]) => !Object.hasOwn(sent, field) || !isSame(value, sent[field]))
  return { base: saved, edits: Object.fromEntries(typed), conflicts: [] }
}

/** After a refusal: the changes of colleagues become the base, and the person's own wait for a choice where they are about the same field. */
export function rebase(state: FormState, version: number, changes: readonly LaterChange[]): FormState {
  const theirs = Object.fromEntries(changes.map((change) => [change.field, change.theirs]))
  const base = { version, fields: { ...state.base.fields, ...theirs } }
  const edits = Object.fromEntries(Object.entries(state.edits).filter(([field, value]) => !isSame(value, base.fields[field])))
  return { base, edits, conflicts: changes.filter(({ field, isConflict }) => isConflict && Object.hasOwn(edits, field)) }
}

/** What differs between two records, where the server cannot say who changed it. */
export function changesBetween(old: FormRecord, now: FormRecord): LaterChange[] {
  return Object.entries(now.fields).flatMap(([field, theirs]) =>
    isSame(theirs, old.fields[field]) ? [] : [{ field, theirs, by: '', at: null, isConflict: true }],
  )
}

/** Decides a conflict. Keeping the own value leaves it for the next save, which overwrites theirs. */
export function decideConflict(state: FormState, field: string, choice: 'mine' | 'theirs'): FormState {
  const conflicts = state.conflicts.filter((one) => one.field !== field)
  if (choice === 'mine') return { ...state, conflicts }
  const { [field]: _, ...edits } = state.edits
  return { ...state, edits, conflicts }
}
