import { homeSlug } from '@/lib/routing/reserved-slugs'
import { sql } from 'drizzle-orm'
import type { DataOf, ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { finderApi } from '@/lib/api/v1/cms/finder'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/routing'
import { localPath, resolveLink, type LinkKind } from '@/lib/routing/links'
import { urlsPerSitemap } from '@/lib/routing/sitemap'
import type { Ctx } from '@/server/core/context'
import { mediaUrl } from '@/server/modules/media/pictures'
import { sitemapSettings } from './sitemap-settings'
import { sitemapRows, widestPicturePaths } from './sitemap-sql'

type Place = { locale: Locale; slug: string }
type Row = Place & { kind: LinkKind; updated_at: Date | string | null; images: string[]; places: Place[] }

/** One part of the sitemap (docs/rules/content.md#home-address). */
export async function sitemap(ctx: Ctx, { type, page }: ParsedOf<typeof finderApi.sitemap>): Promise<DataOf<typeof finderApi.sitemap>> {
  const { enabled, includes } = await sitemapSettings(ctx)
  if (!enabled) throw new AppError('NOT_FOUND')
  const images = includes.has('images') ? widestPicturePaths(sql`part.media_ids`) : sql`'{}'::text[]`
  const rows = await ctx.db.execute<Row>(sql`
    with part as (
      select one.*, jsonb_agg(jsonb_build_object('locale', locale, 'slug', slug)) over (partition by id) as places
      from (${sitemapRows(ctx, type)}) one
      order by id, locale limit ${urlsPerSitemap} offset ${(page - 1) * urlsPerSitemap}
    )
    select kind, slug, locale, places, updated_at, ${images} as images from part order by id, locale`)
  if (rows.length === 0) throw new AppError('NOT_FOUND')
  const day = (at: Row['updated_at']) => (at && includes.has('lastmod') ? new Date(at).toISOString() : null)
  return {
    url: ctx.site.url || env.SITE_URL,
    languages: includes.has('hreflang') ? ctx.site.openLocales : [],
    entries: rows.map((row) => ({
      path: pathOf(row),
      alternates: ctx.site.openLocales.length === 1 ? [] : alternatesOf(row),
      updated_at: day(row.updated_at),
      images: row.images.map(mediaUrl),
    })),
  }
}

/** The addresses of the same content in all open languages, its own among them. */
function alternatesOf({ kind, places }: Row): { language: Locale; path: string }[] {
  return places.map((place) => ({ language: place.locale, path: pathOf({ ...place, kind }) }))
}

function pathOf({ kind, slug, locale }: Place & Pick<Row, 'kind'>) {
  const isHome = kind === 'page' && slug === homeSlug
  return isHome ? localPath('/', '', locale) : resolveLink({ kind, target: slug }, locale).href
}
