import type { InsertTarget } from '@/lib/documents/sections'
import { toastError } from '@/lib/browser/toast/toast'
import { masterKey } from '@/lib/documents/masters/master-edits'
import { openDialog } from '../../dialogs'
import { loadDraft } from '../../store/load-draft'
import { regionOf, openDocumentOf } from '../documents'
import { scopeOf } from '../keyboard/key-scope'
import { elementOf, firstTextOf, goToSection, scrollBehavior, type SectionRef } from '../section-ref'
import type { SectionActions } from '../use-section-actions'
import { LazySectionManager } from './lazy-section-manager'
import type { ChosenSection } from './section-manager'

/** Lets the editor choose a section and adds it at a place, with the focus in its first text. */
export async function openSectionManager({ key, place }: { key: string; place: InsertTarget }, actions: SectionActions) {
  const document = openDocumentOf(key)
  if (!document) return
  const region = regionOf(key, document)
  const opener = window.document.activeElement
  const chosen = await openDialog<ChosenSection>((close) => <LazySectionManager region={region} onClose={close} />)
  const section = chosen && (await sectionToAdd(chosen))
  const added = section && actions.insert(key, { section, place })
  if (added) focusFirstText(added, opener)
}

/** A master's values are on the canvas as soon as the section is. */
async function sectionToAdd(chosen: ChosenSection) {
  if (!('master' in chosen)) return chosen.example
  try {
    await loadDraft(masterKey(chosen.master))
    return chosen
  } catch (error) {
    toastError(error)
    return null
  }
}

/** Once the dialog has given the focus back and the section, which may wait for data, stands on the page (docs/rules/editing.md#late-focus). */
function focusFirstText(ref: SectionRef, opener: Element | null, framesLeft = 60) {
  requestAnimationFrame(() => {
    if (isTypingBeside(opener)) return
    const element = elementOf(ref)
    if (!element) {
      if (framesLeft > 0) focusFirstText(ref, opener, framesLeft - 1)
      return
    }
    const field = firstTextOf(element)
    element.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
    if (field) field.focus({ preventScroll: true })
    else goToSection(ref, { focus: true, scroll: false })
  })
}

function isTypingBeside(opener: Element | null) {
  const { activeElement } = document
  const scope = scopeOf(activeElement)
  return activeElement !== opener && (scope === 'field' || scope === 'form')
}
