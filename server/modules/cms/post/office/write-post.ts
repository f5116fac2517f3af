import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officePostApi } from '@/lib/api/v1/cms/post/office'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { posts, postTerms, relatedPosts, terms } from '@/server/db/schema/cms'
import { media } from '@/server/db/schema/media'

type Fields = Omit<ParsedOf<typeof officePostApi.update>, 'id'>

/** Writes the sent fields of a locked post. @throws VALIDATION for a picture, term or post of another site */
export async function writePostFields(ctx: Ctx, tx: Transaction, { id, fields }: { id: number; fields: Fields }) {
  const { author, mediaId, published_at: moment, termIds, relatedIds, postType } = fields
  await refuseUnknown(ctx, tx, { id, fields })
  const publishedAt = typeof moment === 'string' ? new Date(moment) : moment
  const columns = { author, mediaId, publishedAt, postType }
  if (Object.values(columns).some((value) => value !== undefined)) await tx.update(posts).set(columns).where(eq(posts.id, id))
  if (termIds) {
    await tx.delete(postTerms).where(eq(postTerms.postId, id))
    const rows = [...new Set(termIds)].map((termId) => ({ postId: id, termId }))
    if (rows.length > 0) await tx.insert(postTerms).values(rows)
  }
  if (relatedIds) {
    await tx.delete(relatedPosts).where(eq(relatedPosts.postId, id))
    const rows = [...new Set(relatedIds)].map((relatedId, position) => ({ postId: id, relatedId, position }))
    if (rows.length > 0) await tx.insert(relatedPosts).values(rows)
  }
}

async function refuseUnknown(
  { site }: Ctx,
  tx: Transaction,
  { id, fields: { mediaId, termIds = [], relatedIds = [] } }: { id: number; fields: Fields },
) {
  const wanted = {
    mediaId: { table: media, ids: mediaId ? [mediaId] : [] },
    termIds: { table: terms, ids: termIds },
    relatedIds: { table: posts, ids: relatedIds },
  }
  for (const [field, { table, ids }] of Object.entries(wanted)) {
    const unique = [...new Set(ids)]
    const found = unique.length === 0 ? 0 : await tx.$count(table, and(eq(table.siteId, site.id), inArray(table.id, unique)))
    if (found !== unique.length || (field === 'relatedIds' && unique.includes(id)))
      throw new AppError('VALIDATION', { fieldErrors: { [field]: ['unknown'] } })
  }
}
