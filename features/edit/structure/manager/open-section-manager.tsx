import type { Place } from '@/lib/documents/sections'
import { openDialog } from '../../dialogs'
import { kindOf, openDocumentOf } from '../documents'
import { elementOf, goToSection, scrollBehavior, type SectionRef } from '../section-ref'
import type { SectionActions } from '../use-section-actions'
import { LazySectionManager } from './lazy-section-manager'
import type { AddableSection } from './addable-sections'

/** Lets the editor choose a section and adds it at a place, with the focus in its first text. */
export async function openSectionManager({ key, place }: { key: string; place: Place }, actions: SectionActions) {
  const document = openDocumentOf(key)
  if (!document) return
  const kind = kindOf(key, document)
  const chosen = await openDialog<AddableSection>((close) => <LazySectionManager kind={kind} onClose={close} />)
  const added = chosen && actions.insert(key, { section: chosen.example, place })
  if (added) focusFirstText(added)
}

/** Once the dialog has given the focus back and the section, which may wait for data, stands on the page. */
function focusFirstText(ref: SectionRef, framesLeft = 60) {
  requestAnimationFrame(() => {
    const element = elementOf(ref)
    if (!element) {
      if (framesLeft > 0) focusFirstText(ref, framesLeft - 1)
      return
    }
    const field = element.querySelector<HTMLElement>('[data-edit-field]')
    element.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
    if (field) field.focus({ preventScroll: true })
    else goToSection(ref, { focus: true, scroll: false })
  })
}
