import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { options } from '@/server/db/schema/site'

const optionalParts = ['lastmod', 'hreflang', 'images'] as const
type OptionalPart = (typeof optionalParts)[number]

/** docs/rules/content.md#sitemap-options */
export async function sitemapSettings({
  db,
  site,
}: Pick<Ctx, 'db' | 'site'>): Promise<{ enabled: boolean; includes: ReadonlySet<OptionalPart> }> {
  const rows = await db
    .select({ key: options.key, value: options.value })
    .from(options)
    .where(and(eq(options.siteId, site.id), inArray(options.key, ['AutoGenerateSiteMap', 'SiteMapOptions'])))
  const values = new Map(rows.map(({ key, value }) => [key, value]))
  const chosen: unknown = values.get('SiteMapOptions')
  return {
    enabled: values.get('AutoGenerateSiteMap') !== false,
    includes: new Set(Array.isArray(chosen) ? optionalParts.filter((extra) => chosen.includes(extra)) : optionalParts),
  }
}
