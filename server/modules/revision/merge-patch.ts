import { isSame } from '@/lib/documents/changes'
import type { Json } from '@/lib/documents/document'

export type Fields = { [field: string]: Json }

/** One saved change. `by` is the person's name, '' for a deleted account; `at` an ISO moment. */
export type Revision = { version: number; by: string; at: string; before: Fields; after: Fields }

/** A field that somebody changed since the editor loaded the form, as it is now. `isConflict`: the editor wants another value. */
export type LaterChange = { field: string; theirs: Json; by: string; at: string; isConflict: boolean }

type Patch = {
  /** The version that the editor saw; undefined where the call leaves it out, which overwrites. */
  seen: number | undefined
  current: { version: number; fields: Fields }
  /** Only the fields that the editor changed. */
  patch: Fields
  /** Every revision after `seen`, oldest first. */
  later: readonly Revision[]
}

export type Merged =
  | { outcome: 'write'; before: Fields; after: Fields }
  /** All that the patch wants is there already, as after a double click. */
  | { outcome: 'nothing' }
  | { outcome: 'conflict'; changes: LaterChange[] }
  /** Versions without a revision lie between, so nobody knows what they changed. */
  | { outcome: 'unknown' }

/**
 * A patch on an older version passes when no later revision touched the same fields, or when it wants what stands there
 * (docs/rules/administration.md#form-revisions).
 */
export function mergePatch({ seen, current, patch, later }: Patch): Merged {
  const wanted = Object.entries(patch).filter(([field, value]) => !isSame(value, current.fields[field]))
  if (wanted.length === 0) return { outcome: 'nothing' }
  if (seen !== undefined && seen !== current.version) {
    if (!reachesBack(seen, current.version, later)) return { outcome: 'unknown' }
    const names = new Set(wanted.map(([field]) => field))
    const changes = laterChanges(later, current.fields).map((change) => ({ ...change, isConflict: names.has(change.field) }))
    if (changes.some(({ isConflict }) => isConflict)) return { outcome: 'conflict', changes }
  }
  const known = wanted.flatMap(([field]) => {
    const value = current.fields[field]
    return value === undefined ? [] : [[field, value] as const]
  })
  return { outcome: 'write', before: Object.fromEntries(known), after: Object.fromEntries(wanted) }
}

function reachesBack(seen: number, version: number, later: readonly Revision[]) {
  return seen < version && later.length === version - seen && later.every((one, index) => one.version === seen + index + 1)
}

/** Each field once, with who touched it last. */
function laterChanges(later: readonly Revision[], fields: Fields) {
  const last = new Map(later.flatMap(({ after, by, at }) => Object.keys(after).map((field) => [field, { by, at }] as const)))
  return [...last].map(([field, who]) => ({ field, theirs: fields[field] ?? null, ...who }))
}
