import createMiddleware from 'next-intl/middleware'
import { NextResponse, type NextRequest } from 'next/server'
import { routing } from './lib/i18n/routing'
import { filterTwin } from './lib/filter-twin'
import { loadSites, siteOfHost } from './server/sites'

const localise = createMiddleware(routing)

/** Host to site, address to route: `/kosarica` becomes `/pod-lampom/hr/cart`. Nothing here depends on who asks (DESIGN P6). */
export default async function proxy(request: NextRequest) {
  const localised = localise(request)
  const rewritten = localised.headers.get('x-middleware-rewrite')
  if (!rewritten) return localised
  const url = new URL(rewritten)
  url.pathname = `/${await siteKey(request)}${filterTwin(url)}`
  return NextResponse.rewrite(url, { headers: withoutRewrite(localised.headers) })
}

/** A database that is away must not take cached pages with it: without an answer the first path segment is the default site. */
async function siteKey(request: NextRequest) {
  const sites = await loadSites().catch(() => [])
  return siteOfHost(sites, request.headers.get('host'))?.key ?? 'default'
}

function withoutRewrite(headers: Headers) {
  const rest = new Headers(headers)
  rest.delete('x-middleware-rewrite')
  return rest
}

export const config = { matcher: ['/((?!api|media|_next|_cli|admin|.*\\..*).*)'] }
