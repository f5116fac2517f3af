import { and, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { DocumentSchema } from '@/lib/api/v1/cms/draft.schema'
import { masterSection } from '@/lib/documents/masters/master-edits'
import { sharedSection } from '@/lib/documents/masters/masters'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { masters } from '@/server/db/schema/master'
import { ofLanguage } from '../../master-references/load-masters'
import type { EditableDocument } from './editable-document'
import { textOf } from './fields'
import { lockRow } from './lock-row'

/** Its publication changes every page that refers to it (docs/rules/editing.md#masters). Its type stays. */
export function masterDocument(id: number): EditableDocument {
  return {
    scope: 'content',
    tags: async () => [`master:${id}`],
    lock: (tx) => lockRow(tx, masters, id),
    async read(ctx, db) {
      const { title, section } = await loadRow(ctx, db, id)
      return DocumentSchema.parse({ v: 1, sections: { [masterSection]: section }, page: { title } })
    },
    async publish(ctx, tx, { document: { sections, page = {} } }) {
      const { version, sectionType } = await loadRow(ctx, tx, id)
      const section = sections[masterSection]
      const own = section ? { section: sharedSection({ ...section, type: sectionType }) } : {}
      const title = textOf(page, 'title', { maxLength: 120, isRequired: true })
      await tx
        .update(masters)
        .set({ ...own, title, version: version + 1, updatedAt: ctx.now() })
        .where(eq(masters.id, id))
    },
  }
}

async function loadRow(ctx: Ctx, db: Tx, id: number) {
  const [row] = await db
    .select()
    .from(masters)
    .where(and(ofLanguage(ctx), eq(masters.id, id)))
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
