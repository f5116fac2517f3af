import { call } from '@/lib/api/client'
import { ApiError } from '@/lib/api/errors'
import { draftApi } from '@/lib/api/v1/cms/draft'
import type { SavedBatches } from '@/lib/api/v1/cms/draft.schema'
import { applyChanges } from '@/lib/documents/changes'
import { cancelSaving, confirmSaved, isSaved, rebase, receive, startSaving, type Batch, type SavedBatch } from '@/lib/documents/draft'
import { addPictures, editStore, commitEdit, updateDocument, type SaveStatus } from './edit-store'
import type { HistoryLabel } from './history'
import { storeUnsaved, whenUnsavedIsStored } from '../journal/edit-journal'
import { isChangedFromPublished } from './is-changed'
import { findRefusedField } from '../journal/refused-field'
import { forgetSaved, rememberSaved, withReplaced } from './replaced-values'
import { fetchMissingPictures } from '@/features/edit/resolve/fetch-missing-pictures'
import { isOwnSession } from '../session/editing-user'

const pauseMs = 800
const retryMs = 3000
/** Browsers allow 64 KB for all requests that outlive their page. */
const maxKeepaliveBytes = 60_000

const timers = new Map<string, ReturnType<typeof setTimeout>>()
/** One request per document at a time. */
const running = new Map<string, Promise<void>>()
/** Documents whose request ends when the page does. */
const withoutKeepalive = new Set<string>()

/** Saves every change a moment after the last one, until the returned function is called, which saves what waits (docs/rules/editing.md#autosave). */
export function startAutosave(): () => void {
  const unsubscribe = editStore.subscribe(({ documents }, before) => {
    for (const [key, { draft, status }] of Object.entries(documents)) {
      const last = before.documents[key]?.draft
      if (!last || (draft.waiting === last.waiting && draft.sending === last.sending && draft.conflicts === last.conflicts)) continue
      storeUnsaved(key)
      // What was refused waits for the next edit.
      if (draft.waiting !== last.waiting && draft.waiting.length > 0 && status !== 'refused') saveSoon(key)
    }
  })
  const onHidden = () => {
    if (document.visibilityState === 'hidden') void saveAll()
  }
  const onOnline = () => void saveAll()
  document.addEventListener('visibilitychange', onHidden)
  window.addEventListener('pagehide', resendWithKeepalive)
  window.addEventListener('online', onOnline)
  window.addEventListener('beforeunload', warnIfStuck)
  return () => {
    // The journal follows until nothing is on its way.
    void saveAll().finally(unsubscribe)
    document.removeEventListener('visibilitychange', onHidden)
    window.removeEventListener('pagehide', resendWithKeepalive)
    window.removeEventListener('online', onOnline)
    window.removeEventListener('beforeunload', warnIfStuck)
  }
}

/** Asks before leaving while a conflict is undecided, or while unsaved changes cannot be sent now or are not stored in the journal. */
function warnIfStuck(event: BeforeUnloadEvent) {
  const { documents, isJournalStored } = editStore.getState()
  const unsaved = Object.values(documents).filter(({ draft }) => !isSaved(draft))
  const isStuck = unsaved.some(({ status }) => status !== 'saving' && status !== 'saved')
  const isUndecided = Object.values(documents).some(({ draft }) => draft.conflicts.length > 0)
  if (isUndecided || (unsaved.length > 0 && (isStuck || !isJournalStored))) event.preventDefault()
}

/** Whether any of these documents has unsaved changes; without `keys`, any open document. */
export function hasUnsaved(keys?: readonly string[]) {
  const { documents } = editStore.getState()
  return (keys ?? Object.keys(documents)).some((key) => documents[key] && !isSaved(documents[key].draft))
}

function saveSoon(key: string, delay = pauseMs) {
  clearTimeout(timers.get(key))
  timers.set(
    key,
    setTimeout(() => void save(key), delay),
  )
}

/** Saves everything that waits, now. Resolves when nothing is on its way any more, also after a failure. */
export async function saveAll(): Promise<void> {
  await Promise.all(Object.keys(editStore.getState().documents).map(save))
}

function save(key: string): Promise<void> {
  clearTimeout(timers.get(key))
  const current = running.get(key) ?? Promise.resolve()
  const next = current
    .then(() => saveNow(key))
    .finally(() => {
      if (running.get(key) === next) running.delete(key)
    })
  running.set(key, next)
  return next
}

/** Sends batch after batch until none waits or one fails. */
async function saveNow(key: string): Promise<void> {
  for (;;) {
    const current = editStore.getState().documents[key]
    if (!current || isSaved(current.draft)) return
    if (!isOwnSession()) return updateDocument(key, () => ({ status: 'signedOut' }))
    updateDocument(key, ({ draft }) => ({ draft: startSaving(draft), status: 'saving' }))
    if (!isLeaving()) await whenUnsavedIsStored(key)
    const open = editStore.getState().documents[key]
    if (!open?.draft.sending) return
    const { revision, sending } = open.draft
    try {
      await applyResponse(key, await send(key, revision, sending))
      updateDocument(key, ({ draft }) => ({ draft: confirmSaved(draft, sending) }))
      rememberSaved(key, sending.changes)
      updateDocument(key, (open) => ({
        status: isSaved(open.draft) ? 'saved' : 'saving',
        // Not at every keystroke: a long document takes its time.
        isChanged: !isSaved(open.draft) || isChangedFromPublished(open),
        problem: null,
        problemAt: null,
        savedAt: Date.now(),
      }))
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'STALE_VERSION'
      const problem = isStale
        ? await catchUp(key).then(
            () => null,
            (failure: unknown) => failure,
          )
        : error
      if (problem === null) continue
      fail(key, problem, sending)
      return
    }
  }
}

const isLeaving = () => document.visibilityState === 'hidden'

async function send(key: string, revision: number, batch: Batch): Promise<SavedBatches> {
  const outlivesPage = isLeaving() && fitsKeepalive([batch])
  if (!outlivesPage) withoutKeepalive.add(key)
  try {
    return await call(draftApi.save, { key, revision, ...batch }, outlivesPage ? { keepalive: true } : {})
  } finally {
    withoutKeepalive.delete(key)
  }
}

function fitsKeepalive(batches: readonly Batch[]) {
  return new TextEncoder().encode(JSON.stringify(batches)).length <= maxKeepaliveBytes
}

/** The browser ends requests of a closed page. The same batch under the same name is saved once (docs/rules/editing.md#repeated-batch). */
function resendWithKeepalive() {
  const { documents } = editStore.getState()
  const open = [...withoutKeepalive].flatMap((key) => {
    const { revision, sending } = documents[key]?.draft ?? {}
    return revision !== undefined && sending ? [{ key, revision, sending }] : []
  })
  if (!isOwnSession() || !fitsKeepalive(open.map(({ sending }) => sending))) return
  for (const { key, revision, sending } of open) {
    call(draftApi.save, { key, revision, ...sending }, { keepalive: true }).catch(() => {
      // The journal has it.
    })
  }
}

/** Applies saved batches to a document, and fetches the pictures that they mention. */
function applyBatches(key: string, batches: readonly SavedBatch[]) {
  updateDocument(key, (open) => {
    const { draft, isOthersEdit, othersRevision } = open
    const after = receive(draft, batches)
    const others = batches.filter((one) => one.client !== draft.client && one.revision > draft.revision && one.revision <= after.revision)
    return {
      draft: withReplaced(key, { before: draft, after, batches }),
      isChanged: others.length > 0 ? isChangedFromPublished({ ...open, draft: after }) : open.isChanged,
      isOthersEdit: isOthersEdit || (!open.isChanged && others.length > 0),
      othersRevision: Math.max(othersRevision, ...others.map((one) => one.revision)),
    }
  })
  fetchMissingPictures(key, batches).catch(() => {
    // The next opening of the page shows them.
  })
}

/** Takes in what colleagues have saved; after a gap it fetches the rest. */
export async function receiveBatches(key: string, batches: readonly SavedBatch[]): Promise<void> {
  const before = editStore.getState().documents[key]?.draft.revision
  if (before === undefined) return
  applyBatches(key, batches)
  const after = editStore.getState().documents[key]?.draft.revision ?? before
  if (batches.some(({ revision }) => revision > after)) await catchUp(key)
}

/**
 * Lets the server change a saved document for this editor, as one step to undo (docs/rules/editing.md#restore). `send` gets the document's revision. Throws
 * what it throws.
 */
export async function performOnServer(
  key: string,
  label: HistoryLabel,
  send: (revision: number) => Promise<{ batches: SavedBatch[] }>,
): Promise<void> {
  await saveAll()
  const before = editStore.getState().documents[key]?.draft
  if (!before) return
  // Before it sends: the stream of events may bring the batch first.
  const rememberAgain = forgetSaved(key)
  const { batches } = await send(before.revision).catch((error: unknown) => {
    rememberAgain()
    throw error
  })
  // The stream of events may have brought them already, so they are compared with what was there before.
  applyBatches(key, batches)
  const changes = batches.filter(({ revision }) => revision > before.revision).flatMap((batch) => batch.changes)
  const { inverse } = applyChanges(before.document, changes)
  updateDocument(key, (open) => ({ isChanged: isChangedFromPublished(open), isOthersEdit: false }))
  commitEdit({ label, changes: [], alreadyApplied: { changes: [{ key, changes }], inverse: [{ key, changes: inverse }] } })
}

/** Unsaved changes stay in the draft; lost connections are tried again. */
function fail(key: string, error: unknown, batch: Batch) {
  const status = statusOf(error)
  updateDocument(key, ({ draft }) =>
    status === 'refused'
      ? {
          status,
          problem: error instanceof Error ? error.message : null,
          problemAt: findRefusedField(error, batch.changes),
          draft: cancelSaving(draft),
        }
      : { status, problem: null, problemAt: null },
  )
  if (status === 'offline') saveSoon(key, retryMs)
}

function statusOf(error: unknown): SaveStatus {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429) return 'offline'
  return error.status === 401 || error.code === 'TOKEN_INVALID' ? 'signedOut' : 'refused'
}

/** Fetches what colleagues have saved since. */
export async function catchUp(key: string): Promise<void> {
  const open = editStore.getState().documents[key]
  if (!open) return
  await applyResponse(key, await call(draftApi.changes, { key, revision: open.draft.revision }))
}

/** Takes in batches, or the whole draft where they are no longer kept (docs/rules/editing.md#kept-batches). */
async function applyResponse(key: string, { batches, isComplete }: SavedBatches): Promise<void> {
  if (isComplete !== false) return applyBatches(key, batches)
  const { document, revision, isChanged, pictures } = await call(draftApi.get, { key })
  addPictures(Object.values(pictures))
  updateDocument(key, ({ draft }) => ({
    draft: rebase(draft, { document, revision }),
    isChanged: isChanged || !isSaved(draft),
    othersRevision: revision,
  }))
}
