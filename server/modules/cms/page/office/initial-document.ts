import type { ParsedOf } from '@/lib/api/endpoint'
import type { officePageApi } from '@/lib/api/v1/cms/page/office'
import { AppError } from '@/lib/api/errors'
import type { Document } from '@/lib/documents/document'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { copySections } from '../../draft/copy-sections'
import { editableDocument } from '../../draft/documents'
import { loadTemplate } from '../../post-type/templates'

type Origin = ParsedOf<typeof officePageApi.create>['from']

/** The document that a new page begins with. Sections and list items get ids of their own. @throws VALIDATION when the origin is gone */
export async function initialDocument(ctx: Ctx, tx: Transaction, from: Origin): Promise<Document> {
  if (from.kind === 'blank') return { v: 1, sections: {} }
  const source = await loadSource(ctx, tx, from).catch((error: unknown) => {
    const isGone = error instanceof AppError && error.code === 'NOT_FOUND'
    throw isGone ? new AppError('VALIDATION', { fieldErrors: { 'from.id': ['unknown'] } }, error) : error
  })
  return { v: 1, sections: copySections(source) }
}

async function loadSource(ctx: Ctx, tx: Transaction, from: Exclude<Origin, { kind: 'blank' }>): Promise<Document> {
  if (from.kind === 'postType') return (await loadTemplate(ctx, tx, from.id)).document
  return editableDocument(`page:${from.id}`).read(ctx, tx)
}
