import { sql, type SQL } from 'drizzle-orm'
import { MediaUse } from '@/lib/api/entities/media-item.schema'
import type { Ctx } from '@/server/core/context'
import { groupBy, idArray } from '@/server/db/rows'
import type { Tx } from '@/server/db/client'

type Row = { media_id: number; kind: string; id: number; title: string | null; slug: string | null; language: string | null } & {
  version: number | null
  published: boolean
}

/** Every place that refers to these items, what visitors see first (docs/rules/media.md#places). */
export async function findUses({ site }: Pick<Ctx, 'site'>, db: Tx, ids: readonly number[]): Promise<Map<number, MediaUse[]>> {
  const rows = await db.execute<Row>(sql`
    with wanted as (select unnest(${idArray(ids)}) as id),
    used as (${sql.join(places(site.id), sql` union all `)})
    select distinct media_id, kind, id, title, slug, language, version, published from used
    order by media_id, published desc, kind, id, version desc nulls last, language`)
  const groups = groupBy([...rows], ({ media_id }) => media_id)
  return new Map([...groups].map(([id, own]) => [id, own.map((row) => MediaUse.parse({ ...row, title: row.title ?? '' }))]))
}

/** Whether a planned release with a moment pins a document that refers to one of these items. */
export async function isPlanned({ site }: Pick<Ctx, 'site'>, db: Tx, ids: readonly number[]): Promise<boolean> {
  const [row] = await db.execute<{ planned: boolean }>(sql`
    with wanted as (select unnest(${idArray(ids)}) as id)
    select exists (
      select 1 from releases r join release_documents d on d.release_id = r.id join document_versions v on v.id = d.version_id ${namedIn(sql`v.doc`)}
      where r.site_id = ${site.id} and r.state = 'planned' and r.publish_at is not null) as planned`)
  return row?.planned ?? false
}

/** The items that a JSON column names: pictures as `{ mediaId }`, files as links `{ kind: "file", id }`, at any depth. */
function namedIn(...columns: SQL[]): SQL {
  const found = columns.flatMap((column) => [
    sql`select jsonb_path_query(${column}, '$.**.mediaId') as value`,
    sql`select jsonb_path_query(${column}, '$.** ? (@.kind == "file").id') as value`,
  ])
  return sql`join lateral (${sql.join(found, sql` union `)}) named on true join wanted on named.value = to_jsonb(wanted.id)`
}

/** The title of a document by its key, such as `page:12`. */
function titleOf(key: SQL, languageId: SQL): SQL {
  return sql`coalesce(
    (select title from page_texts d where ${key} = 'page:' || d.page_id and d.language_id = ${languageId}),
    (select title from elements d where ${key} = 'element:' || d.id),
    (select title from post_texts d where ${key} = 'post:' || d.post_id and d.language_id = ${languageId}),
    (select title from event_texts d where ${key} = 'event:' || d.event_id and d.language_id = ${languageId}),
    (select name from product_texts d where ${key} = 'product:' || d.product_id and d.language_id = ${languageId}),
    (select name from category_texts d where ${key} = 'category:' || d.category_id and d.language_id = ${languageId}),
    ${key})`
}

function places(siteId: number): SQL[] {
  const language = sql`(select code from languages where languages.id = t.language_id)`
  const firstText = (column: SQL, texts: SQL) => sql`(select ${column} from ${texts} order by language_id limit 1)`
  return [
    sql`select wanted.id as media_id, case when v.id = t.published_version_id then 'page' else 'pageVersion' end as kind, t.page_id as id, t.title, t.slug,
        ${language} as language, v.number as version, v.id is not distinct from t.published_version_id and p.archived_at is null as published
      from page_versions v join page_texts t on t.id = v.page_text_id join pages p on p.id = t.page_id ${namedIn(sql`v.doc`)} where t.site_id = ${siteId}`,
    sql`select wanted.id, 'draft', split_part(t.key, ':', 2)::int, ${titleOf(sql`t.key`, sql`t.language_id`)}, null, ${language}, null, false
      from drafts t ${namedIn(sql`t.doc`)} where t.site_id = ${siteId}`,
    sql`select wanted.id, 'documentVersion', split_part(t.key, ':', 2)::int, ${titleOf(sql`t.key`, sql`t.language_id`)}, null, ${language}, t.number, false
      from document_versions t ${namedIn(sql`t.doc`)} where t.site_id = ${siteId}`,
    sql`select wanted.id, 'template', t.id, t.title, t.slug, null, t.version, true
      from post_types t ${namedIn(sql`t.doc`)} where t.site_id = ${siteId}`,
    sql`select wanted.id, 'master', t.id, t.title, null, null, t.version, true
      from masters t ${namedIn(sql`t.section`)} where t.site_id = ${siteId}`,
    sql`select wanted.id, 'element', t.id, t.title, t.slug, ${language}, t.version, true
      from elements t ${namedIn(sql`t.meta`, sql`t.mobile_meta`, sql`t.options`, sql`t.mobile_options`, sql`t.parts`, sql`t.link_meta`)} where t.site_id = ${siteId}`,
    sql`select wanted.id, 'post', t.post_id, t.title, t.slug, ${language}, null, t.is_published and p.published_at is not null and p.archived_at is null
      from post_texts t join posts p on p.id = t.post_id join wanted on wanted.id = p.media_id where t.site_id = ${siteId}`,
    sql`select wanted.id, 'post', t.post_id, t.title, t.slug, ${language}, null, t.is_published and p.published_at is not null and p.archived_at is null
      from post_texts t join posts p on p.id = t.post_id ${namedIn(sql`t.body`)} where t.site_id = ${siteId}`,
    sql`select wanted.id, 'event', t.event_id, t.title, null, ${language}, null, e.archived_at is null
      from event_texts t join events e on e.id = t.event_id join wanted on wanted.id = e.media_id where e.site_id = ${siteId}`,
    sql`select wanted.id, 'event', t.event_id, t.title, null, ${language}, null, e.archived_at is null
      from event_texts t join events e on e.id = t.event_id ${namedIn(sql`t.body`)} where e.site_id = ${siteId}`,
    sql`select wanted.id, 'term', o.id, ${firstText(sql`title`, sql`term_texts where term_id = o.id`)}, ${firstText(sql`slug`, sql`term_texts where term_id = o.id`)},
        null, null, true from terms o join wanted on wanted.id = o.media_id where o.site_id = ${siteId}`,
    sql`select wanted.id, 'category', o.id, ${firstText(sql`name`, sql`category_texts where category_id = o.id`)},
        ${firstText(sql`slug`, sql`category_texts where category_id = o.id`)}, null, null, true
      from categories o join wanted on wanted.id = o.image_id where o.site_id = ${siteId}`,
    sql`select wanted.id, 'product', o.id, ${firstText(sql`name`, sql`product_texts where product_id = o.id`)},
        ${firstText(sql`slug`, sql`product_texts where product_id = o.id`)}, null, null, not o.archived
      from products o join product_media pm on pm.product_id = o.id join wanted on wanted.id = pm.media_id where o.site_id = ${siteId}`,
    sql`select wanted.id, 'product', o.id, ${firstText(sql`name`, sql`product_texts where product_id = o.id`)},
        ${firstText(sql`slug`, sql`product_texts where product_id = o.id`)}, null, null, not o.archived
      from products o left join sample_pages sp on sp.product_id = o.id join wanted on wanted.id in (sp.media_id, o.sample_document_id) where o.site_id = ${siteId}`,
    sql`select wanted.id, 'product', t.product_id, t.name, t.slug, ${language}, null, not o.archived
      from product_texts t join products o on o.id = t.product_id ${namedIn(sql`t.description`)} where t.site_id = ${siteId}`,
    sql`select wanted.id, 'attribute', o.id, ${firstText(sql`label`, sql`attribute_texts where attribute_id = o.id`)}, null, null, null, true
      from attributes o join attribute_values v on v.attribute_id = o.id join wanted on wanted.id = v.media_id where o.site_id = ${siteId}`,
    sql`select wanted.id, 'option', o.id, o.key, null, null, null, true from options o join wanted on wanted.id = o.media_id where o.site_id = ${siteId}`,
    sql`select wanted.id, 'option', o.id, o.key, null, null, null, true from options o ${namedIn(sql`o.value`)} where o.site_id = ${siteId}`,
    sql`select wanted.id, 'navigation', t.id, t.title, null, ${language}, null, true
      from navigation_items t join wanted on wanted.id = t.target_id where t.type = 'file' and t.site_id = ${siteId}`,
    sql`select wanted.id, 'poster', o.id, o.title, null, null, null, true from media o join wanted on wanted.id = o.poster_id where o.site_id = ${siteId}`,
  ]
}
