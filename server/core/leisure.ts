import type { ServerResponse } from 'node:http'

type Visits = { underWay: number; waiting: Set<() => void> }

const shared: { [key: symbol]: Visits | undefined } = globalThis
const key = Symbol.for('izlog.visits')

/** On globalThis, because Next bundles what runs beside the requests apart from the server. */
function visits(): Visits {
  return (shared[key] ??= { underWay: 0, waiting: new Set() })
}

/** A request is under way from here until its answer has been sent or its connection is gone. */
export function beginVisit(res: ServerResponse) {
  const all = visits()
  all.underWay++
  res.once('close', () => {
    all.underWay--
    if (all.underWay > 0) return
    for (const go of all.waiting) go()
  })
}

/**
 * Lets visitors go first where something costs the processor as much as ten of their requests: resolves once nobody waits for an answer, and after
 * `patience` ms at the latest, so that a busy shop slows it down and never stops it.
 */
export async function leisure({ patience }: { patience: number }) {
  const { underWay, waiting } = visits()
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
