import { and, eq } from 'drizzle-orm'
import { routing } from '@/lib/i18n/routing'
import { routePath } from '@/lib/routing/links'
import { paths, type Route } from '@/lib/routing/paths'
import { reservedSlugs } from '@/lib/routing/reserved-slugs'
import type { Ctx } from '@/server/core/context'
import { events, eventTexts } from '@/server/db/schema/calendar'
import { isStanding } from '@/server/modules/calendar/event/standing'
import { standing } from '../../finder/standing'

/** `page`: visitors find something there. `program`: the address is the program's own, and nothing that anybody can be sent to. */
export type Place = 'page' | 'program' | null

/** Below these first words stands what merchants and editors make. */
const isContent = (word: string) => ['product', 'shop', 'objave', 'blog', 'dogadjaj'].includes(word)

/** Screens without anything in their address that varies, but for those of the back office and of the program's makers. */
const screens: ReadonlySet<string> = new Set(
  Object.keys(paths)
    .filter((route): route is Route => !/\[|^\/(?:admin|playground)/.test(route))
    .map((route) => routePath(route)),
)

/** What is at a path of this site now, whether or not a redirect leads away from it. */
export async function placeAt(ctx: Ctx, pathname: string): Promise<Place> {
  const words = wordsOf(pathname)
  if (screens.has(`/${words.join('/')}`)) return 'page'
  const [first = '', second = ''] = words
  if ((await standing(ctx, words)) || (first === 'dogadjaj' && words.length === 2 && (await isEvent(ctx, second)))) return 'page'
  return isProgram(pathname) ? 'program' : null
}

/** Whether a path lies among the program's own without being a screen that anybody can open. */
export function isProgram(pathname: string): boolean {
  const words = wordsOf(pathname)
  const [first = ''] = words
  return reservedSlugs.has(first) && !isContent(first) && !screens.has(`/${words.join('/')}`)
}

/** The words of a path, without its language. */
function wordsOf(pathname: string): string[] {
  const locales: readonly string[] = routing.locales
  const all = pathname.split('/').filter(Boolean).map(decoded)
  return locales.includes(all[0] ?? '') ? all.slice(1) : all
}

async function isEvent(ctx: Ctx, id: string): Promise<boolean> {
  if (!/^\d{1,9}$/.test(id)) return false
  const [row] = await ctx.db
    .select({ id: events.id })
    .from(events)
    .innerJoin(eventTexts, and(eq(eventTexts.eventId, events.id), isStanding(ctx)))
    .where(eq(events.id, Number(id)))
  return row !== undefined
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}
