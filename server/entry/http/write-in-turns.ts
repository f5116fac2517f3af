import type { ServerResponse } from 'node:http'

const pieceBytes = 64 * 1024
/** Pieces that all responses together write in one turn of the event loop. */
const piecesInTurn = 16

const waiting: (() => void)[] = []

function grant() {
  for (const begin of waiting.splice(0, piecesInTurn)) begin()
  if (waiting.length > 0) setImmediate(grant)
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(grant)
  })
}

/**
 * Sends a large body piece by piece, and a limited number of pieces in one turn of the event loop: hundreds of readers who take as much as they can do not keep
 * others waiting (docs/rules/platform.md#slow-clients). Ends early when the client leaves.
 */
export async function writeInTurns(res: ServerResponse, body: Buffer): Promise<void> {
  for (let start = 0; start < body.length; start += pieceBytes) {
    await nextTurn()
    if (res.destroyed) return
    if (!res.write(body.subarray(start, start + pieceBytes))) await drained(res)
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
