import { applyChanges, isSame, overlaps, valueAt, type Change } from './changes'
import { isRecord, type Document, type Json } from './document'
import { sectionOf } from './sections'

/** Changes that are saved as one. The pair of client and sequence identifies a batch, so that the server saves a repeated one once. */
export type Batch = { client: string; sequence: number; changes: Change[] }

/** A batch as the server saved it. */
export type SavedBatch = Batch & { revision: number }

/**
 * A field that a colleague changed while this editor's change of it was unsaved; `mine` stays until the editor chooses (docs/rules/editing.md#conflict). With the
 * empty path a section that is gone.
 */
export type Conflict = {
  section: string
  path: string[]
  mine: Json | undefined
  theirs: Json | undefined
  /** The client that has saved `theirs`, where the batch is known. */
  client?: string | undefined
}

/**
 * An editor's copy of a draft. `base` is the document at `revision` as the server has it; `document` is `base` with the changes that are not saved
 * yet, and what the canvas shows. What the server answers never enters a field that has an unsaved change.
 */
export type Draft = {
  client: string
  base: Document
  revision: number
  /** Waits for its answer; sent again unchanged when the answer is lost. */
  sending: Batch | null
  /** Waits for `sending` to be saved. */
  waiting: Change[]
  nextSequence: number
  conflicts: Conflict[]
  document: Document
}

export function openDraft({ client, document, revision }: { client: string; document: Document; revision: number }): Draft {
  return { client, base: document, revision, sending: null, waiting: [], nextSequence: 1, conflicts: [], document }
}

/** An edit, shown at once. `inverse` undoes it. */
export function edit(draft: Draft, changes: readonly Change[]): { draft: Draft; inverse: Change[] } {
  const { document, inverse } = applyChanges(draft.document, changes)
  if (inverse.length === 0) return { draft, inverse }
  const waiting = [...draft.waiting, ...changes].reduce(joinTyping, [])
  return { draft: { ...draft, document, waiting, conflicts: draft.conflicts.map((one) => followTyping(one, changes)) }, inverse }
}

/** Further edits of a field with a conflict replace the editor's side of the choice. */
function followTyping(conflict: Conflict, changes: readonly Change[]): Conflict {
  const last = changes.findLast((one) => one.kind === 'set' && isSameField(one, conflict))
  return last?.kind === 'set' ? { ...conflict, mine: last.value } : conflict
}

/** Keystrokes in one field become one change. */
function joinTyping(changes: Change[], next: Change): Change[] {
  const last = changes.at(-1)
  const isSameField = last?.kind === 'set' && next.kind === 'set' && last.section === next.section && isSame(last.path, next.path)
  return isSameField ? [...changes.slice(0, -1), next] : [...changes, next]
}

/** Begins to save; one batch at a time. The batch in `sending` is what to send, also for a retry. */
export function startSaving(draft: Draft): Draft {
  if (draft.sending || draft.waiting.length === 0) return draft
  const sending = { client: draft.client, sequence: draft.nextSequence, changes: markConcurrent(draft.waiting, draft.conflicts) }
  return { ...draft, sending, waiting: [], nextSequence: draft.nextSequence + 1 }
}

/** Says of each change of a field with an open conflict that its editor had not seen the colleague's value. */
function markConcurrent(changes: readonly Change[], conflicts: readonly Conflict[]): Change[] {
  return changes.map((change) =>
    change.kind === 'set' && conflicts.some((one) => overlaps(asChange(one), change)) ? { ...change, isConcurrent: true } : change,
  )
}

/** After a batch was refused for good: its changes wait again, so that the next edit can make them valid. */
export function cancelSaving(draft: Draft): Draft {
  if (!draft.sending) return draft
  return { ...draft, sending: null, waiting: [...draft.sending.changes, ...draft.waiting].reduce(joinTyping, []) }
}

/**
 * Takes in saved batches, this editor's own and colleagues', in any order and as often as they come; those beyond a gap wait for the next call, because
 * the caller asks for all since `revision`.
 */
export function receive(draft: Draft, batches: readonly SavedBatch[]): Draft {
  return batches.toSorted((a, b) => a.revision - b.revision).reduce(receiveOne, draft)
}

function receiveOne(draft: Draft, batch: SavedBatch): Draft {
  if (batch.revision !== draft.revision + 1) return draft
  const { document: base } = applyChanges(draft.base, batch.changes)
  const isOwn = batch.client === draft.client && batch.sequence === draft.sending?.sequence
  const sending = isOwn ? null : draft.sending
  const unsaved = [...(sending?.changes ?? []), ...draft.waiting]
  const { document } = applyChanges(base, unsaved)
  const found = isOwn ? [] : conflictsOf(base, { unsaved, theirs: batch.changes, client: batch.client })
  const isSettled = (one: Conflict) =>
    !isOwn && batch.changes.some((their) => overlaps(asChange(one), their)) && isSame(fieldOf(document, one), one.mine)
  const open = draft.conflicts.filter((one) => !found.some((other) => isSameField(one, other)) && !isSettled(one))
  const conflicts = [...open.map((one) => followColleague(one, { document, batch, isOwn })), ...found]
  return { ...draft, base, revision: batch.revision, sending: markSending(sending, found), document, conflicts }
}

const markSending = (sending: Batch | null, found: readonly Conflict[]) =>
  sending && found.length > 0 ? { ...sending, changes: markConcurrent(sending.changes, found) } : sending

type Following = { document: Document; batch: SavedBatch; isOwn: boolean }

/** A colleague's still newer value of the field replaces the colleague's side of the choice. */
function followColleague(conflict: Conflict, { document, batch, isOwn }: Following): Conflict {
  const isChanged = !isOwn && batch.changes.some((their) => their.kind === 'set' && overlaps(asChange(conflict), their))
  const now = fieldOf(document, conflict)
  return isChanged && now !== undefined ? { ...conflict, theirs: now, client: batch.client } : conflict
}

const asChange = ({ section, path }: Conflict): Change => ({ kind: 'unset', section, path })

/** Puts the unsaved changes on the newest draft, for an editor who lacks batches that are no longer kept (docs/rules/editing.md#kept-batches). */
export function rebase(draft: Draft, { document: base, revision }: { document: Document; revision: number }): Draft {
  if (revision <= draft.revision) return draft
  const unsaved = [...(draft.sending?.changes ?? []), ...draft.waiting]
  const changed = unsaved.filter((mine) => mine.kind === 'set' && !isSame(fieldOf(draft.base, mine), fieldOf(base, mine)))
  const found = conflictsOf(base, { unsaved: changed, theirs: changed })
  const conflicts = [...draft.conflicts.filter((one) => !found.some((other) => isSameField(one, other))), ...found]
  return { ...draft, base, revision, sending: markSending(draft.sending, found), document: applyChanges(base, unsaved).document, conflicts }
}

/** Drops the choices that a restored version has decided: all but those of fields with an unsaved change. */
export function dropOvertaken(draft: Draft): Draft {
  const unsaved = [...(draft.sending?.changes ?? []), ...draft.waiting]
  const conflicts = draft.conflicts.filter((one) => unsaved.some((mine) => overlaps(asChange(one), mine)))
  return conflicts.length === draft.conflicts.length ? draft : { ...draft, conflicts }
}

/** Drops what is not saved or not decided: the draft is as the server has it. */
export function dropUnsaved(draft: Draft): Draft {
  return { ...draft, document: draft.base, sending: null, waiting: [], conflicts: [] }
}

/** The server has this batch before `revision`, so that no answer holds it. */
export function confirmSaved(draft: Draft, { client, sequence }: Batch): Draft {
  if (draft.sending?.client !== client || draft.sending.sequence !== sequence) return draft
  return { ...draft, sending: null, document: applyChanges(draft.base, draft.waiting).document }
}

type Overlapping = { unsaved: readonly Change[]; theirs: readonly Change[]; client?: string }

function conflictsOf(base: Document, { unsaved, theirs, client }: Overlapping): Conflict[] {
  return unsaved.flatMap((mine) => {
    if (mine.kind !== 'set' || !theirs.some((their) => overlaps(mine, their))) return []
    const { section, path, value } = mine
    const now = fieldOf(base, { section, path })
    return isSame(value, now) ? [] : [{ section, path, mine: value, theirs: now, client }]
  })
}

/** The value of a field of a document. */
export function fieldOf(document: Document, { section, path }: { section: string; path: readonly string[] }): Json | undefined {
  return section === '' ? valueAt({ page: document.page ?? {} }, path) : valueAt(sectionOf(document, section), path)
}

const isSameField = (a: { section: string; path: string[] }, b: { section: string; path: string[] }) =>
  a.section === b.section && isSame(a.path, b.path)

/** Ends a conflict: with this editor's value, which is saved again over the colleague's, or with the colleague's. */
export function resolveConflict(draft: Draft, conflict: Conflict, choice: 'mine' | 'theirs'): Draft {
  const conflicts = draft.conflicts.filter((one) => !isSameField(one, conflict))
  const value = choice === 'mine' ? conflict.mine : conflict.theirs
  const change = changeTo(value, conflict)
  return { ...edit(draft, [change]).draft, conflicts }
}

/** The change that gives a field this value; the empty path is the section itself. */
function changeTo(value: Json | undefined, { section, path }: Pick<Conflict, 'section' | 'path'>): Change {
  const whole = path.length === 0 && isRecord(value) ? value : {}
  const { type, pos } = whole
  if (typeof type === 'string' && typeof pos === 'string') return { kind: 'add', section, value: { ...whole, type, pos } }
  return value === undefined ? { kind: 'unset', section, path } : { kind: 'set', section, path, value }
}

/** Whether everything is saved. */
export function isSaved(draft: Draft) {
  return draft.sending === null && draft.waiting.length === 0
}
