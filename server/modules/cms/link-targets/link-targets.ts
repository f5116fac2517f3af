import { sql, type SQL } from 'drizzle-orm'
import type { RecordLinkKind } from '@/lib/routing/links'
import type { LinkLocale } from '@/lib/routing/paths'
import type { Ctx } from '@/server/core/context'
import { idArray } from '@/server/db/rows'
import { mediaUrl } from '@/server/modules/media/pictures'
import { defaultLanguage, localeOf } from './link-locale'

export type LinkReference = { kind: RecordLinkKind; id: number }
/** `target` as lib/routing/links.ts expects it: a slug, an id or a path. `locale`: its language, where that is not the caller's. */
export type LinkTarget = { target: string; title: string; locale?: LinkLocale }
type LinkCtx = Pick<Ctx, 'db' | 'site' | 'language'>

export const linkKey = ({ kind, id }: LinkReference) => `${kind}:${id}`

/**
 * The targets of links in the caller's site, by `kind:id`, in one query: in the caller's language, else in the site's default one
 * (docs/rules/content.md#links-by-id). Records that are gone are missing.
 */
export async function loadLinkTargets(ctx: LinkCtx, links: readonly LinkReference[]): Promise<Map<string, LinkTarget>> {
  const kinds = [...new Set(links.map(({ kind }) => kind))]
  if (kinds.length === 0) return new Map()
  const parts = kinds.map((kind) => {
    const ids = [...new Set(links.filter((link) => link.kind === kind).map(({ id }) => id))]
    const record = kind === 'file' ? filesOf(ctx) : textsOf(ctx, kind)
    return sql`(select ${kind}::text as kind, id, target, title, is_own from (${record}) record where id = any(${idArray(ids)}))`
  })
  const rows = await ctx.db.execute<LinkReference & { target: string; title: string; is_own: boolean }>(sql.join(parts, sql` union all `))
  return new Map(
    rows.map(({ kind, id, target, title, is_own: isOwn }) => [
      linkKey({ kind, id }),
      { target: kind === 'file' ? mediaUrl(target) : target, title, ...(isOwn ? {} : { locale: localeOf(defaultLanguage(ctx)) }) },
    ]),
  )
}

function filesOf({ site }: LinkCtx): SQL {
  return sql`select m.id, m.path as target, m.title, true as is_own from media m where m.site_id = ${site.id} and m.access = 'public'`
}

/**
 * Every record of a kind as `id`, `target`, `title` and `is_own` (in the caller's language). A published text comes first, but publication is not required: a
 * link to a page that is published later then leads there.
 */
function textsOf({ site, language }: LinkCtx, kind: Exclude<RecordLinkKind, 'file'>): SQL {
  const { table, id, target, title, filter, published } = textColumns(kind)
  return sql`
    select distinct on (t.${id}) t.${id} as id, ${target} as target, ${title} as title, t.language_id = ${language.id} as is_own
    from ${table} t
    where t.site_id = ${site.id} and t.language_id in (${language.id}, ${site.defaultLanguageId}) and ${filter}
    order by t.${id}, ${published} desc, is_own desc`
}

type TextColumns = Record<'table' | 'id' | 'target' | 'title' | 'filter' | 'published', SQL>

function textColumns(kind: Exclude<RecordLinkKind, 'file'>): TextColumns {
  const common = { target: sql`t.slug`, title: sql`t.title`, filter: sql`true`, published: sql`is_own` }
  switch (kind) {
    case 'page':
      return { ...common, table: sql`page_texts`, id: sql`page_id`, published: sql`(t.published_version_id is not null)` }
    case 'post':
      return { ...common, table: sql`post_texts`, id: sql`post_id`, published: sql`t.is_published` }
    case 'product':
      return { ...common, table: sql`product_texts`, id: sql`product_id`, title: sql`t.name` }
    case 'category':
    case 'tag':
      return { ...common, table: sql`term_texts`, id: sql`term_id`, filter: sql`t.type = ${kind}` }
    case 'productCategory':
      return { ...common, table: sql`category_texts`, id: sql`category_id`, title: sql`t.name` }
    case 'event':
      return { ...common, table: sql`event_texts`, id: sql`event_id`, target: sql`t.event_id::text` }
  }
  return kind satisfies never
}
