import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { mediaFileApi } from '@/lib/api/v1/media/file'
import { storage } from '@/server/adapters/storage/storage'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { mediaUploads } from '@/server/db/schema/media-upload'
import { fileName, maxDocumentBytes, maxFileBytes } from '../upload/received-file'
import { incomingKey, signGrant } from './upload-token'

/** Minutes. */
const validFor = 15

/** docs/rules/media.md#upload-address */
export async function getUploadUrl(ctx: Ctx, { originalName, mime, size }: ParsedOf<typeof mediaFileApi.getUploadUrl>) {
  if (size > (mime.startsWith('video/') ? maxFileBytes : maxDocumentBytes)) throw new AppError('FILE_TOO_LARGE')
  const { site, db } = ctx
  const driveId = ctx.newId()
  const name = fileName(originalName)
  const expiresAt = new Date(ctx.now().getTime() + validFor * 60_000)
  await inTransaction(ctx, async (tx) => {
    await tx.insert(mediaUploads).values({ siteId: site.id, driveId, name, createdAt: ctx.now() })
    await audit(ctx, tx, { action: 'media.uploadUrl', target: `drive:${driveId}`, detail: { name, mime, size } })
  })
  const own = await storage().uploadAddress({ key: incomingKey(site.id, driveId), size, mime, expiresAt })
  const token = await signGrant(db, site.id, { driveId, name, size, mime, expires: expiresAt.getTime() })
  const address = own ?? { url: `/api/v1/media/file/put/${site.id}/${token}`, headers: { 'content-type': mime } }
  return { driveId, method: 'PUT' as const, ...address, expiresAt: expiresAt.toISOString() }
}
