import { and, eq } from 'drizzle-orm'
import { maxPathLength } from '@/lib/api/v1/cms/redirect.schema'
import { routing, type Locale } from '@/lib/i18n/routing'
import { routePath } from '@/lib/routing/links'
import { paths, type Route } from '@/lib/routing/paths'
import { homeSlug, reservedSlugs } from '@/lib/routing/reserved-slugs'
import type { Ctx } from '@/server/core/context'
import { events, eventTexts } from '@/server/db/schema/calendar'
import { isPublishedEvent } from '@/server/modules/calendar/event/published'
import { findPage } from '@/server/modules/cms/finder/find'
import { resolveContent } from '@/server/modules/cms/finder/resolve-content'
import { findAuthor } from '@/server/modules/product/catalogue/authors'
import { texts } from '@/server/core/texts'

/** `page`: visitors can open it. `reserved`: it belongs to a route that is no redirect target. */
export type AddressKind = 'page' | 'reserved' | null

type Address = { locale: Locale; segments: string[] }

const contentRoutes = ['/product/[slug]', '/shop/[slug]', '/blog/[slug]', '/event/[id]'] as const

/** First segments whose pages are content, and of them those of events, in any language: the program leads from one to the other. */
const contentPrefixes = new Set(contentRoutes.flatMap(prefixesOf))
const eventPrefixes = new Set(prefixesOf('/event/[id]'))
/** Authors come and go with their products, and a redirect would hide their page: their addresses are targets only. */
const authorPrefixes = new Set(prefixesOf('/author/[slug]'))

/** Static routes that visitors can open, without the back office and development pages. */
const screens = new Map(
  routing.locales.map((locale) => {
    const routes = Object.keys(paths).filter((route): route is Route => !/\[|^\/(?:admin|playground)/.test(route))
    return [locale, new Set(routes.map((route) => routePath(route, '', locale)))]
  }),
)

/** What is at a path in the language that it begins with, regardless of redirects. */
export async function findAddressKind(ctx: Ctx, pathname: string): Promise<AddressKind> {
  const address = addressAt(pathname)
  const language = languageOf(ctx, address)
  if (language && (await isPage({ ...ctx, language }, address))) return 'page'
  return isReservedPath(pathname) ? 'reserved' : null
}

/** A language of the site; below the prefix of another one stands nothing (docs/rules/storefront.md#locales). */
function languageOf({ site }: Ctx, { locale }: Address) {
  return site.languages.find(({ id, code2 }) => (locale === routing.defaultLocale ? id === site.defaultLanguageId : code2 === locale))
}

async function isPage(ctx: Ctx, address: Address): Promise<boolean> {
  const { locale, segments } = address
  const [first = '', second = ''] = segments
  if (first === '') return locale === routing.defaultLocale || (await findPage(ctx, homeSlug)) !== null
  if (isScreen(address) || (await resolveContent(ctx, segments))) return true
  if (segments.length !== 2) return false
  if (authorPrefixes.has(first)) return (await findAuthor(ctx, second)) !== null
  return eventPrefixes.has(first) && isEvent(ctx, second)
}

function isScreen({ locale, segments }: Address): boolean {
  return screens.get(locale)?.has(`/${segments.join('/')}`) ?? false
}

/** Whether a path is reserved for routes and no static page. */
function isReservedPath(pathname: string): boolean {
  const address = addressAt(pathname)
  const [first = ''] = address.segments
  return reservedSlugs.has(first) && !contentPrefixes.has(first) && !isScreen(address)
}

/** Why a path can never be redirected, as text for editors; null if it can. */
export function redirectRefusal(path: string): string | null {
  if (path.includes('//')) return texts.redirects.doubleSlash
  if (path.length >= maxPathLength) return texts.redirects.tooLong
  return isReservedPath(path) ? texts.redirects.reserved : null
}

/** The language of a path, and its segments without it. */
function addressAt(pathname: string): Address {
  const [first, ...rest] = pathname.split('/').filter(Boolean).map(decodeSegment)
  const prefix = routing.locales.find((locale) => locale === first)
  if (prefix) return { locale: prefix, segments: rest }
  return { locale: routing.defaultLocale, segments: first === undefined ? [] : [first, ...rest] }
}

function prefixesOf(route: Route): string[] {
  return routing.locales.map((locale) => routePath(route, '', locale).split('/')[1] ?? '')
}

async function isEvent(ctx: Ctx, id: string): Promise<boolean> {
  if (!/^\d{1,9}$/.test(id)) return false
  const [row] = await ctx.db
    .select({ id: events.id })
    .from(events)
    .innerJoin(eventTexts, and(eq(eventTexts.eventId, events.id), isPublishedEvent(ctx)))
    .where(eq(events.id, Number(id)))
  return row !== undefined
}

function decodeSegment(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}
