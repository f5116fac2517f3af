import { parentPort } from 'node:worker_threads'
import { drawHere, type DocumentToDraw } from './documents'

export type DrawRequest = { id: number; document: DocumentToDraw }
export type DrawAnswer = { id: number; content: Uint8Array<ArrayBuffer> } | { id: number; error: unknown }

// The thread that draws documents (draw-document.ts).
parentPort?.on('message', ({ id, document }: DrawRequest) => {
  drawHere(document).then(
    (drawn) => {
      // A copy that ends with its bytes: small buffers share theirs, which cannot be handed over.
      const content = Uint8Array.from(drawn)
      answer({ id, content }, [content.buffer])
    },
    (error: unknown) => answer({ id, error }),
  )
})

function answer(message: DrawAnswer, transfer: ArrayBuffer[] = []) {
  parentPort?.postMessage(message, transfer)
}
