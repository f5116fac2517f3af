import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import type { DataOf, Endpoint, ParsedOf, SchemasOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import { answerFromCache } from './cache/answers'
import { caches } from './cache/registry.mjs'
import type { Ctx } from './context'
import { requireAccess } from './http/access'
import { contextOf } from './http/context-of'
import { readInput } from './http/input'
import { countAgainstLimit } from './http/rate-limits'
import { checked } from './http/checked'
import { send } from './http/send'

export type Verb<E> = (ctx: Ctx, input: ParsedOf<E>) => Promise<DataOf<E>>

type Schemas = { input: z.ZodType; data: z.ZodType }
export type Implemented = { name: string; endpoint: Endpoint; schemas: Schemas }

/** Every implemented row: what OpenAPI, the access matrix and the contract tests read. */
export const implemented: Implemented[] = []

/**
 * Puts a module's rows on the app. Each call passes, in this order: who calls, access, limit, input, cache, verb. A missing verb or schema,
 * a wrong input or a wrong result does not compile.
 * @throws AppError from any step; server/errors.ts turns it into the envelope
 */
export function implement<Rows extends Record<string, Endpoint>>(
  app: Hono,
  rows: Rows,
  schemas: SchemasOf<Rows>,
  verbs: { [K in keyof Rows]: Verb<Rows[K]> },
) {
  for (const name of Object.keys(rows)) {
    const endpoint = rows[name]
    const own = schemas[name]
    const verb = verbs[name]
    if (!endpoint || !own || !verb) throw new Error(`The contract row ${name} has no schema or no verb.`)
    implemented.push({ name, endpoint, schemas: own })
    app.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), (c) => serve(c, endpoint, own, (ctx, input) => verb(ctx, input)))
  }
}

async function serve(c: Context, endpoint: Endpoint, schemas: Schemas, verb: (ctx: Ctx, input: never) => Promise<unknown>) {
  const { ctx, dropped } = await contextOf(c, endpoint)
  requireAccess(endpoint.access, ctx.actor)
  const input = await readInput(c, endpoint, schemas.input)
  countAgainstLimit(ctx, endpoint, input)

  if (endpoint.cache) {
    const { body, tags } = await answerFromCache(ctx, endpoint, input, async () => checked(endpoint, schemas.data, await verb(ctx, input)))
    return answer(c, ctx, body, tags)
  }
  const data = checked(endpoint, schemas.data, await verb(ctx, input))
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
