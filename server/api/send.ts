import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { ServerResponse } from 'node:http'

/** What our entry hands over with a request: where its answer goes. */
export type Connection = { outgoing: ServerResponse }

/** Sends an answer: to the request's own connection where there is one, since a Response on the way there costs as much as a whole read. */
export function sendResponse(c: Context<{ Bindings: Partial<Connection> | undefined }>, body: string, headers: Headers): Response {
  const outgoing = c.env?.outgoing
  if (!outgoing) return c.newResponse(body, { headers })
  // Turned away meanwhile, e.g. for a body that is too long.
  if (outgoing.headersSent) return RESPONSE_ALREADY_SENT
  for (const [name, value] of headers) {
    if (name === 'set-cookie') outgoing.appendHeader(name, value)
    else outgoing.setHeader(name, value)
  }
  outgoing.setHeader('content-length', Buffer.byteLength(body))
  outgoing.writeHead(200)
  outgoing.end(body)
  return RESPONSE_ALREADY_SENT
}
