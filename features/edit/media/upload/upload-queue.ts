import { ApiError } from '@/lib/api/errors'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import { newId } from '@/lib/text/new-id'
import { fileProblem, maxFiles } from './check-file'
import { sendFile } from './send-file'
import { uploadStore, type Upload } from './upload-store'

const maxParallel = 2
const retryMs = 3000

const running = new Map<string, AbortController>()
let retryTimer: ReturnType<typeof setTimeout> | undefined

/** Adds files to the queue, at most 20 that are not done, and returns their ids (docs/rules/media.md#upload-queue). */
export function addUploads(files: readonly File[], { folderId = null }: { folderId?: number | null } = {}): string[] {
  listen()
  const room = maxFiles - uploadStore.getState().uploads.filter(isUnfinished).length
  const taken = files.slice(0, Math.max(0, room)).map((file): Upload => {
    const problem = fileProblem(file)
    return { id: newId(), file, folderId, status: problem ? 'failed' : 'waiting', sentBytes: 0, problem, item: null, wasKnown: false }
  })
  uploadStore.setState(({ uploads }) => ({ uploads: [...uploads, ...taken], leftOver: files.length - taken.length }))
  startNext()
  return taken.map(({ id }) => id)
}

/** Whether it is still to be sent, or being sent. */
export function isUnfinished({ status }: Upload) {
  return status === 'waiting' || status === 'sending' || status === 'offline'
}

/** What is being sent begins anew later: the server takes whole files only. */
export function pauseUploads() {
  uploadStore.setState({ isPaused: true })
  for (const controller of running.values()) controller.abort()
}

export function resumeUploads() {
  uploadStore.setState({ isPaused: false })
  retryOffline()
}

export function retryUpload(id: string) {
  update(id, { status: 'waiting', problem: null, sentBytes: 0 })
  startNext()
}

/** Takes a file out of the queue; what the library has received stays there. */
export function removeUpload(id: string) {
  uploadStore.setState(({ uploads }) => ({ uploads: uploads.filter((one) => one.id !== id) }))
  running.get(id)?.abort()
}

/** Takes out what has arrived and what was refused. */
export function clearFinished() {
  uploadStore.setState(({ uploads }) => ({ uploads: uploads.filter(isUnfinished), leftOver: 0 }))
}

/** Resolves with the item once a file is in the library; null when it was taken out of the queue. */
export function whenUploaded(id: string): Promise<MediaItem | null> {
  return new Promise((resolve) => {
    const check = () => {
      const upload = uploadStore.getState().uploads.find((one) => one.id === id)
      if (upload && !upload.item) return
      unsubscribe()
      resolve(upload?.item ?? null)
    }
    const unsubscribe = uploadStore.subscribe(check)
    check()
  })
}

/** Calls back with each item that arrives and the id of its upload, until the returned function is called. */
export function onUploaded(take: (item: MediaItem, id: string) => void): () => void {
  return uploadStore.subscribe(({ uploads }, before) => {
    for (const { id, item } of uploads) if (item && !before.uploads.find((one) => one.id === id)?.item) take(item, id)
  })
}

function update(id: string, change: Partial<Upload>) {
  uploadStore.setState(({ uploads }) => ({ uploads: uploads.map((one) => (one.id === id ? { ...one, ...change } : one)) }))
}

function startNext() {
  const { uploads, isPaused } = uploadStore.getState()
  if (isPaused) return
  const next = uploads.filter(({ id, status }) => status === 'waiting' && !running.has(id)).slice(0, maxParallel - running.size)
  for (const upload of next) void send(upload)
}

async function send({ id, file, folderId }: Upload) {
  const controller = new AbortController()
  running.set(id, controller)
  update(id, { status: 'sending', sentBytes: 0, problem: null })
  try {
    const onProgress = (sentBytes: number) => update(id, { sentBytes: Math.min(sentBytes, file.size) })
    const { item, wasKnown } = await sendFile({ file, folderId, idempotencyKey: id, signal: controller.signal, onProgress })
    // Two copies that were sent at the same time become one item.
    const isCopy = uploadStore.getState().uploads.some((other) => other.id !== id && other.item?.id === item.id)
    update(id, { status: 'done', item, wasKnown: wasKnown || isCopy, sentBytes: file.size })
  } catch (error) {
    if (controller.signal.aborted) update(id, { status: 'waiting', sentBytes: 0 })
    else if (isConnectionLost(error)) waitForConnection(id)
    else update(id, { status: 'failed', sentBytes: 0, problem: { error } })
  } finally {
    running.delete(id)
    startNext()
  }
}

function isConnectionLost(error: unknown) {
  return error instanceof ApiError && [0, 502, 503, 504].includes(error.status)
}

function waitForConnection(id: string) {
  update(id, { status: 'offline', sentBytes: 0 })
  clearTimeout(retryTimer)
  retryTimer = setTimeout(retryOffline, retryMs)
}

function retryOffline() {
  clearTimeout(retryTimer)
  uploadStore.setState(({ uploads }) => ({
    uploads: uploads.map((one) => (one.status === 'offline' ? { ...one, status: 'waiting' as const } : one)),
  }))
  startNext()
}

let isListening = false

function listen() {
  if (isListening) return
  isListening = true
  window.addEventListener('online', retryOffline)
  window.addEventListener('beforeunload', (event) => {
    if (uploadStore.getState().uploads.some(isUnfinished)) event.preventDefault()
  })
}
