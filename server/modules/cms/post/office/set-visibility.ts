import { eq } from 'drizzle-orm'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { posts } from '@/server/db/schema/cms'
import { loadOfficePost, lockPost, postTags, requireRightToShow, stateOfAll } from './posts'

type Change = 'unpublish' | 'archive' | 'restore'

/** Repeating a change has no effect. Unpublishing cancels a scheduled publication too. */
export async function setVisibility(ctx: Ctx, { id, change }: { id: number; change: Change }) {
  return inTransaction(ctx, async (tx) => {
    await lockPost(ctx, tx, id)
    const state = await stateOfAll(ctx, tx, id)
    const changes = { unpublish: { publishedAt: null }, archive: { archivedAt: ctx.now() }, restore: { archivedAt: null } }
    await tx.update(posts).set(changes[change]).where(eq(posts.id, id))
    await audit(ctx, tx, { action: `post.${change}`, target: `post:${id}`, detail: { state } })
    await ctx.invalidateTags(tx, postTags(id))
    await requireRightToShow(ctx, tx, state, await stateOfAll(ctx, tx, id))
    return loadOfficePost(ctx, tx, id)
  })
}
