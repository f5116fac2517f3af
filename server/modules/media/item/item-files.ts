import { eq } from 'drizzle-orm'
import type { Transaction } from '@/server/core/transaction'
import type { Ctx } from '@/server/core/context'
import { mediaRenditions } from '@/server/db/schema/media'
import { mediaVersions } from '@/server/db/schema/media-version'
import type { ItemRow } from './items'
import type { StoredPicture } from './render-picture'

/** The renditions of an item become these. */
export async function writeRenditions(tx: Transaction, mediaId: number, renditions: StoredPicture['renditions']) {
  await tx.delete(mediaRenditions).where(eq(mediaRenditions.mediaId, mediaId))
  if (renditions.length > 0) await tx.insert(mediaRenditions).values(renditions.map((one) => ({ ...one, mediaId })))
}

type Writer = { userId: number | null; uploadKey: string | null; createdAt: Date }

/** Writes a version of an item with its current file (docs/rules/media.md#versions). Items of imports have none until their first change. */
export async function recordMediaVersion(tx: Transaction, row: ItemRow, writer: Writer) {
  const { id: mediaId, version: number, siteId, originalName, extension, mime, size, sourceHash, path, originalPath } = row
  const [width, height] = [row.originalWidth ?? row.width, row.originalHeight ?? row.height]
  await tx
    .insert(mediaVersions)
    .values({ mediaId, number, siteId, originalName, extension, mime, size, sourceHash, path, originalPath, width, height, ...writer })
    .onConflictDoNothing({ target: [mediaVersions.mediaId, mediaVersions.number] })
}

export function writerOf(ctx: Ctx, uploadKey: string | null): Writer {
  return { userId: ctx.actor.kind === 'user' ? ctx.actor.id : null, uploadKey, createdAt: ctx.now() }
}
