import { sql } from 'drizzle-orm'
import type { LinkKind } from '@/lib/links'
import { resolveLink, routePath } from '@/lib/links'
import { env } from '@/lib/env'
import type { Ctx } from '@/server/context'

type Row = { kind: LinkKind; slug: string; updated_at: Date | string | null }

/** SPEC 2: what may be found by a search engine. The home page stands at `/`, not at its slug. */
export async function sitemap(ctx: Ctx) {
  const { site, language } = ctx
  const now = sql`${ctx.now().toISOString()}::timestamptz`
  const own = sql`t.site_id = ${site.id} and t.language_id = ${language.id}`
  const rows = await ctx.db.execute<Row>(sql`
    select 'page' as kind, t.slug, t.updated_at from page_texts t join pages p on p.id = t.page_id
      where ${own} and p.archived_at is null and t.published_version_id is not null
    union all
    select 'post', t.slug, p.published_at from post_texts t join posts p on p.id = t.post_id
      where ${own} and p.archived_at is null and p.published_at <= ${now}
    union all
    select 'category', t.slug, null from term_texts t where ${own} and t.type = 'category'
    union all
    select 'productCategory', t.slug, null from category_texts t where ${own}
    union all
    select 'product', t.slug, p.updated_at from product_texts t join products p on p.id = t.product_id
      where ${own} and not p.archived and not p.is_variant
    order by 1, 2`)
  const lists = [routePath('/shop'), routePath('/blog')].map((path) => ({ path, updated_at: null }))
  return { url: site.url || env.SITE_URL, entries: [...rows.map(entry), ...lists] }
}

function entry({ kind, slug, updated_at }: Row) {
  const isHome = kind === 'page' && slug === 'pocetna'
  const path = isHome ? '/' : resolveLink({ kind, target: slug }).href
  return { path, updated_at: updated_at === null ? null : new Date(updated_at).toISOString() }
}
