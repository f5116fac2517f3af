import { and, eq, sql } from 'drizzle-orm'
import path from 'node:path'
import type { z } from 'zod'
import { AppError } from '@/lib/api/errors'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import type { MediaTexts } from '@/lib/api/v1/cms/media.schema'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import { media } from '@/server/db/schema/media'
import { mediaVersions } from '@/server/db/schema/media-version'
import { recordMediaVersion, writeRenditions, writerOf } from '../item/item-files'
import { changeItem, findItem, type ItemRow } from '../item/items'
import { kindOf, presentItem } from '../item/present-items'
import { requireFolder, textFields } from '../item/texts'
import type { ReceivedFile } from './received-file'
import { storeUpload, type StoredUpload } from './store-upload'

type Addition = {
  received: ReceivedFile
  texts: z.output<typeof MediaTexts>
  driveId: string
  uploadKey: string | null
  /** For pictures only. */
  picturesOnly?: boolean
}

/** Adds a received file to the library, or finds it there (docs/rules/media.md#upload-once). @throws AppError */
export async function addUpload(ctx: Ctx, addition: Addition): Promise<MediaItem> {
  const { received, texts, picturesOnly } = addition
  if (received.size === 0) throw new AppError('FILE_MISSING')
  await requireFolder(ctx, ctx.db, texts.folderId)
  const isKnown = (await findExisting(ctx, ctx.db, addition)) !== undefined
  const stored = isKnown ? undefined : await storeUpload(received)
  if (picturesOnly && stored && stored.kind !== 'picture') throw new AppError('FILE_TYPE')
  return inTransaction(ctx, async (tx) => {
    // One at a time for equal keys and for equal files, so that the second finds the first.
    await lockUploadKey(ctx, tx, addition.uploadKey)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${ctx.site.id} ${received.sha256}`}, 0))`)
    const known = await findExisting(ctx, tx, addition)
    if (known) {
      if (picturesOnly && kindOf(known.mime) !== 'picture') throw new AppError('FILE_TYPE')
      return presentItem(ctx, tx, await takeFromTrash(ctx, tx, known))
    }
    // It was there a moment ago: somebody has just emptied the trash.
    if (!stored) throw new AppError('UPLOAD_INCOMPLETE')
    return presentItem(ctx, tx, await insertItem(ctx, tx, { addition, stored }))
  })
}

/** The item of this upload key, or with this file. @throws IDEMPOTENCY_MISMATCH */
async function findExisting(ctx: Ctx, db: Tx, { received: { sha256 }, uploadKey }: Addition): Promise<ItemRow | undefined> {
  const byKey = uploadKey === null ? undefined : await findUpload(ctx, db, uploadKey)
  if (byKey && byKey.sourceHash !== sha256) throw new AppError('IDEMPOTENCY_MISMATCH')
  if (byKey) return findItem(ctx, db, byKey.mediaId)
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.siteId, ctx.site.id), eq(media.sourceHash, sha256)))
    .orderBy(media.id)
    .limit(1)
  return row
}

/** Waits for other requests with this idempotency key. It comes before every other lock of an upload, so that none waits for another in a circle. */
export async function lockUploadKey({ site }: Ctx, tx: Transaction, uploadKey: string | null) {
  if (uploadKey !== null) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${site.id} ${uploadKey}`}, 0))`)
}

/** The version that a request with this idempotency key wrote. */
export async function findUpload({ site }: Ctx, db: Tx, uploadKey: string) {
  const [row] = await db
    .select({ mediaId: mediaVersions.mediaId, sourceHash: mediaVersions.sourceHash })
    .from(mediaVersions)
    .where(and(eq(mediaVersions.siteId, site.id), eq(mediaVersions.uploadKey, uploadKey)))
  return row
}

async function takeFromTrash(ctx: Ctx, tx: Transaction, row: ItemRow): Promise<ItemRow> {
  if (row.deletedAt === null) return row
  await audit(ctx, tx, { action: 'media.restore', target: `media:${row.id}`, detail: { by: 'upload' } })
  await ctx.invalidateTags(tx, ['media', `media:${row.id}`])
  return changeItem(ctx, tx, row.id, { deletedAt: null })
}

type Insertion = { addition: Addition; stored: StoredUpload }

async function insertItem(ctx: Ctx, tx: Transaction, { addition: { texts, driveId, uploadKey }, stored }: Insertion): Promise<ItemRow> {
  const { originalName } = stored.fields
  const title = path.parse(originalName).name.slice(0, 200) || originalName
  const fields = { title, ...textFields(ctx, { alt: '', alts: {} }, texts) }
  const own = { siteId: ctx.site.id, driveId, displayName: originalName.slice(0, 200), createdAt: ctx.now(), updatedAt: ctx.now() }
  const [row] = await tx
    .insert(media)
    .values({ ...own, ...fields, ...stored.fields })
    .returning()
  if (!row) throw new Error('The item was not written.')
  await writeRenditions(tx, row.id, stored.renditions)
  await recordMediaVersion(tx, row, writerOf(ctx, uploadKey))
  await audit(ctx, tx, { action: 'media.upload', target: `media:${row.id}`, detail: { originalName, mime: row.mime, size: row.size } })
  await ctx.invalidateTags(tx, ['media', `media:${row.id}`])
  return row
}
