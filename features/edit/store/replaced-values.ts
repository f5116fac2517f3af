import { isSame, overlaps, type Change } from '@/lib/documents/changes'
import type { Json } from '@/lib/documents/document'
import { fieldOf, type Conflict, type Draft, type SavedBatch } from '@/lib/documents/draft'

/** A replaced value is reported to its editor for so long after it was saved. ms. */
const reportMs = 60_000

type SavedValue = { section: string; path: string[]; value: Json; at: number }

const saved = new Map<string, SavedValue[]>()

/** Remembers what this window has saved of a document. */
export function rememberSaved(key: string, changes: readonly Change[]) {
  const at = Date.now()
  const fresh = changes.flatMap((one) => (one.kind === 'set' ? [{ section: one.section, path: one.path, value: one.value, at }] : []))
  const older = (saved.get(key) ?? []).filter((one) => at - one.at < reportMs && !fresh.some((other) => isSameField(one, other)))
  saved.set(key, [...older, ...fresh])
}

/** Adds to a draft that has received batches what they replaced of this window's values of just before (docs/rules/editing.md#conflict). */
export function withReplaced(
  key: string,
  { before, after, batches }: { before: Draft; after: Draft; batches: readonly SavedBatch[] },
): Draft {
  const colleagueBatches = batches.filter(
    (one) => one.revision > before.revision && one.revision <= after.revision && isOfColleague(one, before),
  )
  const now = Date.now()
  const found = (saved.get(key) ?? []).flatMap(({ section, path, value, at }): Conflict[] => {
    const own: Change = { kind: 'set', section, path, value }
    const isReplaced = colleagueBatches.some(({ changes }) => changes.some((one) => one.kind === 'set' && overlaps(one, own)))
    if (!isReplaced || now - at > reportMs || !isSame(fieldOf(before.document, own), value)) return []
    const theirs = fieldOf(after.document, own)
    return isSame(theirs, value) ? [] : [{ section, path, mine: value, theirs }]
  })
  if (found.length === 0) return after
  return { ...after, conflicts: [...after.conflicts.filter((one) => !found.some((other) => isSameField(one, other))), ...found] }
}

/** What the server writes for an editor, as when a draft is discarded, has a colon in its name. */
const isOfColleague = ({ client }: SavedBatch, draft: Draft) => client !== draft.client && !client.includes(':')

const isSameField = (a: Pick<SavedValue, 'section' | 'path'>, b: Pick<SavedValue, 'section' | 'path'>) =>
  a.section === b.section && isSame(a.path, b.path)
