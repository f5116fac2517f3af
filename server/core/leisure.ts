import type { ServerResponse } from 'node:http'

type RequestTracker = { running: number; waiting: Set<() => void> }

const shared: { [trackerKey: symbol]: RequestTracker | undefined } = globalThis
const trackerKey = Symbol.for('izlog.visits')

/** On globalThis, because Next bundles what runs beside the requests apart from the server. */
function activeRequests(): RequestTracker {
  return (shared[trackerKey] ??= { running: 0, waiting: new Set() })
}

/** A request is under way from here until its answer has been sent or its connection is gone. */
export function trackRequest(res: ServerResponse) {
  const all = activeRequests()
  all.running++
  res.once('close', () => {
    all.running--
    if (all.running > 0) return
    for (const go of all.waiting) go()
  })
}

/**
 * Lets visitors go first where something costs the processor as much as ten of their requests: resolves once nobody waits for an answer, and after
 * `patience` ms at the latest, so that a busy shop slows it down and never stops it.
 */
export async function waitUntilIdle({ patience }: { patience: number }) {
  const { running: underWay, waiting } = activeRequests()
  if (underWay === 0) return
  await new Promise<void>((resolve) => {
    const timer = setTimeout(go, patience)
    function go() {
      clearTimeout(timer)
      waiting.delete(go)
      resolve()
    }
    waiting.add(go)
  })
}
