import type { ServerResponse } from 'node:http'
import { createEventLoopQueue } from '@/server/core/process/event-loop-queue'

const chunkBytes = 64 * 1024
/** All responses together write 16 chunks in one turn. */
const waitForTurn = createEventLoopQueue({ perTurn: 16 })

/**
 * Sends a large body in chunks, a limited number of them in one turn of the event loop, so that many fast clients do not delay others
 * (docs/rules/platform.md#slow-clients). Ends early when the client leaves.
 */
export async function writeInChunks(res: ServerResponse, body: Buffer): Promise<void> {
  for (let start = 0; start < body.length; start += chunkBytes) {
    await waitForTurn()
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
