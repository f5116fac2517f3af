import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import type { FileProblem } from './check-file'

/** `offline`: the connection was lost, tried again by itself. */
type UploadStatus = 'waiting' | 'sending' | 'offline' | 'failed' | 'done'

export type Upload = {
  /** Its idempotency key, too. */
  id: string
  file: File
  folderId: number | null
  status: UploadStatus
  sentBytes: number
  /** Why it failed: found before it was sent, or thrown by the call. */
  problem: FileProblem | { error: unknown } | null
  item: MediaItem | null
  /** Whether the library had the file already. */
  wasKnown: boolean
}

type Uploads = {
  uploads: readonly Upload[]
  isPaused: boolean
  /** How many of the files that were added last did not fit into the queue. */
  leftOver: number
}

const empty: Uploads = { uploads: [], isPaused: false, leftOver: 0 }
/** One queue per tab: it goes on while dialogs open and close. */
export const uploadStore = createStore<Uploads>(() => empty)

export function useUploads<Selected>(select: (state: Uploads) => Selected): Selected {
  return useStore(uploadStore, select)
}
