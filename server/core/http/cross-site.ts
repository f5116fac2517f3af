import type { MiddlewareHandler } from 'hono'
import { AppError } from '@/lib/api/errors'

/** Refuses writes from other sites (docs/rules/platform.md#cross-site-writes). Programs send none of these headers and hold no cookies. */
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
