import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { events, eventTexts } from '@/server/db/schema/calendar'

/** What a visitor may read: of this site, in this language, also when it is over. Holds for `events` joined with `eventTexts`. */
export function isPublishedEvent(ctx: Pick<Ctx, 'site' | 'language'>): SQL | undefined {
  return and(eq(events.siteId, ctx.site.id), eq(eventTexts.languageId, ctx.language.id), isNull(events.archivedAt))
}
