import type { Connection } from './response/send-response'

type Handle = (request: Request, connection?: Connection) => Response | Promise<Response>

// Next bundles instrumentation, pages and routes separately. They share one API through globalThis.
const shared: { [key: symbol]: Handle | undefined } = globalThis
const key = Symbol.for('izlog.api')

/** In production the entry, the pages and the routes call this API without Next's router. */
export function registerApi(handle: Handle) {
  shared[key] = handle
}

/** Undefined in development, where each request loads the current code. */
export function runningApi(): Handle | undefined {
  return shared[key]
}

/** Calls the API of the process. A page or route that imported it would load its whole code once more (docs/rules/platform.md#shop-memory). */
export async function callApi(request: Request): Promise<Response> {
  const handle = runningApi() ?? (await import('./handle')).handle
  return handle(request)
}
