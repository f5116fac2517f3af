import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import type { mediaFileApi } from '@/lib/api/v1/media/file'
import type { Ctx } from '@/server/core/context'
import { media } from '@/server/db/schema/media'
import { presentItem } from '../item/present-items'
import { requireFolder } from '../item/texts'
import { registerUpload } from './register-upload'

type Input = ParsedOf<typeof mediaFileApi.addFromBucket>
type AddedItems = { items: MediaItem[]; refused: { driveId: string; code: string; message: string }[] }

export async function addFromBucket(ctx: Ctx, input: Input) {
  return addAll(ctx, input, { picturesOnly: false })
}

/** Adds files one after another, because each is decoded. A refused file does not stop the others. */
export async function addAll(ctx: Ctx, { driveIds, folderId }: Input, { picturesOnly }: { picturesOnly: boolean }): Promise<AddedItems> {
  await requireFolder(ctx, ctx.db, folderId)
  const added: AddedItems = { items: [], refused: [] }
  for (const driveId of new Set(driveIds)) {
    try {
      const known = await findByDriveId(ctx, driveId)
      if (picturesOnly && known && known.kind !== 'picture') throw new AppError('FILE_TYPE')
      added.items.push(known ?? (await registerUpload(ctx, { driveId, texts: { folderId }, picturesOnly })))
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      added.refused.push({ driveId, code: error.code, message: error.message })
    }
  }
  return added
}

/** The item of this driveId, so that a repeated call is harmless. */
export async function findByDriveId(ctx: Ctx, driveId: string): Promise<MediaItem | undefined> {
  const [row] = await ctx.db
    .select()
    .from(media)
    .where(and(eq(media.siteId, ctx.site.id), eq(media.driveId, driveId)))
  return row && presentItem(ctx, ctx.db, row)
}
