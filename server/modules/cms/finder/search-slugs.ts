import { sql, type SQL } from 'drizzle-orm'
import type { DataOf, ParsedOf } from '@/lib/api/endpoint'
import type { finderApi } from '@/lib/api/v1/cms/finder'
import type { Ctx } from '@/server/context'
import { searchWords } from '@/server/modules/product/search-words'

type Found = DataOf<typeof finderApi.searchSlugs>

/** Of each kind a few, titles that begin with the words first. */
const perKind = { product: 6, productCategory: 3, post: 3, event: 3, page: 2 }

export async function searchSlugs(
  ctx: Pick<Ctx, 'db' | 'site' | 'language' | 'now'>,
  { q }: ParsedOf<typeof finderApi.searchSlugs>,
): Promise<Found> {
  const words = q.trim()
  if (words.length < 2) return []
  const { site, language } = ctx
  const beginning = beginningWith(words)
  const within = sql`'%' || ${beginning}`
  const rows = await ctx.db.execute<Found[number]>(sql`
    (${suggestedProducts(ctx, words)})
    union all
    (select 'productCategory', t.name, t.slug from category_texts t
      where t.site_id = ${site.id} and t.language_id = ${language.id} and izlog_fold(t.name) like ${within}
      order by izlog_fold(t.name) like ${beginning} desc, t.name collate "hr-x-icu", t.category_id limit ${perKind.productCategory})
    union all
    (select 'post', t.title, t.slug from post_texts t join posts p on p.id = t.post_id
      where t.site_id = ${site.id} and t.language_id = ${language.id} and p.archived_at is null and p.published_at <= ${ctx.now().toISOString()}::timestamptz
        and izlog_fold(t.title) like ${within}
      order by izlog_fold(t.title) like ${beginning} desc, p.published_at desc, p.id limit ${perKind.post})
    union all
    (select 'event', t.title, e.id::text from event_texts t join events e on e.id = t.event_id
      where t.site_id = ${site.id} and t.language_id = ${language.id} and e.archived_at is null and e.ends_at > ${ctx.now().toISOString()}::timestamptz
        and izlog_fold(t.title) like ${within}
      order by izlog_fold(t.title) like ${beginning} desc, e.starts_at, e.id limit ${perKind.event})
    union all
    (select 'page', t.title, t.slug from page_texts t join pages p on p.id = t.page_id
      where t.site_id = ${site.id} and t.language_id = ${language.id} and p.archived_at is null and t.published_version_id is not null
        and t.slug <> 'pocetna' and izlog_fold(t.title) like ${within}
      order by t.title collate "hr-x-icu", p.id limit ${perKind.page})`)
  return rows.map(({ type, title, slug }) => ({ type, title, slug }))
}

/** A pattern for `like`; a person's own % and _ mean themselves. */
function beginningWith(words: string): SQL {
  return sql`replace(replace(replace(izlog_fold(${words}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`
}

/**
 * Names that begin so, then names with such words, then authors and choices. Each part stops at its few, so that two letters which stand in half of the
 * catalogue are answered as soon as ten that stand in one name.
 */
export function suggestedProducts({ site, language }: Pick<Ctx, 'site' | 'language'>, words: string): SQL {
  const { tsquery } = searchWords(words)
  const beginning = beginningWith(words)
  const query = sql`to_tsquery('izlog_hr', ${tsquery ?? ''})`
  const some = (rank: number, matches: SQL) => sql`(
    select t.product_id, t.name, t.slug, ${rank}::int as rank
    from product_texts t join product_listing l on l.product_id = t.product_id
    where t.site_id = ${site.id} and t.language_id = ${language.id} and ${matches} limit ${perKind.product})`
  return sql`
    select 'product' as type, name as title, slug from (
      select product_id, name, slug, min(rank) as rank from (
        ${some(0, sql`t.folded_name like ${beginning}`)}
        union all ${some(1, sql`to_tsvector('izlog_hr', t.name) @@ ${query}`)}
        union all ${some(2, sql`t.search @@ ${query}`)}
      ) found group by product_id, name, slug
    ) ranked
    order by rank, name collate "hr-x-icu", product_id limit ${perKind.product}`
}
