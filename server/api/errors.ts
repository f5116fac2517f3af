import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import { AppError, errorTable, type ErrorEnvelope } from '@/lib/api/errors'
import { parseRequestId } from './request-id'
import { errorCode } from '@/server/db/error-code'
import { log } from '@/server/core/log'

/** The one funnel: anything thrown below becomes the envelope of API.md. What the caller cannot help is logged with its cause. */
export function toErrorResponse(error: unknown, c: Context) {
  const requestId = parseRequestId(c.res.headers.get('x-request-id') ?? c.req.header('x-request-id'))
  const appError = toAppError(error)
  if (appError.status >= 500) log('error', 'request failed', { requestId, route: matchedRoute(c), error: appError.cause ?? appError })
  const retryAfter = appError.data.retryAfter ?? (appError.status === 503 ? 5 : undefined)
  if (typeof retryAfter === 'number') c.header('retry-after', String(retryAfter))
  c.header('cache-control', 'no-store')
  c.header('x-request-id', requestId)
  const body: ErrorEnvelope = {
    errored: true,
    message: appError.message,
    statusCode: appError.status,
    data: { ...appError.data, code: appError.code, requestId },
  }
  return c.json(body, errorTable[appError.code].status)
}

/** The call without what stands in its address: some carry a token there. */
function matchedRoute(c: Context) {
  return matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'none'
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const code = errorCode(error)
  // SQLSTATE 22021 and 22P05: bytes that are no text; a client's fault.
  if (code === '22021' || code === '22P05') return new AppError('BAD_REQUEST', {}, error)
  if (isUnavailable(code)) return new AppError('UNAVAILABLE', {}, error)
  return new AppError('INTERNAL', {}, error)
}

/**
 * Class 08: connection; 53: out of resources (disk, memory, connections); 57P: shutting down; 25006: read only; 55P03, 57014: too slow; 40001, 40P01:
 * in each other's way, and still so after all attempts (inTransaction).
 */
function isUnavailable(code: string) {
  return /^(08|53|57P|25006|55P03|57014|40001|40P01)/.test(code) || /^(ECONN|CONNECT|CONNECTION|ENOSPC|EPIPE)/.test(code)
}
