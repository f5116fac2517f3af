import type { DocumentSection } from '@/lib/documents/document'
import { editStore, select } from '../store/edit-store'
import { openDocumentOf } from './documents'
import { useOverlayStore } from './overlay/overlay-store'

/** A section of an open document; ids of sections alone repeat in layout elements. */
export type SectionRef = { key: string; section: string }

export function sectionAt({ key, section }: SectionRef): DocumentSection | undefined {
  return openDocumentOf(key)?.sections[section]
}

export function isSameRef(a: SectionRef | null, b: SectionRef | null): boolean {
  return a?.key === b?.key && a?.section === b?.section
}

export function selectedSection(): SectionRef | null {
  const { selection } = editStore.getState()
  return selection && sectionAt(selection) ? { key: selection.key, section: selection.section } : null
}

/** The section's own element on the canvas; none while its data loads and for one hidden in the view mode. */
export function elementOf({ key, section }: SectionRef): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-edit-key="${CSS.escape(key)}"][data-edit-section="${CSS.escape(section)}"]`)
}

/** The first text of a section or list item, plain or rich, in the order of the page. */
export function firstTextOf(element: Element | null | undefined): HTMLElement | null {
  return element?.querySelector<HTMLElement>('[data-edit-field],[data-edit-rich]') ?? null
}

export function refOfElement(target: EventTarget | null): SectionRef | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-edit-section]') : null
  const { editKey: key, editSection: section } = found?.dataset ?? {}
  return key && section ? { key, section } : null
}

export function setActiveSection(active: SectionRef | null) {
  if (!isSameRef(useOverlayStore.getState().active, active)) useOverlayStore.setState({ active })
}

/** Selects a section and brings it into view; optionally the focus goes to its toolbar. */
export function goToSection(ref: SectionRef, { focus = false, scroll = true }: { focus?: boolean; scroll?: boolean } = {}) {
  select({ ...ref, path: [] })
  useOverlayStore.setState(({ focusRequest }) => ({ active: ref, focusRequest: focus ? focusRequest + 1 : focusRequest }))
  if (scroll) elementOf(ref)?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
}

export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
