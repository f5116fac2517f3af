import { ApiError, hasErrorCode } from '@/lib/api/errors'
import { isSaved, type Draft } from '@/lib/documents/draft'
import { editStore } from '../store/edit-store'
import { catchUp, saveAll } from '../store/saving'

export type SavedDocument = { key: string; revision: number }

export type FollowState = { kind: 'idle' } | { kind: 'pinning' } | { kind: 'pinned' } | { kind: 'failed'; error: unknown }

type Follower = {
  /** Puts saved drafts into the release. */
  put: (documents: SavedDocument[]) => Promise<void>
  /** Whether the canvas shows the draft of a document at this revision, so that it can be edited there. */
  isOnCanvas: (document: SavedDocument) => boolean
  /** An edit from outside the canvas, as by undo or in the page's settings, of a document that the canvas shows as the release pins it. */
  onHeld: (key: string) => void
  onState: (state: FollowState) => void
}

const retryMs = 3000

/**
 * Puts every document that this window edits from now on into a release, after each save, until the returned function is called; what was edited before that
 * call is put in still. A draft that has gone on without the release waits until the editor takes it in (docs/rules/lens.md#edits-at-a-moment).
 */
export function followEdits({ put, isOnCanvas, onHeld, onState }: Follower): () => void {
  const edited = new Set<string>()
  /** Once stopped: the last batch of each document that belongs into the release. */
  let lastBatches: Map<string, number> | null = null
  let isRunning = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const unsubscribe = editStore.subscribe(({ documents }, before) => {
    if (documents === before.documents) return
    for (const [key, { draft }] of Object.entries(documents)) {
      const last = before.documents[key]?.draft
      if (lastBatches || !last || !isOwnEdit(draft, last)) continue
      if (!edited.has(key) && !isOnCanvas({ key, revision: last.revision })) {
        onHeld(key)
        continue
      }
      edited.add(key)
      followDocument(key)
    }
    void putSaved()
  })

  async function putSaved() {
    if (isRunning) return
    const saved = savedOf(edited, lastBatches)
    if (saved.length === 0) return
    isRunning = true
    clearTimeout(timer)
    onState({ kind: 'pinning' })
    try {
      await put(saved)
      for (const { key, revision } of saved) if (lastBatches || isAt(key, revision)) edited.delete(key)
      onState(edited.size === 0 ? { kind: 'pinned' } : { kind: 'pinning' })
    } catch (error) {
      await afterFailure(error)
      return
    } finally {
      isRunning = false
    }
    if (lastBatches && edited.size === 0) unsubscribe()
    else void putSaved()
  }

  /** A colleague's newer revision is fetched and put in with the next attempt; a refusal waits for the next edit. */
  async function afterFailure(error: unknown) {
    const stale = hasErrorCode(error, 'STALE_VERSION') && typeof error.data.key === 'string' ? error.data.key : null
    if (stale !== null) await fetchMissed(stale)
    else onState({ kind: 'failed', error })
    const isTransient = stale !== null || !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500
    if (isTransient) timer = setTimeout(() => void putSaved(), stale === null ? retryMs : 0)
    else if (lastBatches) unsubscribe()
  }

  return () => {
    lastBatches = new Map([...edited].map((key) => [key, lastBatchOf(key)]))
    if (edited.size === 0 && !isRunning) unsubscribe()
    // Sent now, so that a later edit is a revision of its own.
    else void saveAll()
  }
}

async function fetchMissed(key: string) {
  try {
    await catchUp(key)
  } catch {
    // The next attempt asks again.
  }
}

/** The changes of this window wait and show; a colleague's batch leaves `waiting` as it is, a refused one the document. */
function isOwnEdit(draft: Draft, last: Draft) {
  return draft.waiting !== last.waiting && draft.waiting.length > 0 && draft.document !== last.document
}

/** The canvas goes on showing the draft of a document while its edits are on their way into the release. */
export function followDocument(key: string) {
  editStore.setState(({ followedDocuments }) => (followedDocuments.includes(key) ? {} : { followedDocuments: [...followedDocuments, key] }))
}

function savedOf(keys: ReadonlySet<string>, lastBatches: ReadonlyMap<string, number> | null): SavedDocument[] {
  const { documents } = editStore.getState()
  return [...keys].flatMap((key) => {
    const open = documents[key]
    if (!open) return []
    const last = lastBatches?.get(key)
    const isThere = last === undefined ? isSaved(open.draft) : hasSent(open.draft, last)
    return isThere ? [{ key, revision: open.draft.revision }] : []
  })
}

function lastBatchOf(key: string): number {
  const { waiting, nextSequence } = editStore.getState().documents[key]?.draft ?? { waiting: [], nextSequence: 1 }
  return waiting.length > 0 ? nextSequence : nextSequence - 1
}

const hasSent = ({ nextSequence, sending }: Draft, batch: number) => nextSequence > batch && (sending === null || sending.sequence > batch)

function isAt(key: string, revision: number) {
  const open = editStore.getState().documents[key]
  return open !== undefined && isSaved(open.draft) && open.draft.revision === revision
}
