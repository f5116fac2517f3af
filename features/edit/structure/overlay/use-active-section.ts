import { useEffect } from 'react'
import { editStore } from '../../store/edit-store'
import { scopeOf } from '../keyboard/key-scope'
import { useOverlayStore } from './overlay-store'
import { elementOf, refOfElement, sectionAt, selectedSection, setActiveSection } from '../section-ref'

const nearPx = 56

/** The section under the pointer, the one with the focus or the selected one, whichever came last, has its tools shown. */
export function useActiveSection() {
  useEffect(() => {
    function onPointerMove({ target, clientY, pointerType, buttons }: PointerEvent) {
      if (pointerType === 'touch' || buttons !== 0 || isInOverlay(target) || isMenuOpen() || isDialogOpen()) return
      const under = refOfElement(target)
      if (under) setActiveSection(under)
      else if (!isInOverlay(document.activeElement)) setActiveSection(selectedSection())
      markNearEdge(clientY)
    }
    function onFocus({ target }: FocusEvent) {
      const focused = refOfElement(target)
      if (focused) setActiveSection(focused)
    }
    const unsubscribe = editStore.subscribe(({ selection, documents }, before) => {
      if (selection !== before.selection && selection) setActiveSection({ key: selection.key, section: selection.section })
      const { active } = useOverlayStore.getState()
      if (documents !== before.documents && active && !sectionAt(active)) setActiveSection(selectedSection())
    })
    // These tools load after the canvas, whose fields may have the focus by then.
    setActiveSection(refOfElement(document.activeElement) ?? selectedSection())
    window.addEventListener('pointermove', onPointerMove, { passive: true })
    window.addEventListener('focusin', onFocus)
    return () => {
      unsubscribe()
      window.removeEventListener('pointermove', onPointerMove)
      window.removeEventListener('focusin', onFocus)
    }
  }, [])
}

const isInOverlay = (target: EventTarget | null) => target instanceof Element && target.closest('[data-edit-overlay]') !== null

/** The pointer leaves the section on its way through the section's own menu. */
const isMenuOpen = () => document.querySelector('[data-edit-overlay] [aria-expanded="true"]') !== null

/** A dialog gives the focus back to the tools that it was opened from. */
const isDialogOpen = () => scopeOf(document.activeElement) === 'dialog'

function markNearEdge(y: number) {
  const { active } = useOverlayStore.getState()
  const overlay = document.querySelector<HTMLElement>('[data-edit-overlay]')
  const rect = active && elementOf(active)?.getBoundingClientRect()
  if (!overlay || !rect) return
  const near = Math.abs(y - rect.top) < nearPx ? 'top' : Math.abs(y - rect.bottom) < nearPx ? 'bottom' : ''
  if (overlay.dataset.near !== near) overlay.dataset.near = near
}
