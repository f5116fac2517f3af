import { AppError } from '@/lib/api/errors'
import { requireScope, requireUser } from '@/server/core/require-user'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import type { EditableDocument, Visibility } from './documents/editable-document'
import { categoryDocument } from './documents/category'
import { elementDocument } from './documents/element'
import { eventDocument } from './documents/event'
import { masterDocument } from './documents/master'
import { pageDocument } from './documents/page'
import { postDocument } from './documents/post'
import { productDocument } from './documents/product'

const kinds: Record<string, (id: number) => EditableDocument> = {
  page: pageDocument,
  element: elementDocument,
  master: masterDocument,
  post: postDocument,
  product: productDocument,
  category: categoryDocument,
  event: eventDocument,
}

/** @throws NOT_FOUND for a key of another kind; the document's own existence is checked when it is read */
export function editableDocument(key: string): EditableDocument {
  const [kind = '', id] = key.split(':')
  const ofKind = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (!ofKind) throw new AppError('NOT_FOUND')
  return ofKind(Number(id))
}

/** Whether visitors get a document. @throws NOT_FOUND */
export async function visibilityOf(ctx: Ctx, db: Tx, key: string): Promise<Visibility> {
  return (await editableDocument(key).visibility?.(ctx, db)) ?? 'shown'
}

/** Whether visitors get the document, now or at its scheduled moment. */
export const isShownOrScheduled = (visibility: Visibility) => visibility === 'shown' || visibility === 'scheduled'

/** docs/rules/editing.md#document-rights */
export function hasDocumentRight(ctx: Ctx, key: string): boolean {
  return requireUser(ctx).scopes.includes(editableDocument(key).scope)
}

/** docs/rules/editing.md#document-rights. @throws FORBIDDEN */
export function requireDocumentRight(ctx: Ctx, key: string) {
  requireScope(ctx, editableDocument(key).scope)
}
