import { sql, type SQL } from 'drizzle-orm'
import { MasterUsage } from '@/lib/api/v1/cms/master.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { refersToMaster } from '../master-references/refers-to-master'

/** Everything that refers to a master or may do so without being edited again: pages, their drafts, templates, and versions that a release will publish. */
export async function findPlaces({ site, language }: Pick<Ctx, 'site' | 'language'>, db: Tx, id: number) {
  const refers = (doc: SQL) => refersToMaster(doc, sql`${id}::int`)
  const rows = await db.execute(sql`
    with places as (
      select 'page' as kind, t.page_id as id, t.title, t.slug, t.published_version_id is not null and p.archived_at is null as published
      from page_texts t join pages p on p.id = t.page_id
      join page_versions v on v.id = coalesce(t.published_version_id, (
        select n.id from page_versions n where n.page_text_id = t.id order by n.number desc limit 1))
      where t.site_id = ${site.id} and t.language_id = ${language.id} and ${refers(sql`v.doc`)}
      union all
      select 'page', t.page_id, t.title, t.slug, false
      from drafts d join page_texts t on d.key = 'page:' || t.page_id and t.language_id = d.language_id
      where d.site_id = ${site.id} and d.language_id = ${language.id} and ${refers(sql`d.doc`)}
      union all
      select 'template', p.id, p.title, null, false from post_types p where p.site_id = ${site.id} and ${refers(sql`p.doc`)}
      union all
      select 'release', r.id, r.title, null, false
      from releases r join release_documents rd on rd.release_id = r.id join document_versions v on v.id = rd.version_id
      where r.site_id = ${site.id} and r.state in ('planned', 'failed') and rd.language_id = ${language.id} and ${refers(sql`v.doc`)}
    )
    select kind, id, title, slug, bool_or(published) as published from places group by kind, id, title, slug order by kind, title, id`)
  return MasterUsage.parse({ places: [...rows] }).places
}
