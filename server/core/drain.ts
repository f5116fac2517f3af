import type { Server } from 'node:http'

const shared: { [key: symbol]: unknown } = globalThis
const drainingKey = Symbol.for('izlog.draining')
const hooksKey = Symbol.for('izlog.shutdown')

export function isDraining() {
  return shared[drainingKey] === true
}

/** The set of what the application wants done at the end (job workers, pools); it stands on globalThis because Next bundles the app apart. */
export function shutdownHooks(): Set<() => Promise<void>> {
  const found = shared[hooksKey]
  if (found instanceof Set) return found
  const made = new Set<() => Promise<void>>()
  shared[hooksKey] = made
  return made
}

/**
 * Finishes what was begun and takes nothing new: readiness says 503, after `delay` the port closes, requests under way have until
 * `patience` to end, then the application's own ends are run. Milliseconds.
 */
export async function drain(server: Server, { delayMs, timeoutMs }: { delayMs: number; timeoutMs: number }) {
  shared[drainingKey] = true
  await sleep(delayMs)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection that is idle only after its last answer would else stay open for its whole keep-alive time.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await Promise.race([closed, sleep(timeoutMs)])
  clearInterval(sweep)
  server.closeAllConnections()
  await Promise.race([Promise.allSettled([...shutdownHooks()].map((hook) => hook())), sleep(1500)])
}

function sleep(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
