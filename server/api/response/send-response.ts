import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { ServerResponse } from 'node:http'

/** The Node response that the entry passes with a request. */
export type Connection = { outgoing: ServerResponse }

/** Writes to the Node response if there is one: a Response object would cost as much as a read. */
export function sendResponse(c: Context<{ Bindings: Partial<Connection> | undefined }>, body: string, headers: Headers): Response {
  const outgoing = c.env?.outgoing
  if (!outgoing) return c.newResponse(body, { headers })
  // Already refused, for example because its body was too large.
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
