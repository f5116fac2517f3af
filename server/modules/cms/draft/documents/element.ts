import { and, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { DocumentSchema } from '@/lib/api/v1/cms/draft.schema'
import type { DocumentSection } from '@/lib/documents/document'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { elements } from '@/server/db/schema/cms'
import type { EditableDocument } from './editable-document'
import { lockRow } from './lock-row'

/** The id of a layout element's one section in its document. */
export const elementSection = 'element'

/** Each publication raises the element's version (docs/rules/editing.md#layout-element-versions). */
export function elementDocument(id: number): EditableDocument {
  return {
    scope: 'content',
    tags: async () => ['layout'],
    lock: (tx) => lockRow(tx, elements, id),
    async read(ctx, db) {
      const { handler, meta, mobileMeta, options, mobileOptions, linkMeta } = await loadRow(ctx, db, id)
      const section = { type: handler, pos: 'a0', meta, mobileMeta, options, mobileOptions, linkMeta }
      return DocumentSchema.parse({ v: 1, sections: { [elementSection]: section } })
    },
    async publish(ctx, tx, { document }) {
      const row = await loadRow(ctx, tx, id)
      const section: DocumentSection | undefined = document.sections[elementSection]
      const { meta, mobileMeta, options, mobileOptions, linkMeta } = { ...row, ...section }
      await tx
        .update(elements)
        .set({ meta, mobileMeta, options, mobileOptions, linkMeta, version: row.version + 1, updatedAt: ctx.now() })
        .where(eq(elements.id, id))
    },
  }
}

async function loadRow(ctx: Ctx, db: Tx, id: number) {
  const [row] = await db
    .select()
    .from(elements)
    .where(and(eq(elements.id, id), eq(elements.siteId, ctx.site.id), eq(elements.languageId, ctx.language.id)))
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
