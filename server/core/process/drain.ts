import type { Server } from 'node:http'

const shared: { [key: symbol]: unknown } = globalThis
const drainingKey = Symbol.for('izlog.draining')
const hooksKey = Symbol.for('izlog.shutdown')
const listenersKey = Symbol.for('izlog.drainListeners')

export function isDraining() {
  return shared[drainingKey] === true
}

/** Hooks that run at shutdown (job workers, pools); on globalThis, because Next bundles the app separately. */
export function shutdownHooks(): Set<() => Promise<void>> {
  const found = shared[hooksKey]
  if (found instanceof Set) return found
  const made = new Set<() => Promise<void>>()
  shared[hooksKey] = made
  return made
}

/** Calls `listener` when draining begins: long responses end then, because the server waits for them. Returns the function that stops it. */
export function onDrain(listener: () => void): () => void {
  drainListeners().add(listener)
  return () => drainListeners().delete(listener)
}

function drainListeners(): Set<() => void> {
  const found = shared[listenersKey]
  if (found instanceof Set) return found
  const made = new Set<() => void>()
  shared[listenersKey] = made
  return made
}

/**
 * Drains the server: readiness turns 503, the port closes after `delayMs`, running requests get `timeoutMs`, then the hooks run
 * (docs/rules/platform.md#graceful-shutdown).
 */
export async function drain(server: Server, { delayMs, timeoutMs }: { delayMs: number; timeoutMs: number }) {
  shared[drainingKey] = true
  for (const listener of drainListeners()) listener()
  await sleep(delayMs)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Otherwise a connection stays open for its keep-alive time after its last response.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await Promise.race([closed, sleep(timeoutMs)])
  clearInterval(sweep)
  server.closeAllConnections()
  await Promise.race([Promise.allSettled([...shutdownHooks()].map((hook) => hook())), sleep(1500)])
}

function sleep(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
