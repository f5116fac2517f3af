import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { mediaApi } from '@/lib/api/v1/cms/media'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { mediaVersions } from '@/server/db/schema/media-version'
import { recordMediaVersion, writeRenditions, writerOf } from '../item/item-files'
import { itemTags } from '../item/item-tags'
import { changeItem, findItem, lockItem, requireRevision } from '../item/items'
import { loadFile } from '../item/load-file'
import { presentItem } from '../item/present-items'
import { renderPicture } from '../item/render-picture'
import { requireItemRight } from '../uses/shown-items'

type Version = typeof mediaVersions.$inferSelect

/** docs/rules/media.md#versions */
export async function restoreVersion(ctx: Ctx, { id, number, revision }: ParsedOf<typeof mediaApi.restoreVersion>) {
  requireRevision(await findItem(ctx, ctx.db, id), revision)
  const [version] = await ctx.db
    .select()
    .from(mediaVersions)
    .where(and(eq(mediaVersions.mediaId, id), eq(mediaVersions.number, number)))
  if (!version) throw new AppError('NOT_FOUND')
  const { fields, renditions } = await filesOf(version)
  return inTransaction(ctx, async (tx) => {
    const row = await lockItem(ctx, tx, { id, revision })
    await requireItemRight(ctx, tx, id)
    const next = await changeItem(ctx, tx, id, { ...fields, version: row.version + 1, crop: null, focal: null })
    await recordMediaVersion(tx, next, writerOf(ctx, null))
    await writeRenditions(tx, id, renditions)
    await audit(ctx, tx, { action: 'media.restoreVersion', target: `media:${id}`, detail: { from: number, version: next.version } })
    await ctx.invalidateTags(tx, await itemTags(tx, [id]))
    return presentItem(ctx, tx, next)
  })
}

async function filesOf({ originalName, sourceHash, originalPath, path, extension, mime, size, width, height }: Version) {
  const named = { originalName, sourceHash }
  if (!mime.startsWith('image/')) {
    const hash = path.split('/')[0] ?? ''
    return { fields: { ...named, hash, path, extension, mime, size, width, height }, renditions: [] }
  }
  const original = { originalPath: originalPath ?? path, originalWidth: width, originalHeight: height }
  const { fields, renditions } = await renderPicture(await loadFile(original.originalPath), { crop: null, focal: null })
  return { fields: { ...named, ...original, ...fields }, renditions }
}
