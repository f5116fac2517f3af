import { isSame } from '@/lib/documents/changes'
import type { OpenDocument } from './edit-store'

/** Whether visitors get no such document, whatever is published of it. */
export const isUnseen = ({ visibility }: Pick<OpenDocument, 'visibility'>) => visibility === 'new' || visibility === 'hidden'

/** Whether a draft is still to be published: visitors do not get it, or see something else (docs/rules/editing.md#draft-revision). */
export function isChangedFromPublished(open: Pick<OpenDocument, 'draft' | 'published' | 'visibility'>): boolean {
  return isUnseen(open) || open.published === null || !isSame({ ...open.draft.document }, { ...open.published })
}
