import { getRequestListener } from '@hono/node-server'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { runningApi } from '@/server/api/running-api'

/** Serves an API call. Returns false while the API is not registered; Next serves it then. */
export async function handleApi(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
  const api = runningApi()
  if (!api) return false
  // The listener reads the raw headers, which must match the normalized ones (client-headers.ts).
  req.rawHeaders = rawHeadersOf(req.headers)
  const listen = getRequestListener((request) => api(request, { outgoing: res }), { overrideGlobalObjects: false })
  await listen(req, res)
  return true
}

function rawHeadersOf(headers: IncomingHttpHeaders): string[] {
  const rows: string[] = []
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string') rows.push(name, value)
    else for (const one of value ?? []) rows.push(name, one)
  }
  return rows
}
