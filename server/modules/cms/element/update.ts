import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { elementApi } from '@/lib/api/v1/cms/element'
import type { Document, DocumentSection } from '@/lib/documents/document'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { elements } from '@/server/db/schema/cms'
import { requireValidDocuments } from '../draft/checks/document-problems'
import { editableDocument } from '../draft/documents'
import { elementSection } from '../draft/documents/element'
import { lockDraft } from '../draft/drafts'
import { rebaseSections } from '@/server/modules/cms/draft/rebase-draft'
import { publishDocument } from '../draft/publish-document'
import { requirePublishRight } from '../draft/checks/publish-right'
import { requireAllowedSize } from '../draft/write-batch'
import { loadElement } from './present-elements'

/** docs/rules/editing.md#layout-element-versions */
export async function update(ctx: Ctx, { id, version, title, ...parts }: ParsedOf<typeof elementApi.update>) {
  const { id: userId } = requireUser(ctx)
  await requirePublishRight(ctx, ctx.db)
  return inTransaction(ctx, async (tx) => {
    const key = `element:${id}`
    const draft = await lockDraft(ctx, tx, key)
    await refuseStale(ctx, tx, { id, version })
    const before = await editableDocument(key).read(ctx, tx)
    const document = withParts(before, parts)
    requireAllowedSize(document)
    await requireValidDocuments(ctx, tx, [{ key, document }])
    if (title !== undefined) await tx.update(elements).set({ title }).where(eq(elements.id, id))
    await publishDocument(ctx, tx, { draft, document, userId, reason: 'publish', revision: null })
    await rebaseSections(ctx, tx, { draft, before, published: document })
    return loadElement(ctx, tx, id)
  })
}

/** @throws STALE_VERSION */
async function refuseStale(ctx: Ctx, tx: Transaction, { id, version }: { id: number; version: number }) {
  await editableDocument(`element:${id}`).lock(tx)
  const { version: newest } = await loadElement(ctx, tx, id)
  if (newest !== version) throw new AppError('STALE_VERSION', { version: newest })
}

function withParts(document: Document, parts: { [part: string]: DocumentSection[string] | undefined }): Document {
  const section = document.sections[elementSection]
  if (!section) throw new AppError('NOT_FOUND')
  const sent = Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
  return { ...document, sections: { [elementSection]: { ...section, ...Object.fromEntries(sent) } } }
}
