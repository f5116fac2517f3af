import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officePostApi } from '@/lib/api/v1/cms/post/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { postTexts } from '@/server/db/schema/cms'
import { translationContext } from '../../link/translation-context'
import { claimNewSlug } from '../../slug/slugs'
import { loadOfficePost, lockPost } from './posts'

/** docs/rules/content.md#post-translations */
export async function createTranslation(ctx: Ctx, { id, language: code, title, slug }: ParsedOf<typeof officePostApi.createTranslation>) {
  return inTransaction(ctx, async (tx) => {
    const original = await lockPost(ctx, tx, id)
    const isText = (languageId: number) => and(eq(postTexts.postId, id), eq(postTexts.languageId, languageId))
    const target = await translationContext(ctx, { code, countTexts: (languageId) => tx.$count(postTexts, isText(languageId)) })
    await claimNewSlug(target, tx, slug)
    const [copied] = await tx
      .select({ excerpt: postTexts.excerpt, body: postTexts.body, mediaAlt: postTexts.mediaAlt })
      .from(postTexts)
      .where(isText(ctx.language.id))
    const own = { postId: id, languageId: target.language.id, siteId: ctx.site.id, title, slug, isPublished: false }
    await tx.insert(postTexts).values({ ...copied, ...own })
    await audit(ctx, tx, { action: 'post.translate', target: `post:${id}`, detail: { from: original.slug, to: slug, language: code } })
    return loadOfficePost(target, tx, id)
  })
}
