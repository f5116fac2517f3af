import { randomUUID } from 'node:crypto'
import type { Connection } from './send-response'

type Handle = (request: Request, connection?: Connection) => Response | Promise<Response>

// Next bundles instrumentation, pages and routes separately. They share one API through globalThis.
const shared: { [key: symbol]: { api?: Handle; secret: string } | undefined } = globalThis
const key = Symbol.for('izlog.api')

function sharedState() {
  return (shared[key] ??= { secret: randomUUID() })
}

/** In production the entry and the pages call this API without Next's router. */
export function registerApi(handle: Handle) {
  sharedState().api = handle
}

/** Undefined in development, where each request loads the current code. */
export function runningApi(): Handle | undefined {
  return sharedState().api
}

/** Marks calls within the process; unguessable from outside. */
export function inProcessSecret() {
  return sharedState().secret
}
