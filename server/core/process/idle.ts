import type { ServerResponse } from 'node:http'
import { whenClosed } from './when-closed'

type RequestTracker = { running: number; waiting: Set<() => void>; ending: WeakMap<ServerResponse, () => void> }

const shared: { [trackerKey: symbol]: RequestTracker | undefined } = globalThis
const trackerKey = Symbol.for('izlog.requests')

/** On globalThis, because Next bundles the background work separately from the server. */
function activeRequests(): RequestTracker {
  return (shared[trackerKey] ??= { running: 0, waiting: new Set(), ending: new WeakMap() })
}

/** Counts a request as running until its connection closes. */
export function trackRequest(res: ServerResponse) {
  const all = activeRequests()
  all.running++
  function end() {
    if (!all.ending.delete(res)) return
    all.running--
    if (all.running > 0) return
    for (const done of all.waiting) done()
  }
  all.ending.set(res, end)
  whenClosed(res, end)
}

/** Counts a request as ended although its connection stays open, as that of an event stream. */
export function untrackRequest(res: ServerResponse) {
  activeRequests().ending.get(res)?.()
}

/** Whether no request is running. */
export function isIdle() {
  return activeRequests().running === 0
}

/** Waits until no request is running, at most `maxWaitMs` ms (docs/rules/platform.md#idle-first). */
export async function waitUntilIdle({ maxWaitMs }: { maxWaitMs: number }) {
  const { running: underWay, waiting } = activeRequests()
  if (underWay === 0) return
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, maxWaitMs)
    function done() {
      clearTimeout(timer)
      waiting.delete(done)
      resolve()
    }
    waiting.add(done)
  })
}
