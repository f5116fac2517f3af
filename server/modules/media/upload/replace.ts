import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { uploadApi } from '@/lib/api/v2/media'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { idempotencyKey } from '@/server/core/idempotency/idempotency-key'
import { inTransaction } from '@/server/core/transaction'
import { recordMediaVersion, writeRenditions, writerOf } from '../item/item-files'
import { itemTags } from '../item/item-tags'
import { changeItem, findItem, lockItem, requireRevision } from '../item/items'
import { kindOf, presentItem } from '../item/present-items'
import { requireItemRight } from '../uses/shown-items'
import { findUpload, lockUploadKey } from './add-upload'
import { withUploadedFile, type ReceivedFile } from './received-file'
import { storeUpload } from './store-upload'
import { parseUploadData } from './upload'

/** docs/rules/media.md#versions */
export async function replace(ctx: Ctx, { id, revision }: ParsedOf<typeof uploadApi.replace>) {
  const before = await findItem(ctx, ctx.db, id)
  const uploadKey = idempotencyKey(ctx)
  const written = uploadKey === null ? undefined : await findUpload(ctx, ctx.db, uploadKey)
  if (!written) requireRevision(before, revision)
  if (!written) await requireItemRight(ctx, ctx.db, id)
  return withUploadedFile(ctx, async ({ received, customData }) => {
    const { sourceHash } = parseUploadData(customData)
    if (sourceHash !== undefined && sourceHash !== received.sha256) throw new AppError('FILE_DAMAGED')
    if (isWritten(written, { id, received })) return presentItem(ctx, ctx.db, before)
    const { kind, fields, renditions } = await storeUpload(received)
    if (kind !== kindOf(before.mime)) throw new AppError('MEDIA_KIND')
    return inTransaction(ctx, async (tx) => {
      await lockUploadKey(ctx, tx, uploadKey)
      const writtenSince = uploadKey === null ? undefined : await findUpload(ctx, tx, uploadKey)
      if (isWritten(writtenSince, { id, received })) return presentItem(ctx, tx, await findItem(ctx, tx, id))
      const row = await lockItem(ctx, tx, { id, revision })
      // It may have been published while the file arrived.
      await requireItemRight(ctx, tx, id)
      await recordMediaVersion(tx, row, { userId: null, uploadKey: null, createdAt: row.createdAt })
      const next = await changeItem(ctx, tx, id, { ...fields, version: row.version + 1, crop: null, focal: null })
      await recordMediaVersion(tx, next, writerOf(ctx, uploadKey))
      await writeRenditions(tx, id, renditions)
      await audit(ctx, tx, {
        action: 'media.replace',
        target: `media:${id}`,
        detail: { version: next.version, originalName: received.name },
      })
      await ctx.invalidateTags(tx, await itemTags(tx, [id]))
      return presentItem(ctx, tx, next)
    })
  })
}

type Written = Awaited<ReturnType<typeof findUpload>>

/** Whether a request has written this file to this item already. @throws IDEMPOTENCY_MISMATCH when it wrote something else */
function isWritten(written: Written, { id, received }: { id: number; received: ReceivedFile }) {
  if (written && (written.mediaId !== id || written.sourceHash !== received.sha256)) throw new AppError('IDEMPOTENCY_MISMATCH')
  return written !== undefined
}
