import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { copySections } from '@/lib/documents/clipboard'
import { announce } from '../../announce'
import { editStore } from '../../store/edit-store'
import { readSections, writeSections } from '../clipboard-data'
import { arrangedKey, hasSections, openDocumentOf } from '../documents'
import { sectionAt, selectedSection } from '../section-ref'
import { useSectionActions } from '../use-section-actions'
import { useSectionTitle } from '../use-section-title'
import { scopeOf } from './key-scope'

/** The system's clipboard for whole sections: while no field has the focus and no text is selected. */
export function useClipboard() {
  const t = useTranslations('edit.structure')
  const titleOf = useSectionTitle()
  const actions = useSectionActions()

  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    const ref = selectedSection()
    const document = ref && openDocumentOf(ref.key)
    const section = ref && sectionAt(ref)
    if (!document || !section || !isForSections(event) || hasSelectedText()) return
    const isCut = event.type === 'cut'
    if (!event.clipboardData || (isCut && !hasSections(ref.key))) return
    event.preventDefault()
    writeSections(event.clipboardData, copySections(document, [ref.section]))
    if (isCut) actions.remove(ref, { isCut: true })
    announce(t(isCut ? 'wasCut' : 'copied', { name: titleOf(section.type) }))
  })

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (!event.clipboardData || !isForSections(event)) return
    const sections = readSections(event.clipboardData)
    const ref = selectedSection()
    const key = ref && hasSections(ref.key) ? ref.key : arrangedKey()
    if (!sections || key === null) return
    event.preventDefault()
    actions.paste(key, { sections, place: ref?.key === key ? { after: ref.section } : 'end' })
  })

  useEffect(() => {
    document.addEventListener('copy', onCopy)
    document.addEventListener('cut', onCopy)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('cut', onCopy)
      document.removeEventListener('paste', onPaste)
    }
  }, [])
}

/** The event goes to the focused element, or to the one with the caret. */
function isForSections(event: Event) {
  return editStore.getState().canvasMode === 'edit' && scopeOf(document.activeElement) === 'page' && scopeOf(event.target) !== 'dialog'
}

function hasSelectedText() {
  return document.getSelection()?.isCollapsed === false
}
