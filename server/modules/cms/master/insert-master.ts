import type { Master } from '@/lib/api/v1/cms/master.schema'
import type { DocumentSection } from '@/lib/documents/document'
import { sharedSection } from '@/lib/documents/masters/masters'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import type { Transaction } from '@/server/core/transaction'
import { masters } from '@/server/db/schema/master'
import { requireValidDocuments } from '../draft/checks/document-problems'
import { editableDocument } from '../draft/documents'
import { recordVersion } from '../draft/versions'
import { requireAllowedSize } from '../draft/write-batch'

type Row = typeof masters.$inferSelect

/** A master in the caller's language. Nothing shows it until a page that refers to it is published. @throws DOCUMENT_INVALID */
export async function insertMaster(ctx: Ctx, tx: Transaction, { title, section }: { title: string; section: DocumentSection }) {
  const { id: userId } = requireUser(ctx)
  const now = ctx.now()
  const own = { siteId: ctx.site.id, languageId: ctx.language.id, title, sectionType: section.type }
  const [row] = await tx
    .insert(masters)
    .values({ ...own, section: sharedSection(section), createdAt: now, updatedAt: now })
    .returning()
  if (!row) throw new Error('The master was not written.')
  const key = `master:${row.id}`
  const document = await editableDocument(key).read(ctx, tx)
  requireAllowedSize(document)
  await requireValidDocuments(ctx, tx, [{ key, document }])
  await recordVersion(ctx, tx, { key, document, reason: 'publish', revision: null, userId, publishedAt: now })
  await audit(ctx, tx, { action: 'master.create', target: key, detail: { title, type: section.type } })
  return row
}

export function presentMaster({ id, title, sectionType, version, updatedAt }: Row): Master {
  return { id, title, section_type: sectionType, version, updated_at: updatedAt.toISOString() }
}
