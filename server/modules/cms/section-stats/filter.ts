import { and, eq, gte, inArray, isNotNull } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { sectionStatsApi } from '@/lib/api/v1/cms/section-stats'
import { isoDay, zonedMidnight } from '@/lib/text/dates'
import type { Ctx } from '@/server/core/context'
import { documentVersions } from '@/server/db/schema/draft'
import { sectionStats } from '@/server/db/schema/section-stats'

/** Counts are of the page in all languages; publications are those of the caller's language. */
export async function filter(ctx: Ctx, { documents, days }: ParsedOf<typeof sectionStatsApi.filter>) {
  const to = isoDay(ctx.now())
  const first = new Date(`${to}T00:00:00.000Z`)
  first.setUTCDate(first.getUTCDate() - days + 1)
  const from = first.toISOString().slice(0, 10)

  const [stats, versions] = await Promise.all([
    ctx.db
      .select({
        document: sectionStats.document,
        section: sectionStats.section,
        day: sectionStats.day,
        views: sectionStats.views,
        clicks: sectionStats.clicks,
        adds: sectionStats.adds,
        orders: sectionStats.orders,
      })
      .from(sectionStats)
      .where(and(eq(sectionStats.siteId, ctx.site.id), inArray(sectionStats.document, documents), gte(sectionStats.day, from)))
      .orderBy(sectionStats.day, sectionStats.document, sectionStats.section),
    ctx.db
      .select({ document: documentVersions.key, at: documentVersions.publishedAt })
      .from(documentVersions)
      .where(
        and(
          eq(documentVersions.siteId, ctx.site.id),
          eq(documentVersions.languageId, ctx.language.id),
          inArray(documentVersions.key, documents),
          isNotNull(documentVersions.publishedAt),
          gte(documentVersions.publishedAt, zonedMidnight(first)),
        ),
      )
      .orderBy(documentVersions.publishedAt),
  ])
  const publications = versions.flatMap(({ document, at }) => (at ? [{ document, at: at.toISOString() }] : []))
  return { from, to, stats, publications }
}
