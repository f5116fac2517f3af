import { createReadStream } from 'node:fs'
import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError } from '@/lib/api/errors'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import type { MediaTexts } from '@/lib/api/v1/cms/media.schema'
import { storage, withTempFile } from '@/server/adapters/storage/storage'
import type { Ctx } from '@/server/core/context'
import { mediaUploads } from '@/server/db/schema/media-upload'
import { addUpload } from '../upload/add-upload'
import { maxFileBytes } from '../upload/received-file'
import { incomingKey } from './upload-token'

type Registration = { driveId: string; texts: z.output<typeof MediaTexts>; picturesOnly?: boolean }

/** A file that was put at an upload address becomes an item. It stays in the store until its day is over, so that a repeated call finds it. @throws NOT_FOUND */
export async function registerUpload(ctx: Ctx, { driveId, ...rest }: Registration): Promise<MediaItem> {
  const [planned] = await ctx.db
    .select({ name: mediaUploads.name })
    .from(mediaUploads)
    .where(and(eq(mediaUploads.siteId, ctx.site.id), eq(mediaUploads.driveId, driveId)))
  const key = incomingKey(ctx.site.id, driveId)
  const size = planned ? await storage().sizeOf(key) : null
  if (!planned || size === null) throw new AppError('NOT_FOUND')
  // A store of another party may hold more than was signed for.
  if (size > maxFileBytes) throw new AppError('FILE_TOO_LARGE')
  return withTempFile(async (file) => {
    if (!(await storage().download(key, file))) throw new AppError('NOT_FOUND')
    const received = { file, name: planned.name, size, sha256: await hashOf(file) }
    return addUpload(ctx, { received, driveId, uploadKey: null, ...rest })
  })
}

async function hashOf(file: string) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}
