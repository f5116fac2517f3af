import { Worker } from 'node:worker_threads'
import { log } from '@/server/core/log'
import type { DocumentToDraw } from './documents'
import type { DrawAnswer, DrawRequest } from './pdf-worker'

/** The thread and its fonts take 30 MB, and starting it takes a quarter of a second. */
const idleMs = 60_000

type Waiting = { resolve: (content: Buffer | null) => void; reject: (error: unknown) => void }
type Thread = { worker: Worker; waiting: Map<number, Waiting>; lastId: number; idleTimer?: NodeJS.Timeout }

const shared: { [key: symbol]: string | undefined } = globalThis
const key = Symbol.for('izlog.pdfWorker')
let thread: Thread | null = null

/** Names the bundle of pdf-worker.ts; on globalThis, because the entry knows it and Next bundles the routes separately. */
export function sharePdfWorker(file: string) {
  shared[key] = file
}

/**
 * Draws a document as PDF in a thread of its own: it takes 40 ms of a processor, in which no page could be sent. In this thread without a bundle (tests,
 * development), and when the other one cannot run.
 */
export async function drawDocument(document: DocumentToDraw): Promise<Buffer> {
  const file = shared[key]
  const drawn = file === undefined ? null : await drawThere(file, document)
  return drawn ?? (await import('./documents')).drawHere(document)
}

/** Null when the thread ends before the document is drawn. */
function drawThere(file: string, document: DocumentToDraw): Promise<Buffer | null> {
  const used = (thread ??= startThread(file))
  clearTimeout(used.idleTimer)
  const id = ++used.lastId
  return new Promise((resolve, reject) => {
    const request: DrawRequest = { id, document }
    // Throws when the document cannot be cloned; then nothing waits for it.
    used.worker.postMessage(request, [])
    used.waiting.set(id, { resolve, reject })
  })
}

function startThread(file: string): Thread {
  const started: Thread = { worker: new Worker(/* turbopackIgnore: true */ file), waiting: new Map(), lastId: 0 }
  started.worker.unref()
  started.worker.on('message', (answer: DrawAnswer) => {
    const waiting = started.waiting.get(answer.id)
    started.waiting.delete(answer.id)
    if ('error' in answer) waiting?.reject(answer.error)
    else waiting?.resolve(Buffer.from(answer.content.buffer))
    if (started.waiting.size === 0) started.idleTimer = setTimeout(() => end(started), idleMs).unref()
  })
  started.worker.once('error', (error) => log('error', 'the thread that draws documents failed', { error }))
  started.worker.once('exit', () => end(started))
  return started
}

function end(ended: Thread) {
  if (thread === ended) thread = null
  clearTimeout(ended.idleTimer)
  for (const { resolve } of ended.waiting.values()) resolve(null)
  ended.waiting.clear()
  void ended.worker.terminate()
}
