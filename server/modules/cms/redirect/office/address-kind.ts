import { and, eq } from 'drizzle-orm'
import { maxPathLength } from '@/lib/api/v1/cms/redirect.schema'
import { routing } from '@/lib/i18n/routing'
import { routePath } from '@/lib/routing/links'
import { paths, type Route } from '@/lib/routing/paths'
import { reservedSlugs } from '@/lib/routing/reserved-slugs'
import type { Ctx } from '@/server/core/context'
import { events, eventTexts } from '@/server/db/schema/calendar'
import { isPublishedEvent } from '@/server/modules/calendar/event/published'
import { resolveContent } from '@/server/modules/cms/finder/resolve-content'
import { texts } from '@/server/core/texts'

/** `page`: visitors can open it. `reserved`: it belongs to a route that is no redirect target. */
export type AddressKind = 'page' | 'reserved' | null

/** First segments whose pages are content. */
const isContentPrefix = (word: string) => ['product', 'shop', 'objave', 'blog', 'dogadjaj'].includes(word)

/** Static routes that visitors can open, without the back office and development pages. */
const screens: ReadonlySet<string> = new Set(
  Object.keys(paths)
    .filter((route): route is Route => !/\[|^\/(?:admin|playground)/.test(route))
    .map((route) => routePath(route)),
)

/** What is at a path, regardless of redirects. */
export async function findAddressKind(ctx: Ctx, pathname: string): Promise<AddressKind> {
  const segments = segmentsOf(pathname)
  if (screens.has(`/${segments.join('/')}`)) return 'page'
  const [first = '', second = ''] = segments
  if ((await resolveContent(ctx, segments)) || (first === 'dogadjaj' && segments.length === 2 && (await isEvent(ctx, second))))
    return 'page'
  return isReservedPath(pathname) ? 'reserved' : null
}

/** Whether a path is reserved for routes and no static page. */
function isReservedPath(pathname: string): boolean {
  const segments = segmentsOf(pathname)
  const [first = ''] = segments
  return reservedSlugs.has(first) && !isContentPrefix(first) && !screens.has(`/${segments.join('/')}`)
}

/** Why a path can never be redirected, as text for editors; null if it can. */
export function redirectRefusal(path: string): string | null {
  if (path.includes('//')) return texts.redirects.doubleSlash
  if (path.length >= maxPathLength) return texts.redirects.tooLong
  return isReservedPath(path) ? texts.redirects.reserved : null
}

/** The segments of a path without its locale. */
function segmentsOf(pathname: string): string[] {
  const locales: readonly string[] = routing.locales
  const all = pathname.split('/').filter(Boolean).map(decodeSegment)
  return locales.includes(all[0] ?? '') ? all.slice(1) : all
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
