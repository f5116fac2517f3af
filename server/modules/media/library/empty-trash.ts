import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { mediaApi } from '@/lib/api/v1/cms/media'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { media } from '@/server/db/schema/media'
import { findUses } from '../uses/find-uses'
import { deleteUnusedFiles, storageFoldersOf } from '../uses/delete-unused-files'

/** Deletes rows first and files afterwards: a file without a row is harmless, a row without its file is not (docs/rules/media.md#trash). */
export async function emptyTrash(ctx: Ctx, { ids }: ParsedOf<typeof mediaApi.emptyTrash>) {
  const inTrash = and(eq(media.siteId, ctx.site.id), isNotNull(media.deletedAt), ids && inArray(media.id, ids))
  const { deleted, folders } = await inTransaction(ctx, async (tx) => {
    const rows = await tx.select().from(media).where(inTrash).orderBy(media.id).for('update')
    if (rows.length === 0) return { deleted: 0, folders: [] }
    const all = rows.map(({ id }) => id)
    const uses = await findUses(ctx, tx, all)
    const used = rows.flatMap(({ id, title }) => (uses.has(id) ? [{ id, title, places: uses.get(id)?.slice(0, 50) }] : []))
    if (used.length > 0) throw new AppError('MEDIA_USED', { used })
    const folders = await storageFoldersOf(tx, all)
    await tx.delete(media).where(inArray(media.id, all))
    await audit(ctx, tx, ...rows.map(({ id, title }) => ({ action: 'media.erase' as const, target: `media:${id}`, detail: { title } })))
    await ctx.invalidateTags(tx, ['media', ...all.map((id) => `media:${id}`)])
    return { deleted: rows.length, folders }
  })
  await deleteUnusedFiles({ db: ctx.db, now: ctx.now() }, folders)
  return { deleted }
}
