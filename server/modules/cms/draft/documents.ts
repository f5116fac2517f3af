import { and, desc, eq, isNull } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { DocumentSchema } from '@/lib/api/v1/cms/draft.schema'
import type { Document, DocumentSection } from '@/lib/documents/document'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import { elements, pages, pageTexts, pageVersions } from '@/server/db/schema/cms'
import { elementVersions } from '@/server/db/schema/draft'

/** The id of a layout element's one section in its document. */
const elementSection = 'element'

/** A document that can be edited: how it is read as visitors see it, and how a draft of it becomes what they see. */
export type EditableDocument = {
  read: (ctx: Ctx, db: Tx) => Promise<Document>
  /** Gives the number of the new version. */
  publish: (ctx: Ctx, tx: Transaction, publication: Publication) => Promise<number>
  /** The cache tags of what shows it. */
  tags: string[]
}

type Publication = { document: Document; userId: number; reason: 'publish' }

/** @throws NOT_FOUND for a key of another kind; the document's own existence is checked when it is read */
export function editableDocument(key: string): EditableDocument {
  const [kind, id] = key.split(':')
  if (kind === 'page') return pageDocument(Number(id))
  if (kind === 'element') return elementDocument(Number(id))
  throw new AppError('NOT_FOUND')
}

function pageDocument(id: number): EditableDocument {
  const rowOf = async (ctx: Ctx, db: Tx) => {
    const [row] = await db
      .select({ textId: pageTexts.id, title: pageTexts.title, description: pageTexts.description, doc: pageVersions.doc })
      .from(pageTexts)
      .innerJoin(pages, and(eq(pages.id, pageTexts.pageId), isNull(pages.archivedAt)))
      .leftJoin(pageVersions, eq(pageVersions.id, pageTexts.publishedVersionId))
      .where(and(eq(pageTexts.pageId, id), eq(pageTexts.siteId, ctx.site.id), eq(pageTexts.languageId, ctx.language.id)))
    if (!row) throw new AppError('NOT_FOUND')
    return row
  }
  return {
    tags: ['pages', `page:${id}`],
    async read(ctx, db) {
      const { title, description, doc } = await rowOf(ctx, db)
      return { ...DocumentSchema.parse(doc ?? { v: 1, sections: {} }), page: { title, description } }
    },
    async publish(ctx, tx, { document: { page, ...doc }, userId, reason }) {
      const { textId, title, description } = await rowOf(ctx, tx)
      const [last] = await tx
        .select({ number: pageVersions.number })
        .from(pageVersions)
        .where(eq(pageVersions.pageTextId, textId))
        .orderBy(desc(pageVersions.number))
        .limit(1)
      const number = (last?.number ?? 0) + 1
      const [version] = await tx
        .insert(pageVersions)
        .values({ pageTextId: textId, number, doc, reason, userId, createdAt: ctx.now() })
        .returning({ id: pageVersions.id })
      const texts = { title: textOr(page?.title, title), description: textOr(page?.description, description) }
      await tx
        .update(pageTexts)
        .set({ ...texts, publishedVersionId: version?.id, publishedAt: ctx.now(), updatedAt: ctx.now() })
        .where(eq(pageTexts.id, textId))
      return number
    },
  }
}

function elementDocument(id: number): EditableDocument {
  const rowOf = async (ctx: Ctx, db: Tx) => {
    const [row] = await db
      .select()
      .from(elements)
      .where(and(eq(elements.id, id), eq(elements.siteId, ctx.site.id), eq(elements.languageId, ctx.language.id)))
    if (!row) throw new AppError('NOT_FOUND')
    return row
  }
  return {
    tags: ['layout'],
    async read(ctx, db) {
      const { handler, meta, mobileMeta, options, mobileOptions, linkMeta } = await rowOf(ctx, db)
      const section = { type: handler, pos: 'a0', meta, mobileMeta, options, mobileOptions, linkMeta }
      return DocumentSchema.parse({ v: 1, sections: { [elementSection]: section } })
    },
    async publish(ctx, tx, { document, userId, reason }) {
      const row = await rowOf(ctx, tx)
      const number = row.version + 1
      await tx.insert(elementVersions).values({ elementId: id, number, doc: document, reason, userId, createdAt: ctx.now() })
      const section: DocumentSection | undefined = document.sections[elementSection]
      const { meta, mobileMeta, options, mobileOptions, linkMeta } = { ...row, ...section }
      await tx
        .update(elements)
        .set({ meta, mobileMeta, options, mobileOptions, linkMeta, version: number, updatedAt: ctx.now() })
        .where(eq(elements.id, id))
      return number
    },
  }
}

function textOr(value: unknown, before: string) {
  return typeof value === 'string' ? value : before
}
