import { AppError } from '@/lib/api/errors'
import { requireScope } from '@/server/core/require-user'
import type { Ctx } from '@/server/core/context'
import type { EditableDocument } from './documents/editable-document'
import { elementDocument } from './documents/element'
import { pageDocument } from './documents/page'

const kinds: Record<string, (id: number) => EditableDocument> = {
  page: pageDocument,
  element: elementDocument,
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
