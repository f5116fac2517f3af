import { and, eq } from 'drizzle-orm'
import { longestPath } from '@/lib/api/v1/cms/redirect.schema'
import { routing } from '@/lib/i18n/routing'
import { routePath } from '@/lib/routing/links'
import { paths, type Route } from '@/lib/routing/paths'
import { reservedSlugs } from '@/lib/routing/reserved-slugs'
import type { Ctx } from '@/server/core/context'
import { events, eventTexts } from '@/server/db/schema/calendar'
import { isPublishedEvent } from '@/server/modules/calendar/event/published'
import { resolveContent } from '@/server/modules/cms/finder/resolve-content'

/** `page`: visitors find something there. `program`: the address is the program's own, and nothing that anybody can be sent to. */
export type AddressKind = 'page' | 'reserved' | null

/** Below these first words stands what merchants and editors make. */
const isContentPrefix = (word: string) => ['product', 'shop', 'objave', 'blog', 'dogadjaj'].includes(word)

/** Screens without anything in their address that varies, but for those of the back office and of the program's makers. */
const screens: ReadonlySet<string> = new Set(
  Object.keys(paths)
    .filter((route): route is Route => !/\[|^\/(?:admin|playground)/.test(route))
    .map((route) => routePath(route)),
)

/** What is at a path of this site now, whether or not a redirect leads away from it. */
export async function findAddressKind(ctx: Ctx, pathname: string): Promise<AddressKind> {
  const words = segmentsOf(pathname)
  if (screens.has(`/${words.join('/')}`)) return 'page'
  const [first = '', second = ''] = words
  if ((await resolveContent(ctx, words)) || (first === 'dogadjaj' && words.length === 2 && (await isEvent(ctx, second)))) return 'page'
  return isReservedPath(pathname) ? 'reserved' : null
}

/** Whether a path lies among the program's own without being a screen that anybody can open. */
export function isReservedPath(pathname: string): boolean {
  const words = segmentsOf(pathname)
  const [first = ''] = words
  return reservedSlugs.has(first) && !isContentPrefix(first) && !screens.has(`/${words.join('/')}`)
}

/** Why nothing can ever be led away from a path, for people; null where it can while nothing stands there. */
export function redirectRefusal(path: string): string | null {
  if (path.includes('//')) return 'Adresa s dvije kose crte zaredom ne može se preusmjeriti.'
  if (path.length >= longestPath) return 'Tako duge adrese ne mogu se preusmjeriti.'
  return isReservedPath(path) ? 'Ova adresa pripada programu i ne može se preusmjeriti.' : null
}

/** The words of a path, without its language. */
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
