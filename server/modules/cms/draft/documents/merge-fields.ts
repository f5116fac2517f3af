import { applyChanges, isSame, type Change } from '@/lib/documents/changes'
import { isRecord, type Document, type Json } from '@/lib/documents/document'
import type { Fields } from './fields'

/** The fields of a document as the draft took them over, as the draft has them, and as visitors see them now (docs/rules/editing.md#changed-elsewhere). */
type FieldStates = { base: Fields; own: Fields; published: Fields }

export type FieldConflict = { field: string; published: Json }

/** What publishing writes: the fields that the draft has changed. */
export function changedFields({ base, own, published }: FieldStates): Fields {
  const changed = Object.entries(own).filter(([name, value]) => !isSame(value, base[name]) && !isSame(value, published[name]))
  return Object.fromEntries(changed)
}

/** The fields that both the draft and something outside it have changed, each to another value. */
export function findConflicts({ base, own, published }: FieldStates): FieldConflict[] {
  return Object.entries(changedFields({ base, own, published })).flatMap(([field]) => {
    const now = published[field]
    return now === undefined || isSame(now, base[field]) ? [] : [{ field, published: now }]
  })
}

/** The changes that bring what something outside the draft has published into the fields that the draft leaves as they were. */
export function rebaseChanges({ base, own, published }: FieldStates): Change[] {
  return Object.entries(published).flatMap(([name, value]): Change[] => {
    const isOwn = !isSame(own[name], base[name])
    return isOwn || isSame(own[name], value) ? [] : [{ kind: 'set', section: '', path: ['page', name], value }]
  })
}

/** A draft as its editors see it: what something outside it has published since stands in the fields that it leaves as they were. */
export function rebasedDocument({ document, base }: { document: Document; base: Fields }, published: Document): Document {
  const states = { base, own: document.page ?? {}, published: published.page ?? {} }
  return applyChanges(document, rebaseChanges(states)).document
}

/** The base after following: what is published, but for conflicts, which stay until the editor has decided them. */
export function rebasedBase(states: FieldStates): Fields {
  const undecided = findConflicts(states).flatMap(({ field }) => {
    const value = states.base[field]
    return value === undefined ? [] : [[field, value]]
  })
  return { ...states.published, ...Object.fromEntries(undecided) }
}

/** As `rebaseChanges`, for the fields of sections. */
export function rebaseSectionChanges({ base, own, published }: { base: Document; own: Document; published: Document }): Change[] {
  return Object.entries(published.sections).flatMap(([section, value]) => {
    const states = { base: base.sections[section] ?? {}, own: own.sections[section] ?? {}, published: value }
    return rebaseParts(states, []).map((change): Change => ({ section, ...change }))
  })
}

type Values = { [name: string]: Json }
type PathChange = { kind: 'set'; path: string[]; value: Json } | { kind: 'unset'; path: string[] }

/** Records are compared inside, so that a draft's change of one field does not keep the rest of the record from the rebase. */
function rebaseParts({ base, own, published }: { base: Values; own: Values; published: Values }, at: readonly string[]): PathChange[] {
  const names = new Set([...Object.keys(base), ...Object.keys(published)])
  return [...names].flatMap((name): PathChange[] => {
    const [before, mine, value] = [base[name], own[name], published[name]]
    const path = [...at, name]
    if (isSame(before, value)) return []
    if (isRecord(before) && isRecord(mine) && isRecord(value)) return rebaseParts({ base: before, own: mine, published: value }, path)
    if (!isSame(mine, before)) return []
    return [value === undefined ? { kind: 'unset', path } : { kind: 'set', path, value }]
  })
}
