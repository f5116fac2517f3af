import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { events, eventTexts } from '@/server/db/schema/calendar'

/**
 * Published events of this site and language, past ones too. For `events` joined with `eventTexts`
 * (docs/rules/content.md#event-visibility).
 */
export function isPublishedEvent(ctx: Pick<Ctx, 'site' | 'language'>): SQL | undefined {
  return and(eq(events.siteId, ctx.site.id), eq(eventTexts.languageId, ctx.language.id), isNull(events.archivedAt))
}
