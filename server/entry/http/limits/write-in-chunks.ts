import type { ServerResponse } from 'node:http'

const chunkBytes = 64 * 1024
/** Chunks that all responses together write in one turn of the event loop. */
const chunksPerTick = 16

const waiting: (() => void)[] = []

function resumeNext() {
  for (const begin of waiting.splice(0, chunksPerTick)) begin()
  if (waiting.length > 0) setImmediate(resumeNext)
}

function waitForTick(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(resumeNext)
  })
}

/**
 * Sends a large body in chunks, a limited number of them in one turn of the event loop, so that many fast clients do not delay others
 * (docs/rules/platform.md#slow-clients). Ends early when the client leaves.
 */
export async function writeInChunks(res: ServerResponse, body: Buffer): Promise<void> {
  for (let start = 0; start < body.length; start += chunkBytes) {
    await waitForTick()
    if (res.destroyed) return
    if (!res.write(body.subarray(start, start + chunkBytes))) await drained(res)
  }
  res.end()
}

function drained(res: ServerResponse): Promise<void> {
  if (!res.writableNeedDrain) return Promise.resolve()
  return new Promise((resolve) => {
    function done() {
      res.off('drain', done)
      res.off('close', done)
      resolve()
    }
    res.once('drain', done)
    res.once('close', done)
  })
}
