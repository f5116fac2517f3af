import { AppError } from '@/lib/api/errors'
import { eq } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { media } from '@/server/db/schema/media'
import { mayPublish } from '@/server/modules/cms/draft/checks/publish-right'
import { findUses, isPlanned } from './find-uses'

/**
 * Before a change that visitors would see at once, wherever the item stands (docs/rules/media.md#shown-items).
 * @throws APPROVAL_REQUIRED when visitors see the item, or will, and the caller may not publish
 */
export async function requireItemRight(ctx: Ctx, db: Tx, id: number) {
  if ((await mayPublish(ctx, db)) || !(await isShown(ctx, db, id))) return
  throw new AppError('APPROVAL_REQUIRED')
}

/** A poster is shown where its video is, and nobody visits a template. */
async function isShown(ctx: Ctx, db: Tx, id: number): Promise<boolean> {
  const videos = await db.select({ id: media.id }).from(media).where(eq(media.posterId, id))
  const ids = [id, ...videos.map((video) => video.id)]
  const uses = [...(await findUses(ctx, db, ids)).values()].flat()
  return uses.some(({ kind, published }) => published && kind !== 'poster' && kind !== 'template') || isPlanned(ctx, db, ids)
}
