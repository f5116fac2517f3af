import { sql } from 'drizzle-orm'
import type { DataOf } from '@/lib/api/endpoint'
import type { finderApi } from '@/lib/api/v1/cms/finder'
import { env } from '@/lib/env'
import { sitemapTypes, urlsPerSitemap, type SitemapType } from '@/lib/routing/sitemap'
import type { Ctx } from '@/server/core/context'
import { sitemapSettings } from './sitemap-settings'
import { sitemapRows } from './sitemap-sql'

type Index = DataOf<typeof finderApi.sitemapIndex>
type Row = { type: SitemapType; page: number; updated_at: Date | string | null }

/** The parts of the sitemap (docs/rules/content.md#sitemap-parts). */
export async function sitemapIndex(ctx: Ctx): Promise<Index> {
  const url = ctx.site.url || env.SITE_URL
  const { enabled, includes } = await sitemapSettings(ctx)
  if (!enabled) return { url, enabled, parts: [] }
  const counted = sitemapTypes.map(
    (type, position) => sql`
      select ${position}::int as position, ${type} as type, page, max(updated_at) as updated_at
      from (select updated_at, ((row_number() over (order by id, locale) - 1) / ${urlsPerSitemap}::int + 1)::int as page from (${sitemapRows(ctx, type)}) one) numbered
      group by page`,
  )
  const rows = await ctx.db.execute<Row>(
    sql`select type, page, updated_at from (${sql.join(counted, sql` union all `)}) parts order by position, page`,
  )
  const day = (at: Row['updated_at']) => (at && includes.has('lastmod') ? new Date(at).toISOString() : null)
  return { url, enabled, parts: rows.map(({ type, page, updated_at }) => ({ type, page, updated_at: day(updated_at) })) }
}
