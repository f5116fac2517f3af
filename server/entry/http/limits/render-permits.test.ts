import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRenderPermits } from './render-permits'

/** A response of which only its end matters. */
function responseOf() {
  const res = Object.assign(new EventEmitter(), { destroyed: false }) as EventEmitter & ServerResponse
  return { res, close: () => void res.emit('close') }
}

/** Asks for a permit and says what has come of it. */
function asking(waitForPermit: ReturnType<typeof createRenderPermits>) {
  const { res, close } = responseOf()
  const state: { granted: boolean | null } = { granted: null }
  void waitForPermit(res).then((granted) => (state.granted = granted))
  return { res, state, close }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('renders', () => {
  it('begin in order of arrival, so many at once', async () => {
    const wait = createRenderPermits({ permits: 2, heldMs: 100 })
    const all = Array.from({ length: 4 }, () => asking(wait))
    await settle()
    expect(all.map(({ state }) => state.granted)).toEqual([true, true, null, null])
    all[1]?.close()
    await settle()
    expect(all.map(({ state }) => state.granted)).toEqual([true, true, true, null])
    all[1]?.close()
    await settle()
    expect(all[3]?.state.granted).toBe(null)
    all[0]?.close()
    await settle()
    expect(all[3]?.state.granted).toBe(true)
  })

  it('that take long no longer count', async () => {
    const wait = createRenderPermits({ permits: 1, heldMs: 100 })
    const [slow, next, last] = [asking(wait), asking(wait), asking(wait)]
    await vi.advanceTimersByTimeAsync(99)
    expect(next.state.granted).toBe(null)
    await vi.advanceTimersByTimeAsync(1)
    expect([next.state.granted, last.state.granted]).toEqual([true, null])
    // Its end gives back nothing that it no longer has.
    slow.close()
    await settle()
    expect(last.state.granted).toBe(null)
  })

  it('of clients who left do not begin', async () => {
    const wait = createRenderPermits({ permits: 1, heldMs: 100 })
    const [first, gone, next] = [asking(wait), asking(wait), asking(wait)]
    gone.close()
    first.close()
    await settle()
    expect([gone.state.granted, next.state.granted]).toEqual([false, true])
    const { res } = responseOf()
    Object.assign(res, { destroyed: true })
    await expect(wait(res)).resolves.toBe(false)
  })
})
