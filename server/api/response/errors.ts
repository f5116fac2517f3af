import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import { AppError, errorTable, type ErrorEnvelope } from '@/lib/api/errors'
import { errorMessage } from './error-message'
import { parseRequestId } from '../request/request-id'
import { errorCode } from '@/server/db/error-code'
import { log } from '@/server/core/log'

/** Turns every error into the envelope (docs/rules/platform.md#error-envelope). Server errors are logged with their cause. */
export function toErrorResponse(error: unknown, c: Context) {
  const requestId = parseRequestId(c.res.headers.get('x-request-id') ?? c.req.header('x-request-id'))
  const appError = toAppError(error)
  if (appError.status >= 500) log('error', 'request failed', { requestId, route: matchedRoute(c), error: appError.cause ?? appError })
  const retryAfter = appError.data.retryAfter ?? (appError.status === 503 ? 5 : undefined)
  if (typeof retryAfter === 'number') c.header('retry-after', String(retryAfter))
  if (appError.code === 'BODY_TOO_LARGE' && isOversized(c)) c.header('connection', 'close')
  c.header('cache-control', 'no-store')
  c.header('x-request-id', requestId)
  const body: ErrorEnvelope = {
    errored: true,
    message: errorMessage(appError.code, c.req.header('x-gaussbox-language'), appError.data.retryAfter),
    statusCode: appError.status,
    data: { ...appError.data, code: appError.code, requestId },
  }
  return c.json(body, errorTable[appError.code].status)
}

/**
 * Whether the rest of a refused body costs more to read than it is worth: the connection is closed. A client that is still sending may miss the answer then, so a
 * smaller body is read to its end (docs/rules/platform.md#body-limits).
 */
function isOversized(c: Context) {
  const length = c.req.header('content-length')
  return length === undefined || Number(length) > 256 * 1024
}

/** The route pattern: a concrete path may contain a token. */
function matchedRoute(c: Context) {
  return matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'none'
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const code = errorCode(error)
  // SQLSTATE 22021 and 22P05: the client sent bytes that are no text.
  if (code === '22021' || code === '22P05') return new AppError('BAD_REQUEST', {}, error)
  if (isUnavailable(code)) return new AppError('UNAVAILABLE', {}, error)
  return new AppError('INTERNAL', {}, error)
}

/**
 * Class 08: connection; 53: out of resources; 57P: shutdown; 25006: read only; 55P03, 57014: timeouts; 40001, 40P01: conflicts after all retries
 * (docs/rules/platform.md#temporary-outage).
 */
function isUnavailable(code: string) {
  return /^(08|53|57P|25006|55P03|57014|40001|40P01)/.test(code) || /^(ECONN|CONNECT|CONNECTION|ENOSPC|EDQUOT|EROFS|EPIPE)/.test(code)
}
