import { and, eq, isNull, ne } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { posts, postTexts } from '@/server/db/schema/cms'
import { freeAddresses } from '../../slug/slugs'
import type { EditableDocument } from './editable-document'
import { pictureField, pictureOf, richTextField, richTextOf, textOf } from './fields'
import { lockRow } from './lock-row'

export function postDocument(id: number): EditableDocument {
  return {
    scope: 'content',
    // Neighbours, related posts and every list show it, and the search reads its body.
    tags: async () => ['posts', `post:${id}`],
    lock: (tx) => lockRow(tx, posts, id),
    async read(ctx, db) {
      const { title, excerpt, body, mediaId, mediaAlt } = await loadRow(ctx, db, id)
      return { v: 1, sections: {}, page: { title, excerpt, body: richTextField(body), image: pictureField(mediaId, mediaAlt) } }
    },
    async visibility(ctx, db) {
      const { isPublished, publishedAt } = await loadRow(ctx, db, id)
      if (!isPublished) return 'new'
      if (publishedAt === null) return 'hidden'
      return publishedAt > ctx.now() ? 'scheduled' : 'shown'
    },
    async hide(ctx, tx, since) {
      const { publishedAt } = await loadRow(ctx, tx, id)
      const isOwn = publishedAt?.getTime() !== since?.getTime()
      const keepsMoment = publishedAt !== null && (isOwn || (await showsOtherLanguage(ctx, tx, id)))
      if (!keepsMoment) await tx.update(posts).set({ publishedAt: null }).where(eq(posts.id, id))
      // Without a moment nobody gets it; one of several languages is hidden for itself, as when it is unpublished (docs/rules/content.md#new-post).
      if (keepsMoment || (await hasTranslation(ctx, tx, id)))
        await tx
          .update(postTexts)
          .set({ isPublished: false })
          .where(and(eq(postTexts.postId, id), eq(postTexts.languageId, ctx.language.id)))
    },
    async publish(ctx, tx, { document: { page = {} }, keepHidden = false }) {
      const { body, slug } = await loadRow(ctx, tx, id)
      const image = await pictureOf(ctx, tx, { fields: page, name: 'image' })
      if (image !== undefined)
        await tx
          .update(posts)
          .set({ mediaId: image?.mediaId ?? null })
          .where(eq(posts.id, id))
      const own = {
        title: textOf(page, 'title', { maxLength: 300, isRequired: true }),
        excerpt: textOf(page, 'excerpt', { maxLength: 2000 }),
        body: richTextOf(page, 'body', body),
        mediaAlt: image === null ? null : image?.alt,
        isPublished: true,
      }
      await tx
        .update(postTexts)
        .set(own)
        .where(and(eq(postTexts.postId, id), eq(postTexts.languageId, ctx.language.id)))
      // A moment would make a text of another language visible too, which nobody has asked for.
      if (!keepHidden && !(await showsOtherLanguage(ctx, tx, id)))
        await tx
          .update(posts)
          .set({ publishedAt: ctx.now() })
          .where(and(eq(posts.id, id), isNull(posts.publishedAt)))
      await freeAddresses(ctx, tx, [{ languageId: ctx.language.id, slug }])
    },
  }
}

const translationsOf = ({ language }: Ctx, id: number) => and(eq(postTexts.postId, id), ne(postTexts.languageId, language.id))

async function hasTranslation(ctx: Ctx, tx: Tx, id: number): Promise<boolean> {
  return (await tx.$count(postTexts, translationsOf(ctx, id))) > 0
}

/** Whether a moment makes a text of another language visible too. */
async function showsOtherLanguage(ctx: Ctx, tx: Tx, id: number): Promise<boolean> {
  return (await tx.$count(postTexts, and(translationsOf(ctx, id), eq(postTexts.isPublished, true)))) > 0
}

/** Posts that are not published yet can be edited too. */
async function loadRow(ctx: Ctx, db: Tx, id: number) {
  const [row] = await db
    .select({
      slug: postTexts.slug,
      title: postTexts.title,
      excerpt: postTexts.excerpt,
      body: postTexts.body,
      mediaId: posts.mediaId,
      mediaAlt: postTexts.mediaAlt,
      isPublished: postTexts.isPublished,
      publishedAt: posts.publishedAt,
    })
    .from(postTexts)
    .innerJoin(posts, and(eq(posts.id, postTexts.postId), isNull(posts.archivedAt)))
    .where(and(eq(postTexts.postId, id), eq(postTexts.siteId, ctx.site.id), eq(postTexts.languageId, ctx.language.id)))
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
