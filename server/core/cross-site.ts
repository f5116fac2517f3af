import type { MiddlewareHandler } from 'hono'
import { AppError } from '@/lib/api/errors'

/**
 * A browser says where a request comes from. Writes from another site are refused; a program sends none of these headers and passes, for
 * it has no cookies of ours to misuse.
 */
export const refuseCrossSite: MiddlewareHandler = async (c, next) => {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!isRead && isCrossSite(c.req.raw.headers)) throw new AppError('CROSS_SITE')
  await next()
}

export function isCrossSite(headers: Headers) {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'cross-site' || site === 'same-site'
  const origin = headers.get('origin')
  return origin !== null && hostOf(origin) !== headers.get('host')
}

function hostOf(origin: string) {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}
