import { sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { refersToMaster } from '../master-references/refers-to-master'
import type { LinkReference } from './link-targets'

/** How many documents, shared sections, layout elements, texts and menu items that visitors can read link to a record: by its id, and by its slug as older content does. */
export async function countLinks(
  { db, site, language }: Pick<Ctx, 'db' | 'site' | 'language'>,
  { kind, id, slug }: LinkReference & { slug: string },
): Promise<{ byId: number; bySlug: number }> {
  const variables = sql`${JSON.stringify({ kind, id, slug, path: `/${slug}` })}::jsonb`
  const isIdLink = sql`'strict $.** ? (@.kind == $kind && @.id == $id)'::jsonpath`
  const isSlugLink = sql`'strict $.** ? ((@.kind == $kind && @.target == $slug) || (!exists(@.id) && @.href == $path))'::jsonpath`
  const [row] = await db.execute<{ by_id: number; by_slug: number }>(sql`
    with content as (
      select v.doc from page_texts t
      join pages p on p.id = t.page_id and p.archived_at is null
      join page_versions v on v.id = t.published_version_id
      where t.site_id = ${site.id} and t.language_id = ${language.id}
      union all
      select m.section from masters m where m.site_id = ${site.id} and m.language_id = ${language.id} and exists (
        select 1 from page_texts t
        join pages p on p.id = t.page_id and p.archived_at is null
        join page_versions v on v.id = t.published_version_id
        where t.site_id = m.site_id and t.language_id = m.language_id and ${refersToMaster(sql`v.doc`, sql`m.id`)})
      union all
      select jsonb_build_array(meta, link_meta) from elements where site_id = ${site.id} and language_id = ${language.id}
      union all
      select t.body from post_texts t join posts p on p.id = t.post_id and p.archived_at is null and t.is_published
      where t.site_id = ${site.id} and t.language_id = ${language.id}
      union all
      select body from event_texts where site_id = ${site.id} and language_id = ${language.id}
      union all
      select description from product_texts where site_id = ${site.id} and language_id = ${language.id}
      union all
      select case when target_id is null then jsonb_build_object('kind', type, 'target', target) else jsonb_build_object('kind', type, 'id', target_id) end
      from navigation_items where site_id = ${site.id} and language_id = ${language.id}
    )
    select count(*) filter (where jsonb_path_exists(doc, ${isIdLink}, ${variables}, true))::int as by_id,
      count(*) filter (where jsonb_path_exists(doc, ${isSlugLink}, ${variables}, true))::int as by_slug
    from content`)
  return { byId: row?.by_id ?? 0, bySlug: row?.by_slug ?? 0 }
}
