import { and, arrayContains, asc, desc, eq, inArray, isNotNull, isNull, not, or, sql, like, type SQL } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import type { mediaApi } from '@/lib/api/v1/cms/media'
import type { Ctx } from '@/server/core/context'
import { media } from '@/server/db/schema/media'
import { presentItems } from '../item/present-items'

type Filter = ParsedOf<typeof mediaApi.filterStandard>

export async function filterStandard(ctx: Ctx, filter: Filter) {
  const { page, limit, sort } = filter
  const matches = and(eq(media.siteId, ctx.site.id), ...conditions(filter))
  const [rows, totalRecords] = await Promise.all([
    ctx.db
      .select()
      .from(media)
      .where(matches)
      .orderBy(...orders[sort])
      .limit(limit)
      .offset((page - 1) * limit),
    ctx.db.$count(media, matches),
  ])
  return { records: await presentItems(ctx, ctx.db, rows), totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit }
}

const orders: Record<Filter['sort'], SQL[]> = {
  newest: [desc(media.createdAt), desc(media.id)],
  oldest: [asc(media.createdAt), asc(media.id)],
  title: [sql`izlog_fold(${media.title})`, asc(media.id)],
  largest: [desc(media.size), desc(media.id)],
}

function conditions({ search, folderId, kinds, tags, ids, trash }: Filter): (SQL | undefined)[] {
  return [
    trash ? isNotNull(media.deletedAt) : isNull(media.deletedAt),
    search?.trim() ? matchesText(search) : undefined,
    folderId === undefined ? undefined : folderId === null ? isNull(media.folderId) : eq(media.folderId, folderId),
    kinds && or(...kinds.map(isOfKind)),
    tags && tags.length > 0 ? arrayContains(media.tags, tags) : undefined,
    ids && inArray(media.id, ids),
  ]
}

function isOfKind(kind: MediaItem['kind']): SQL | undefined {
  const [isPicture, isVideo] = [like(media.mime, 'image/%'), like(media.mime, 'video/%')]
  if (kind === 'picture') return isPicture
  return kind === 'video' ? isVideo : and(not(isPicture), not(isVideo))
}

/** Every word stands somewhere in names, texts or tags. */
function matchesText(search: string): SQL | undefined {
  const text = sql`izlog_fold(concat_ws(' ', ${media.title}, ${media.displayName}, ${media.originalName}, ${media.description}, ${media.alt}, ${media.alts}::text, array_to_string(${media.tags}, ' ')))`
  const words = search.trim().split(/\s+/).slice(0, 8)
  return and(...words.map((word) => sql`position(izlog_fold(${word}) in ${text}) > 0`))
}
