import { getRequestListener } from '@hono/node-server'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { runningApi } from '@/server/api/running-api'

/** Answers a call of the API; false when the API is not in this process yet, and Next has to find it. */
export async function handleApi(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
  const api = runningApi()
  if (!api) return false
  // The listener reads the raw headers, and those are still as they were sent; who asks has been settled since (client.ts).
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
