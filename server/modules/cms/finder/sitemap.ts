import { homeSlug } from '@/lib/routing/reserved-slugs'
import { sql } from 'drizzle-orm'
import type { DataOf, ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { finderApi } from '@/lib/api/v1/cms/finder'
import { env } from '@/lib/env'
import { resolveLink, type LinkKind } from '@/lib/routing/links'
import { urlsPerSitemap } from '@/lib/routing/sitemap'
import type { Ctx } from '@/server/core/context'
import { mediaUrl } from '@/server/modules/media/pictures'
import { sitemapSettings } from './sitemap-settings'
import { sitemapRows, widestPicturePaths } from './sitemap-sql'

type Row = { kind: LinkKind; slug: string; updated_at: Date | string | null; images: string[] }

/** One part of the sitemap (docs/rules/content.md#home-address). */
export async function sitemap(ctx: Ctx, { type, page }: ParsedOf<typeof finderApi.sitemap>): Promise<DataOf<typeof finderApi.sitemap>> {
  const { enabled, includes } = await sitemapSettings(ctx)
  if (!enabled) throw new AppError('NOT_FOUND')
  const images = includes.has('images') ? widestPicturePaths(sql`part.media_ids`) : sql`'{}'::text[]`
  const rows = await ctx.db.execute<Row>(sql`
    with part as (select * from (${sitemapRows(ctx, type)}) one order by id limit ${urlsPerSitemap} offset ${(page - 1) * urlsPerSitemap})
    select kind, slug, updated_at, ${images} as images from part order by id`)
  if (rows.length === 0) throw new AppError('NOT_FOUND')
  const day = (at: Row['updated_at']) => (at && includes.has('lastmod') ? new Date(at).toISOString() : null)
  return {
    url: ctx.site.url || env.SITE_URL,
    languages: includes.has('hreflang') ? [ctx.language.code2] : [],
    entries: rows.map((row) => ({ path: pathOf(row), updated_at: day(row.updated_at), images: row.images.map(mediaUrl) })),
  }
}

function pathOf({ kind, slug }: Row) {
  const isHome = kind === 'page' && slug === homeSlug
  return isHome ? '/' : resolveLink({ kind, target: slug }).href
}
