import { isAnchor, settingsOf } from '@/lib/documents/section-settings'
import type { PageDocument } from '../documents'
import type { SectionRef } from '../section-ref'

/** Why a text cannot be a section's anchor: its form, or another section of the page has it (docs/rules/editing.md#section-settings). */
export function anchorProblem(
  anchor: string,
  { target, documents }: { target: SectionRef; documents: readonly PageDocument[] },
): 'form' | 'taken' | null {
  if (anchor === '') return null
  if (!isAnchor(anchor)) return 'form'
  const isTaken = documents.some(({ key, document }) =>
    Object.entries(document.sections).some(
      ([id, section]) => (key !== target.key || id !== target.section) && settingsOf(section).anchor === anchor,
    ),
  )
  return isTaken ? 'taken' : null
}
