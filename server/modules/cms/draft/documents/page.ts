import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { DocumentSchema } from '@/lib/api/v1/cms/draft.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { pages, pageTexts, pageVersions } from '@/server/db/schema/cms'
import { freeAddresses } from '../../slug/slugs'
import type { EditableDocument } from './editable-document'
import { lockRow } from './lock-row'
import { textOf } from './fields'

/** Visitors read the newest row of `page_versions`; what an editor finds again, the title included, is in `document_versions`. */
export function pageDocument(id: number): EditableDocument {
  return {
    scope: 'content',
    tags: async () => ['pages', `page:${id}`],
    lock: (tx) => lockRow(tx, pages, id),
    async read(ctx, db) {
      const { title, description, doc } = await loadRow(ctx, db, id)
      return { ...DocumentSchema.parse(doc ?? { v: 1, sections: {} }), page: { title, description } }
    },
    async visibility(ctx, db) {
      const { publishedVersionId, publishedAt } = await loadRow(ctx, db, id)
      if (publishedVersionId !== null) return 'shown'
      return publishedAt === null ? 'new' : 'hidden'
    },
    async hide(ctx, tx) {
      const { textId } = await loadRow(ctx, tx, id)
      await tx.update(pageTexts).set({ publishedVersionId: null, updatedAt: ctx.now() }).where(eq(pageTexts.id, textId))
    },
    async publish(ctx, tx, { document: { page = {}, ...doc }, userId }) {
      const { textId, slug } = await loadRow(ctx, tx, id)
      const [last] = await tx
        .select({ number: pageVersions.number })
        .from(pageVersions)
        .where(eq(pageVersions.pageTextId, textId))
        .orderBy(desc(pageVersions.number))
        .limit(1)
      const number = (last?.number ?? 0) + 1
      const [version] = await tx
        .insert(pageVersions)
        .values({ pageTextId: textId, number, doc, reason: 'publish', userId, createdAt: ctx.now() })
        .returning({ id: pageVersions.id })
      const texts = { title: textOf(page, 'title', { isRequired: true }), description: textOf(page, 'description') }
      await tx
        .update(pageTexts)
        .set({ ...texts, publishedVersionId: version?.id, publishedAt: ctx.now(), updatedAt: ctx.now() })
        .where(eq(pageTexts.id, textId))
      await freeAddresses(ctx, tx, [{ languageId: ctx.language.id, slug }])
    },
  }
}

/** What visitors do not get begins its draft with its newest version (docs/rules/content.md#page-states). */
const shownOrNewestVersion = sql`coalesce(${pageTexts.publishedVersionId}, (
  select newest.id from page_versions newest where newest.page_text_id = ${pageTexts.id} order by newest.number desc limit 1
))`

async function loadRow(ctx: Ctx, db: Tx, id: number) {
  const [row] = await db
    .select({
      textId: pageTexts.id,
      slug: pageTexts.slug,
      title: pageTexts.title,
      description: pageTexts.description,
      publishedVersionId: pageTexts.publishedVersionId,
      publishedAt: pageTexts.publishedAt,
      doc: pageVersions.doc,
    })
    .from(pageTexts)
    .innerJoin(pages, and(eq(pages.id, pageTexts.pageId), isNull(pages.archivedAt)))
    .leftJoin(pageVersions, eq(pageVersions.id, shownOrNewestVersion))
    .where(and(eq(pageTexts.pageId, id), eq(pageTexts.siteId, ctx.site.id), eq(pageTexts.languageId, ctx.language.id)))
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
