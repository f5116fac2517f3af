import { AppError } from '@/lib/api/errors'
import { requireScope } from '@/server/core/require-user'
import type { Ctx } from '@/server/core/context'
import type { EditableDocument } from './documents/editable-document'
import { categoryDocument } from './documents/category'
import { elementDocument } from './documents/element'
import { eventDocument } from './documents/event'
import { pageDocument } from './documents/page'
import { postDocument } from './documents/post'
import { productDocument } from './documents/product'

const kinds: Record<string, (id: number) => EditableDocument> = {
  page: pageDocument,
  element: elementDocument,
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

/** docs/rules/editing.md#document-rights. @throws FORBIDDEN */
export function requireDocumentRight(ctx: Ctx, key: string) {
  requireScope(ctx, editableDocument(key).scope)
}
