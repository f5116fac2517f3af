import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officePostApi } from '@/lib/api/v1/cms/post/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { postTexts } from '@/server/db/schema/cms'
import { countLinks } from '../../link-targets/count-links'
import { claimSlug, moveAddress } from '../../slug/slugs'
import { loadOfficePost, lockPost, postTags, requireRightToShow } from './posts'

/** As the slug of a page (docs/rules/content.md#moved-content). */
export async function changeSlug(ctx: Ctx, { id, from, slug, redirect }: ParsedOf<typeof officePostApi.changeSlug>) {
  return inTransaction(ctx, async (tx) => {
    const post = await lockPost(ctx, tx, id)
    const links = await countLinks({ ...ctx, db: tx }, { kind: 'post', id, slug: post.slug })
    if (post.slug === slug) return { post, links }
    if (post.slug !== from) throw new AppError('STALE_VERSION', { slug: post.slug })
    await requireRightToShow(ctx, tx, post.state)
    await claimSlug(ctx, tx, { slug, owner: { kind: 'post', id } })
    await moveAddress(ctx, tx, { from, to: slug, withRedirect: redirect && post.state === 'published' })
    await tx
      .update(postTexts)
      .set({ slug })
      .where(and(eq(postTexts.postId, id), eq(postTexts.languageId, ctx.language.id)))
    await audit(ctx, tx, { action: 'post.changeSlug', target: `post:${id}`, detail: { from, to: slug, redirect } })
    await ctx.invalidateTags(tx, postTags(id))
    return { post: await loadOfficePost(ctx, tx, id), links }
  })
}
