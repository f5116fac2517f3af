import { and, eq, ne } from 'drizzle-orm'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { posts, postTexts } from '@/server/db/schema/cms'
import { freeAddresses } from '../../slug/slugs'
import { loadOfficePost, lockPost, postTags, requireRightToShow, stateOfAll } from './posts'

type Change = 'unpublish' | 'archive' | 'restore'

/** Repeating a change has no effect. Archiving and restoring change the post in all its languages (docs/rules/content.md#new-post). */
export async function setVisibility(ctx: Ctx, { id, change }: { id: number; change: Change }) {
  return inTransaction(ctx, async (tx) => {
    await lockPost(ctx, tx, id)
    const state = await stateOfAll(ctx, tx, id)
    if (change === 'unpublish') await hideLanguage(ctx, tx, id)
    else
      await tx
        .update(posts)
        .set({ archivedAt: change === 'archive' ? ctx.now() : null })
        .where(eq(posts.id, id))
    if (change === 'restore') await freeAddresses(ctx, tx, await slugsOf(tx, id))
    await audit(ctx, tx, { action: `post.${change}`, target: `post:${id}`, detail: { state } })
    await ctx.invalidateTags(tx, postTags(id))
    await requireRightToShow(ctx, tx, state, await stateOfAll(ctx, tx, id))
    return loadOfficePost(ctx, tx, id)
  })
}

/**
 * Other languages stay as they are. A post that no language shows loses its moment, which cancels a scheduled publication; then a text is published alone, without
 * the others that were hidden before it.
 */
async function hideLanguage(ctx: Ctx, tx: Transaction, id: number) {
  const others = await tx
    .select({ isPublished: postTexts.isPublished })
    .from(postTexts)
    .where(and(eq(postTexts.postId, id), ne(postTexts.languageId, ctx.language.id)))
  if (others.length > 0)
    await tx
      .update(postTexts)
      .set({ isPublished: false })
      .where(and(eq(postTexts.postId, id), eq(postTexts.languageId, ctx.language.id)))
  if (!others.some(({ isPublished }) => isPublished)) await tx.update(posts).set({ publishedAt: null }).where(eq(posts.id, id))
}

function slugsOf(tx: Transaction, id: number) {
  return tx
    .select({ languageId: postTexts.languageId, slug: postTexts.slug })
    .from(postTexts)
    .where(and(eq(postTexts.postId, id), eq(postTexts.isPublished, true)))
}
