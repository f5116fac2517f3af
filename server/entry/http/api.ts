import { getRequestListener } from '@hono/node-server'
import { ServerResponse, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { runningApi } from '@/server/api/running-api'

/** One for all requests; the API writes to the response of Node. */
const listen = getRequestListener(
  (request, { outgoing }) => {
    const api = runningApi()
    return api && outgoing instanceof ServerResponse ? api(request, { outgoing }) : new Response(null, { status: 503 })
  },
  { overrideGlobalObjects: false },
)

/** Serves an API call. Returns false while the API is not registered; Next serves it then. */
export async function handleApi(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
  if (!runningApi()) return false
  // The listener reads the raw headers, which must match the normalized ones (client-headers.ts).
  req.rawHeaders = rawHeadersOf(req.headers)
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
