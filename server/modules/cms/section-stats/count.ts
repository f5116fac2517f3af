import { sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { sectionStatsApi } from '@/lib/api/v1/cms/section-stats'
import { isoDay } from '@/lib/text/dates'
import type { Ctx } from '@/server/core/context'
import { withPermit } from '@/server/core/transaction'

/**
 * One upsert. Only sections of published pages get rows, so that hostile input cannot grow the table; rows are written in one order, so that calls do not
 * deadlock (docs/rules/lens.md#section-counts).
 */
export async function count(ctx: Ctx, { counts }: ParsedOf<typeof sectionStatsApi.count>) {
  const day = isoDay(ctx.now())
  await withPermit(ctx.db, () =>
    ctx.db.execute(sql`
      insert into section_stats as known (site_id, day, document, section, views, clicks, adds, orders)
      select ${ctx.site.id}, ${day}::date, one.document, one.section, sum(one.views), sum(one.clicks), sum(one.adds), sum(one.orders)
      from jsonb_to_recordset(${JSON.stringify(counts)}::text::jsonb)
        as one(document text, section text, views int, clicks int, adds int, orders int)
      where exists (
        select 1
        from page_texts text
        join pages page on page.id = text.page_id and page.archived_at is null
        join page_versions shown on shown.id = text.published_version_id
        where text.site_id = ${ctx.site.id} and text.page_id = split_part(one.document, ':', 2)::int
          and shown.doc -> 'sections' ? one.section
      )
      group by one.document, one.section
      order by one.document, one.section
      on conflict (site_id, document, day, section) do update set
        views = least(known.views::bigint + excluded.views, 2147483647),
        clicks = least(known.clicks::bigint + excluded.clicks, 2147483647),
        adds = least(known.adds::bigint + excluded.adds, 2147483647),
        orders = least(known.orders::bigint + excluded.orders, 2147483647)`),
  )
  return {}
}
