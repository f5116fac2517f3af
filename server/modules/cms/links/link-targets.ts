import { sql, type SQL } from 'drizzle-orm'
import type { RecordLinkKind } from '@/lib/routing/links'
import type { Ctx } from '@/server/core/context'
import { idArray } from '@/server/db/rows'
import { mediaUrl } from '@/server/modules/media/pictures'

export type LinkReference = { kind: RecordLinkKind; id: number }
/** `target` as lib/routing/links.ts expects it: a slug, an id or a path. */
export type LinkTarget = { target: string; title: string }
type LinkCtx = Pick<Ctx, 'db' | 'site' | 'language'>

export const linkKey = ({ kind, id }: LinkReference) => `${kind}:${id}`

/** The targets of links in the caller's site and language, by `kind:id`, in one query. Records that are gone are missing. */
export async function loadLinkTargets(ctx: LinkCtx, links: readonly LinkReference[]): Promise<Map<string, LinkTarget>> {
  const kinds = [...new Set(links.map(({ kind }) => kind))]
  if (kinds.length === 0) return new Map()
  const parts = kinds.map((kind) => {
    const ids = [...new Set(links.filter((link) => link.kind === kind).map(({ id }) => id))]
    return sql`(select ${kind}::text as kind, id, target, title from (${recordsOf(ctx, kind)}) record where id = any(${idArray(ids)}))`
  })
  const rows = await ctx.db.execute<LinkReference & LinkTarget>(sql.join(parts, sql` union all `))
  return new Map(
    rows.map(({ kind, id, target, title }) => [linkKey({ kind, id }), { target: kind === 'file' ? mediaUrl(target) : target, title }]),
  )
}

/** Every record of a kind as `id`, `target` and `title`. Its publication is not asked: a link to a page that is published later then leads there. */
function recordsOf({ site, language }: LinkCtx, kind: RecordLinkKind): SQL {
  const own = sql`t.site_id = ${site.id} and t.language_id = ${language.id}`
  switch (kind) {
    case 'page':
      return sql`select t.page_id as id, t.slug as target, t.title from page_texts t where ${own}`
    case 'post':
      return sql`select t.post_id as id, t.slug as target, t.title from post_texts t where ${own}`
    case 'product':
      return sql`select t.product_id as id, t.slug as target, t.name as title from product_texts t where ${own}`
    case 'category':
    case 'tag':
      return sql`select t.term_id as id, t.slug as target, t.title from term_texts t where ${own} and t.type = ${kind}`
    case 'productCategory':
      return sql`select t.category_id as id, t.slug as target, t.name as title from category_texts t where ${own}`
    case 'event':
      return sql`select t.event_id as id, t.event_id::text as target, t.title from event_texts t where ${own}`
    case 'file':
      return sql`select m.id, m.path as target, m.title from media m where m.site_id = ${site.id} and m.access = 'public'`
  }
  return kind satisfies never
}
