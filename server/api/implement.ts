import type { Context, Hono } from 'hono'
import type { Endpoint } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import { cachedResponse } from './response/response-cache'
import { applyOwnInvalidations, type Invalidation } from '@/server/core/cache/publish-invalidations'
import type { Ctx } from '@/server/core/context'
import { requireAccess } from './request/access'
import { createContext } from './request/create-context'
import { parseInput } from './request/input'
import { requestedMoment } from './request/requested-moment'
import { requireProof } from '@/server/core/require-user'
import { enforceAttemptLimit, enforceRateLimit } from '@/server/core/rate-limits'
import type { Operation } from '@/server/core/define-handlers'
import { checkResponse } from './response/check-response'
import { requireReader, sendEventStream } from './response/send-event-stream'
import { sendResponse } from './response/send-response'

/**
 * Puts one operation on the app. Each call passes, in this order: caller, access, fresh proof, attempts, input, limit, cache, handler.
 * @throws AppError from any step; server/api/response/errors.ts turns it into the envelope
 */
export function implement(app: Hono, { endpoint, schemas, handle }: Operation) {
  app.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), (c) => handleRequest(c, endpoint, schemas, handle))
}

async function handleRequest(c: Context, endpoint: Endpoint, schemas: Operation['schemas'], handle: Operation['handle']) {
  const { ctx, invalidated } = await createContext(c, endpoint)
  requireAccess(endpoint, ctx.actor)
  if (endpoint.proof) requireProof(ctx)
  enforceAttemptLimit(ctx, endpoint)
  const input = await parseInput(c, endpoint, schemas.input)
  enforceRateLimit(ctx, endpoint, input)
  if (endpoint.stream) requireReader(c)

  const moment = requestedMoment(ctx, endpoint)
  if (moment) return respond(c, ctx, await readAt(moment))

  if (endpoint.cache) {
    const { body, tags } = await cachedResponse(ctx, endpoint, input, async () =>
      checkResponse(endpoint, schemas.data, await handle(ctx, input)),
    )
    return respond(c, ctx, body, tags)
  }
  if (endpoint.stream) return sendEventStream(c, { ctx, endpoint, schema: schemas.data }, await handle(ctx, input))
  const data = checkResponse(endpoint, schemas.data, await handle(ctx, input))
  assertDeclaredInvalidations(endpoint, invalidated)
  applyOwnInvalidations(invalidated)
  return respond(c, ctx, JSON.stringify({ data }))

  /** Neither taken from a cache nor kept in one (docs/rules/lens.md#moment-cache). */
  async function readAt(at: Date) {
    return JSON.stringify({ data: checkResponse(endpoint, schemas.data, await handle({ ...ctx, now: () => at }, input)) })
  }
}

function respond(c: Context, ctx: Ctx, body: string, tags: readonly string[] = []) {
  ctx.responseHeaders.set('content-type', 'application/json; charset=utf-8')
  ctx.responseHeaders.set('cache-control', 'no-store')
  ctx.responseHeaders.set('x-request-id', ctx.requestId)
  // Only calls within the process see the tags; they tag the page.
  if (ctx.address === null && tags.length > 0) ctx.responseHeaders.set('x-izlog-tags', tags.join(','))
  return sendResponse(c, body, ctx.responseHeaders)
}

/** A write invalidates only the tag families of its contract row (docs/rules/platform.md#declared-invalidation). */
function assertDeclaredInvalidations(endpoint: Endpoint, invalidated: readonly Invalidation[]) {
  const undeclared = invalidated.flatMap(({ tags }) => tags).find((tag) => !endpoint.invalidates?.includes(tag.split(':')[0] ?? tag))
  if (undeclared)
    throw new AppError('INTERNAL', {}, new Error(`${endpoint.path} invalidates '${undeclared}', which its contract row does not declare.`))
}
