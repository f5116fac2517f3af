import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { writeInChunks } from './write-in-chunks'

/** A response that takes `room` bytes before it asks to wait. */
function responseOf({ room = Infinity } = {}) {
  const written: Buffer[] = []
  const res = Object.assign(new EventEmitter(), {
    destroyed: false,
    ended: false,
    writableNeedDrain: false,
    write(piece: Buffer) {
      written.push(piece)
      res.writableNeedDrain = Buffer.concat(written).length >= room
      return !res.writableNeedDrain
    },
    end() {
      res.ended = true
    },
  }) as EventEmitter & ServerResponse & { ended: boolean; writableNeedDrain: boolean }
  return { res, written }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))
const body = Buffer.from(Array.from({ length: 200 * 1024 }, (_, i) => i % 251))

describe('a large body', () => {
  it('is sent whole, in pieces', async () => {
    const { res, written } = responseOf()
    await writeInChunks(res, body)
    expect(written.length).toBeGreaterThan(1)
    expect(Buffer.concat(written).equals(body)).toBe(true)
    expect(res.ended).toBe(true)
  })

  it('shares each turn of the event loop with all others', async () => {
    const all = Array.from({ length: 100 }, () => responseOf())
    const sending = Promise.all(all.map(({ res }) => writeInChunks(res, body)))
    let before = 0
    for (let isSent = false; !isSent;) {
      await turn()
      const pieces = all.reduce((sum, { written }) => sum + written.length, 0)
      expect(pieces - before).toBeLessThanOrEqual(32)
      isSent = all.every(({ res }) => res.ended)
      before = pieces
    }
    await sending
    expect(before).toBe(400)
  })

  it('waits for a reader, and ends when the reader leaves', async () => {
    const { res, written } = responseOf({ room: 1 })
    const sending = writeInChunks(res, body)
    await turn()
    await turn()
    expect(written).toHaveLength(1)
    Object.assign(res, { destroyed: true })
    res.emit('close')
    await sending
    expect(written).toHaveLength(1)
    expect(res.ended).toBe(false)
  })
})
