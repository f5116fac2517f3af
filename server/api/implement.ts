import type { Context, Hono } from 'hono'
import type { Endpoint } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import { answerFromCache } from './answers'
import { caches } from '@/server/core/cache/registry.mjs'
import type { Ctx } from '@/server/core/context'
import { requireAccess } from './access'
import { contextOf } from './context-of'
import { readInput } from './input'
import { countAgainstLimit } from '@/server/core/rate-limits'
import type { Operation } from '@/server/core/define-handlers'
import { checked } from './checked'
import { send } from './send'

/**
 * Puts one operation on the app. Each call passes, in this order: caller, access, limit, input, cache, handler.
 * @throws AppError from any step; server/api/errors.ts turns it into the envelope
 */
export function implement(app: Hono, { endpoint, schemas, handle }: Operation) {
  app.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), (c) => serve(c, endpoint, schemas, handle))
}

async function serve(c: Context, endpoint: Endpoint, schemas: Operation['schemas'], handle: Operation['handle']) {
  const { ctx, dropped } = await contextOf(c, endpoint)
  requireAccess(endpoint.access, ctx.actor)
  const input = await readInput(c, endpoint, schemas.input)
  countAgainstLimit(ctx, endpoint, input)

  if (endpoint.cache) {
    const { body, tags } = await answerFromCache(ctx, endpoint, input, async () =>
      checked(endpoint, schemas.data, await handle(ctx, input)),
    )
    return answer(c, ctx, body, tags)
  }
  const data = checked(endpoint, schemas.data, await handle(ctx, input))
  refuseUndeclaredDrops(endpoint, dropped)
  caches.drop(dropped)
  return answer(c, ctx, JSON.stringify({ data }))
}

function answer(c: Context, ctx: Ctx, body: string, tags: readonly string[] = []) {
  ctx.answer.set('content-type', 'application/json; charset=utf-8')
  ctx.answer.set('cache-control', 'no-store')
  ctx.answer.set('x-request-id', ctx.requestId)
  // Only the caller within the process sees the tags: they tell the page what drops it.
  if (ctx.address === null && tags.length > 0) ctx.answer.set('x-izlog-tags', tags.join(','))
  return send(c, body, ctx.answer)
}

function refuseUndeclaredDrops(endpoint: Endpoint, dropped: readonly string[]) {
  const undeclared = dropped.find((tag) => !endpoint.drops?.includes(tag.split(':')[0] ?? tag))
  if (undeclared)
    throw new AppError('INTERNAL', {}, new Error(`${endpoint.path} drops '${undeclared}', which its contract row does not say.`))
}
