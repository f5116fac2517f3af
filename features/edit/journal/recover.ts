import { call } from '@/lib/api/client'
import { ApiError } from '@/lib/api/errors'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { applyChanges, isSame, overlaps, type Change } from '@/lib/documents/changes'
import { fieldOf, receive, type Batch, type Conflict, type SavedBatch } from '@/lib/documents/draft'
import { editStore, commitEdit, updateDocument } from '../store/edit-store'
import { exclusively, loadFromOtherWindows, removeUnsaved, whenUnsavedIsStored } from './edit-journal'
import type { JournalRecord } from './journal-record'

/**
 * Brings back what a closed or crashed window had not saved, as one step to undo. Returns how many changes those are (docs/rules/editing.md#journal). What
 * the server cannot answer now stays for the next opening.
 */
export function recoverUnsaved(key: string): Promise<number> {
  return exclusively(key, async () => {
    let count = 0
    for (const record of await loadFromOtherWindows(key)) {
      try {
        count += await replay(record)
        offerAgain(record)
        // The choices are in this window's own record before the old one goes.
        if (await whenUnsavedIsStored(key)) await removeUnsaved(record)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
      }
    }
    return count
  })
}

/**
 * The window may have died before, after or while the server saved its last batch. The same batch, sent again under the same name, is saved once
 * (docs/rules/editing.md#repeated-batch).
 */
async function replay(record: JournalRecord): Promise<number> {
  const { key, sending, waiting } = record
  const { batches: since, isComplete } = await call(draftApi.changes, { key, revision: record.revision })
  if (isComplete === false) return replayWithoutBatches(record)
  const isOwn = (batch: SavedBatch) => batch.client === sending?.client && batch.sequence === sending.sequence
  const colleagueBatches = since.filter((batch) => !isOwn(batch))
  // A batch on an older revision is refused, so one with colleagues' batches after it can no longer arrive.
  const isUndecided = sending !== null && since.length === 0
  const resent = isUndecided ? await resend(key, sending) : null
  const isSendingSaved = resent?.isSaved ?? since.some(isOwn)
  const unsaved = isSendingSaved || !sending ? waiting : [...sending.changes, ...waiting]
  return reapply(key, { unsaved, theirs: colleagueBatches.flatMap((batch) => batch.changes), resent })
}

/** Where the batches since are no longer kept, a colleague may have changed any field, as if they had sent the same changes: every value that differs is a choice (docs/rules/editing.md#kept-batches). */
async function replayWithoutBatches({ key, revision, sending, waiting }: JournalRecord): Promise<number> {
  const unsaved = !sending || (await checkBatchSaved(key, revision, sending)) ? waiting : [...sending.changes, ...waiting]
  return reapply(key, { unsaved, theirs: unsaved, resent: null })
}

/** Sends the batch under its old revision: the server answers for a batch that it has and saves no other. */
async function checkBatchSaved(key: string, revision: number, batch: Batch): Promise<boolean> {
  try {
    await call(draftApi.save, { key, revision, ...batch })
    return true
  } catch (error) {
    if (error instanceof ApiError && (error.status === 409 || error.status === 422)) return false
    throw error
  }
}

type Reapplication = { unsaved: readonly Change[]; theirs: readonly Change[]; resent: Awaited<ReturnType<typeof resend>> | null }

function reapply(key: string, { unsaved, theirs, resent }: Reapplication): number {
  const { changes, conflicts } = withoutConflicts(key, unsaved, theirs)
  commitEdit({ label: { message: 'recover' }, changes: [{ key, changes }], alreadyApplied: resent?.alreadyApplied })
  if (conflicts.length > 0) updateDocument(key, ({ draft }) => ({ draft: { ...draft, conflicts: [...draft.conflicts, ...conflicts] } }))
  return changes.length + conflicts.length + (resent?.alreadyApplied?.changes.flatMap((one) => one.changes).length ?? 0)
}

/** Asks anew about fields that a closed window had not decided; they are no unsaved changes (docs/rules/editing.md#conflict). */
function offerAgain({ key, conflicts: undecided }: JournalRecord) {
  const draft = editStore.getState().documents[key]?.draft
  if (!draft) return
  const open = undecided.flatMap(({ section, path, mine, theirs }): Conflict[] => {
    const isAsked = draft.conflicts.some((one) => one.section === section && isSame(one.path, path))
    const now = fieldOf(draft.document, { section, path })
    // This editor's own value may stand in the draft already; the colleague's is then the one that lost.
    const other = isSame(now, mine) ? theirs : now
    return isAsked || isSame(other, mine) ? [] : [{ section, path, mine, theirs: other }]
  })
  if (open.length > 0) updateDocument(key, (one) => ({ draft: { ...one.draft, conflicts: [...one.draft.conflicts, ...open] } }))
}

/** Sends the batch of a closed window. `alreadyApplied`: the changes that it saved only now, and what undoes them. */
async function resend(key: string, batch: NonNullable<JournalRecord['sending']>) {
  const open = editStore.getState().documents[key]
  if (!open) return { isSaved: false, alreadyApplied: undefined }
  try {
    const { batches } = await call(draftApi.save, { key, revision: open.draft.revision, ...batch })
    const isNew = batches.some((one) => one.client === batch.client && one.sequence === batch.sequence)
    const before = editStore.getState().documents[key]?.draft.document ?? open.draft.document
    updateDocument(key, ({ draft }) => ({ draft: receive(draft, batches), isChanged: true }))
    if (!isNew) return { isSaved: true, alreadyApplied: undefined }
    const { inverse } = applyChanges(before, batch.changes)
    return { isSaved: true, alreadyApplied: { changes: [{ key, changes: batch.changes }], inverse: [{ key, changes: inverse }] } }
  } catch (error) {
    const isRefused = error instanceof ApiError && (error.status === 409 || error.status === 422)
    if (!isRefused) throw error
    // As edits of this window they are saved on the newest revision, or the editor sees why not.
    return { isSaved: false, alreadyApplied: undefined }
  }
}

/** A colleague's later value of a field stays until the editor chooses (docs/rules/editing.md#conflict). */
function withoutConflicts(key: string, unsaved: readonly Change[], theirs: readonly Change[]) {
  const document = editStore.getState().documents[key]?.draft.document
  const changes: Change[] = []
  const conflicts: Conflict[] = []
  for (const mine of unsaved) {
    const hasColleagueChange = theirs.some((their) => overlaps(mine, their))
    if (!hasColleagueChange || mine.kind !== 'set' || !document) changes.push(mine)
    else {
      const { section, path, value } = mine
      const now = fieldOf(document, { section, path })
      if (!isSame(now, value)) conflicts.push({ section, path, mine: value, theirs: now })
    }
  }
  return { changes, conflicts }
}
