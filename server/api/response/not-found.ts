import type { Context, Hono } from 'hono'
import { AppError } from '@/lib/api/errors'
import { toErrorResponse } from './errors'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Answers 405 with `allow` where the path has calls of other methods only, otherwise 404, also for a call that found nothing (docs/rules/platform.md#wrong-method). */
export function answerUnknownCall(app: Hono, c: Context) {
  const allowed = methods.filter((method) => hasCall(app, { method, path: c.req.path }))
  const isOwnAnswer = allowed.some((method) => method === c.req.method)
  if (allowed.length === 0 || isOwnAnswer) return toErrorResponse(new AppError('NOT_FOUND'), c)
  c.header('allow', allowed.join(', '))
  return toErrorResponse(new AppError('METHOD_NOT_ALLOWED'), c)
}

/** Middleware is registered for every method and is no call. */
function hasCall({ router }: Hono, { method, path }: { method: string; path: string }) {
  const [handlers] = router.match(method, path)
  return handlers.some(([[, route]]) => route.method === method)
}
