import { randomUUID } from 'node:crypto'
import type { Connection } from './send'

type Handle = (request: Request, connection?: Connection) => Response | Promise<Response>

// Next bundles instrumentation, pages and routes apart, and each would load an API of its own. What is here they share, through globalThis.
const shared: { [key: symbol]: { api?: Handle; secret: string } | undefined } = globalThis
const key = Symbol.for('izlog.api')

function sharedState() {
  return (shared[key] ??= { secret: randomUUID() })
}

/** In production the entry sends the browser's calls to this API without Next's router before it, and pages call it too. */
export function registerApi(handle: Handle) {
  sharedState().api = handle
}

/** Undefined in development, where each request runs the code as it is now. */
export function runningApi(): Handle | undefined {
  return sharedState().api
}

/** Marks a call that a page makes within the process; unguessable, so that nobody outside can claim it. */
export function inProcessSecret() {
  return sharedState().secret
}
