import type { Context } from 'hono'
import type { z } from 'zod'
import type { Endpoint } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { isDraining, onDrain } from '@/server/core/process/drain'
import type { EventStream } from '@/server/core/http/event-stream'
import { untrackRequest } from '@/server/core/process/idle'
import { checkResponse } from './check-response'
import type { Connection } from './send-response'

/** Proxies close connections that are silent for a minute or less. ms. */
const heartbeatMs = 10_000

/** What may wait for a slow reader. Bytes. */
const maxWaitingBytes = 1024 * 1024

type Bindings = { Bindings: Partial<Connection> | undefined }
type Row = { ctx: Ctx; endpoint: Endpoint; schema: z.ZodType }

/** Before a stream is opened. A HEAD request would open one that nobody reads. @throws METHOD_NOT_ALLOWED, UNAVAILABLE while the server drains */
export function requireReader(c: Context) {
  if (c.req.raw.method === 'HEAD') throw new AppError('METHOD_NOT_ALLOWED')
  if (isDraining()) throw new AppError('UNAVAILABLE')
}

/** Answers with Server-Sent Events (docs/rules/platform.md#event-streams). */
export function sendEventStream(c: Context<Bindings>, { ctx, endpoint, schema }: Row, stream: unknown): Response {
  if (!isEventStream(stream)) throw new Error(`${endpoint.path} does not answer with a stream.`)
  const outgoing = c.env?.outgoing
  if (outgoing) untrackRequest(outgoing)
  const body = eventStreamBody(stream, {
    encode: (event, id) => encodeEvent(checkResponse(endpoint, schema, event), id),
    abort: outgoing && (() => outgoing.destroy()),
  })
  ctx.responseHeaders.set('content-type', 'text/event-stream; charset=utf-8')
  // `no-transform` keeps the entry and proxies from compressing, `x-accel-buffering` nginx from collecting.
  ctx.responseHeaders.set('cache-control', 'no-store, no-transform')
  ctx.responseHeaders.set('x-accel-buffering', 'no')
  ctx.responseHeaders.set('x-request-id', ctx.requestId)
  return c.newResponse(body, { headers: ctx.responseHeaders })
}

function isEventStream(value: unknown): value is EventStream<unknown> {
  return typeof value === 'object' && value !== null && 'open' in value && typeof value.open === 'function'
}

function encodeEvent(event: unknown, id: string | undefined) {
  const name = typeof event === 'object' && event !== null && 'event' in event ? String(event.event) : 'message'
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(event)}\n\n`
}

const text = new TextEncoder()

type BodyOptions = {
  encode: (event: unknown, id?: string) => string
  /** Closes a connection whose reader does not read. */
  abort?: () => void
}

/** The bytes of a stream. It ends when its source does, when the reader is gone or does not read, and when the server drains. */
export function eventStreamBody(stream: EventStream<unknown>, { encode, abort }: BodyOptions): ReadableStream<Uint8Array> {
  let finish = () => {}
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isOpen = true
        let close: (() => void) | undefined
        const heartbeat = setInterval(() => write(':\n\n'), heartbeatMs)
        const stopListening = onDrain(end)

        finish = () => {
          if (!isOpen) return
          isOpen = false
          clearInterval(heartbeat)
          stopListening()
          close?.()
        }

        function end() {
          if (!isOpen) return
          finish()
          controller.close()
        }

        function write(chunk: string) {
          if (!isOpen) return
          if ((controller.desiredSize ?? 0) > 0) return controller.enqueue(text.encode(chunk))
          finish()
          controller.error(new Error('The reader of an event stream does not read.'))
          abort?.()
        }

        close = stream.open({ send: (event, id) => write(encode(event, id)), end })
        // It ended while it was opened.
        if (!isOpen) close()
      },
      cancel: () => finish(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maxWaitingBytes }),
  )
}
