import { getRequestListener } from '@hono/node-server'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { runningApi } from '../running-api'

let listen: ReturnType<typeof getRequestListener> | undefined

/** Answers a call of the API; false when the API is not in this process yet, and Next has to find it. */
export async function sendApi(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
  const api = runningApi()
  if (!api) return false
  // The listener reads the raw headers, and those are still as they were sent; who asks has been settled since (client.ts).
  req.rawHeaders = Object.entries(req.headers).flatMap(([name, value]) => [value ?? []].flat().flatMap((one) => [name, one]))
  listen ??= getRequestListener(api, { overrideGlobalObjects: false })
  await listen(req, res)
  return true
}
