import createMiddleware from 'next-intl/middleware'
import { NextResponse, type NextRequest } from 'next/server'
import { routing, siteLocales } from './lib/i18n/routing'
import { closedView, type ClosedView } from './lib/routing/closed-view'
import { filteredRoute, isSharedQuery, storableSecondsHeader } from './lib/routing/filtered-route'
import { isMissingScreen } from './lib/routing/route-folder'
import { isGoneProduct } from './server/modules/cms/finder/gone-product'
import { isMissingPage } from './server/modules/cms/finder/missing-page'
import { hasStaffSession } from './server/modules/auth/staff-session'
import { findRedirect, type RedirectTarget } from './server/modules/cms/redirect/find-redirect'
import type { SiteInfo } from './server/core/context'
import { loadSites, findSiteOfRequest } from './server/core/sites'

const localise = createMiddleware(routing)

/**
 * Maps host and path to a route: `/kosarica` becomes `/pod-lampom/hr/cart`. Nothing here depends on the visitor (docs/rules/platform.md#shared-pages), except
 * on a site that is closed to visitors.
 */
export default async function proxy(request: NextRequest) {
  const site = await findSite(request)
  const moved = site && (await findRedirect(site.id, request.nextUrl.pathname))
  if (moved) return redirectTo(moved, request)
  const localised = isInOtherLanguage(request, site) ? null : localise(request)
  if (localised?.headers.has('location')) return localised
  const url = localised ? routeOf(localised, request) : new URL(`/${routing.defaultLocale}${request.nextUrl.pathname}`, request.url)
  if (isAdminPath(url) && localeOf(url) !== routing.defaultLocale) return redirectTo(officeRedirect(url), request)
  const closed = site && !isAdminPath(url) ? closedView(site, localeOf(url)) : null
  if (site && closed && !(await hasStaffSession(site, request.headers.get('cookie')))) return closedResponse(url, closed)
  const headers = withoutRouteHeaders(localised?.headers)
  if (closed || isSharedQuery(url)) headers.set(storableSecondsHeader, closed ? '0' : '60')
  const isArchived = site !== undefined && (await isGoneProduct(site, url.pathname))
  const isMissing = site !== undefined && !isArchived && (await isMissingPage(site, url.pathname))
  const isNotFound = isMissing || isMissingScreen(url.pathname)
  url.pathname = `/${site?.key ?? 'default'}${isArchived ? archivedPath(url) : isMissing ? missingPath(url) : filteredRoute(url)}`
  return NextResponse.rewrite(url, { headers, status: isArchived ? 410 : isNotFound ? 404 : 200 })
}

/** Whether a path begins with a language that the site has no pages in (docs/rules/storefront.md#locales). */
function isInOtherLanguage({ nextUrl }: NextRequest, site: SiteInfo | undefined) {
  const prefix = nextUrl.pathname.split('/')[1]?.toLowerCase()
  const locale = routing.locales.find((one) => one === prefix)
  return site !== undefined && locale !== undefined && !siteLocales(site.languages).includes(locale)
}

/** next-intl rewrites only a path that differs from the route. */
function routeOf({ headers }: NextResponse, request: NextRequest) {
  return new URL(headers.get('x-middleware-rewrite') ?? request.url)
}

/** The office has addresses without a language. */
function officeRedirect({ pathname }: URL): RedirectTarget {
  return { to: pathname.replace(/^\/[a-z]{2}(?=\/)/, ''), status: 307 }
}

/** Without a database the first path segment is the default site, so cached pages still work. */
async function findSite(request: NextRequest) {
  const sites = await loadSites().catch(() => [])
  return findSiteOfRequest(sites, request.headers.get('host'))
}

function redirectTo({ to, status }: RedirectTarget, request: NextRequest) {
  const target = new URL(to, request.url)
  if (!to.includes('?')) target.search = request.nextUrl.search
  return NextResponse.redirect(target, status)
}

/** What visitors of a closed site get (docs/rules/platform.md#maintenance-mode, #coming-soon). */
function closedResponse(url: URL, { path, retryAfter }: ClosedView) {
  const headers = {
    'retry-after': String(retryAfter),
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
    [storableSecondsHeader]: '0',
  }
  return NextResponse.rewrite(new URL(path, url), { status: 503, headers })
}

const localeOf = ({ pathname }: URL) => pathname.split('/')[1] ?? ''

/** The page of an archived product, with similar products. */
function archivedPath({ pathname }: URL) {
  return pathname.replace(/^\/[a-z]{2}(?=\/)/, '$&/no-content')
}

/** The one page for all addresses without content. */
function missingPath(url: URL) {
  return `/${localeOf(url)}/no-content/missing`
}

/** Whether a route (language first) is the office, which stays open on a closed site. */
function isAdminPath(url: URL) {
  return /^\/[a-z]{2}\/admin(?:\/|$)/.test(url.pathname)
}

function withoutRouteHeaders(headers: Headers | undefined) {
  const rest = new Headers(headers)
  rest.delete('x-middleware-rewrite')
  rest.delete('x-middleware-next')
  return rest
}

/** All paths except the API, file folders, sitemaps, feeds and root files of public/ and app/; other names there get our 404 (tests/repo/proxy.test.ts). */
export const config = {
  matcher: [
    '/((?!api/|media/|_next/|(?:sitemaps/[^/]+|feeds/google\\.xml|favicon\\.ico|apple-touch-icon\\.png|icon(?:-\\d+)?\\.(?:png|svg)|og\\.png|site\\.webmanifest|robots\\.txt|sitemap\\.xml)$).*)',
  ],
}
