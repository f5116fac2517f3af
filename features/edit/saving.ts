import { call } from '@/lib/api/client'
import { ApiError } from '@/lib/api/errors'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { cancelSaving, isSaved, receive, startSaving, type SavedBatch } from '@/lib/documents/draft'
import { editStore, updateDocument, type SaveStatus } from './edit-store'

const pauseMs = 800
const retryMs = 3000

const timers = new Map<string, ReturnType<typeof setTimeout>>()
/** One request per document at a time. */
const running = new Map<string, Promise<void>>()

/** Saves every change a moment after the last one, until the returned function is called (docs/rules/editing.md#autosave). */
export function startAutosave(): () => void {
  const unsubscribe = editStore.subscribe(({ documents }, before) => {
    for (const [key, { draft }] of Object.entries(documents)) {
      if (draft.waiting !== before.documents[key]?.draft.waiting && draft.waiting.length > 0) saveSoon(key)
    }
  })
  const onHidden = () => {
    if (document.visibilityState === 'hidden') void saveAll()
  }
  const onOnline = () => void saveAll()
  document.addEventListener('visibilitychange', onHidden)
  window.addEventListener('online', onOnline)
  window.addEventListener('beforeunload', warnIfUnsaved)
  return () => {
    unsubscribe()
    for (const timer of timers.values()) clearTimeout(timer)
    timers.clear()
    document.removeEventListener('visibilitychange', onHidden)
    window.removeEventListener('online', onOnline)
    window.removeEventListener('beforeunload', warnIfUnsaved)
  }
}

function warnIfUnsaved(event: BeforeUnloadEvent) {
  if (hasUnsaved()) event.preventDefault()
}

export function hasUnsaved() {
  return Object.values(editStore.getState().documents).some(({ draft }) => !isSaved(draft))
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
    updateDocument(key, ({ draft }) => ({ draft: startSaving(draft) }))
    const open = editStore.getState().documents[key]
    if (!open?.draft.sending) return
    const { revision, sending } = open.draft
    updateDocument(key, () => ({ status: 'saving' }))
    try {
      const { batches } = await call(draftApi.save, { key, revision, ...sending })
      take(key, batches)
      updateDocument(key, ({ draft }) => ({ status: isSaved(draft) ? 'saved' : 'saving', problem: null }))
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'STALE_VERSION'
      const problem = isStale
        ? await catchUp(key).then(
            () => null,
            (failure: unknown) => failure,
          )
        : error
      if (problem === null) continue
      fail(key, problem)
      return
    }
  }
}

function take(key: string, batches: readonly SavedBatch[]) {
  updateDocument(key, ({ draft }) => ({ draft: receive(draft, batches) }))
}

/** Unsaved changes stay in the draft; lost connections are tried again. */
function fail(key: string, error: unknown) {
  const status = statusOf(error)
  updateDocument(key, ({ draft }) =>
    status === 'refused'
      ? { status, problem: error instanceof Error ? error.message : null, draft: cancelSaving(draft) }
      : { status, problem: null },
  )
  if (status === 'offline') saveSoon(key, retryMs)
}

function statusOf(error: unknown): SaveStatus {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429) return 'offline'
  return error.status === 401 || error.status === 403 ? 'signedOut' : 'refused'
}

/** Fetches what colleagues have saved since. */
export async function catchUp(key: string): Promise<void> {
  const open = editStore.getState().documents[key]
  if (!open) return
  const { batches } = await call(draftApi.changes, { key, revision: open.draft.revision })
  take(key, batches)
}

/** Saves and publishes the documents. Throws ApiError; STALE_VERSION after fetching what colleagues have added, so that the editor sees it first. */
export async function publishDocuments(keys: readonly string[]): Promise<void> {
  await saveAll()
  const { documents } = editStore.getState()
  const wanted = keys.flatMap((key) => {
    const open = documents[key]
    return open ? [{ key, revision: open.draft.revision }] : []
  })
  try {
    await call(draftApi.publish, { documents: wanted })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'STALE_VERSION') await Promise.all(keys.map(catchUp))
    throw error
  }
  for (const { key, revision } of wanted)
    updateDocument(key, ({ draft }) => ({ isChanged: draft.revision !== revision || !isSaved(draft) }))
}

/** Makes the documents equal to what visitors see. */
export async function discardDocuments(keys: readonly string[]): Promise<void> {
  await saveAll()
  for (const key of keys) {
    const open = editStore.getState().documents[key]
    if (!open) continue
    const { batches } = await call(draftApi.discard, { key, revision: open.draft.revision })
    take(key, batches)
    updateDocument(key, () => ({ isChanged: false }))
  }
}
