import { isSame, overlaps, type Change } from '@/lib/documents/changes'
import type { Document, Json } from '@/lib/documents/document'
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

/** Forgets it before the server discards or restores the document for this window, whose batch looks like a colleague's. @returns what undoes it */
export function forgetSaved(key: string): () => void {
  const forgotten = saved.get(key) ?? []
  saved.delete(key)
  return () => saved.set(key, [...forgotten, ...(saved.get(key) ?? [])])
}

/**
 * Adds to a draft that has received batches what they replaced of this window's values of just before. Where a colleague has discarded or restored the draft,
 * also of what is not saved, and with it the section or list item that is gone (docs/rules/editing.md#conflict).
 */
export function withReplaced(
  key: string,
  { before, after, batches }: { before: Draft; after: Draft; batches: readonly SavedBatch[] },
): Draft {
  const fromColleagues = batches.filter(
    (one) => one.revision > before.revision && one.revision <= after.revision && isOfColleague(one, before),
  )
  const isReplaced = (own: Change) =>
    fromColleagues.some(({ client, changes }) => changes.some((one) => replaces(one, client) && overlaps(one, own)))
  const recent = (saved.get(key) ?? []).filter(({ at }) => Date.now() - at <= reportMs)
  const unsaved = after.conflicts.flatMap(({ client = '', mine: value, ...field }) => (isOnRequest(client) ? [{ ...field, value }] : []))
  const found = [...recent, ...unsaved].reduce((conflicts: Conflict[], { section, path, value }) => {
    const field = { section, path }
    const isOwn = isReplaced(unsetOf(field)) && isSame(fieldOf(before.document, field), value)
    if (!isOwn || isSame(fieldOf(after.document, field), value)) return conflicts
    const place = { section, path: existingOrGone(after.document, field) }
    if (conflicts.some((one) => isSameField(one, place))) return conflicts
    return [...conflicts, { ...place, mine: fieldOf(before.document, place), theirs: fieldOf(after.document, place) }]
  }, [])
  if (found.length === 0) return after
  const others = after.conflicts.filter((one) => !found.some((other) => overlaps(unsetOf(one), unsetOf(other))))
  return { ...after, conflicts: [...others, ...found] }
}

/** The path of a field, or of the list item or (empty) the section around it that is gone, and comes back as a whole. */
function existingOrGone(document: Document, { section, path }: { section: string; path: string[] }): string[] {
  if (section !== '' && !Object.hasOwn(document.sections, section)) return []
  const isGone = (index: number) => fieldOf(document, { section, path: path.slice(0, index + 1) }) === undefined
  const gone = path.findIndex((segment, index) => segment.startsWith('#') && isGone(index))
  return gone === -1 ? path : path.slice(0, gone + 1)
}

const unsetOf = ({ section, path }: { section: string; path: string[] }): Change => ({ kind: 'unset', section, path })

/** A colleague has seen what an edit of the newest draft replaces or removes; one who discards or restores a draft may not have. */
const replaces = (change: Change, client: string) =>
  change.kind === 'set' ? change.isConcurrent === true || isOnRequest(client) : change.kind !== 'move' && isOnRequest(client)

/** What the server writes has a colon in its name; of that, these batches replace values because somebody has asked for it. */
const isOnRequest = (client: string) => /^(?:discard|restore|bulk):/.test(client)

const isOfColleague = ({ client }: SavedBatch, draft: Draft) => client !== draft.client && (!client.includes(':') || isOnRequest(client))

const isSameField = (a: Pick<SavedValue, 'section' | 'path'>, b: Pick<SavedValue, 'section' | 'path'>) =>
  a.section === b.section && isSame(a.path, b.path)
