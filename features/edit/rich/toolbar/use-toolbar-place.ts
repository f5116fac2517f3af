import type { Editor } from '@tiptap/core'
import { useEffect, type RefObject } from 'react'
import { missingRoom, placeToolbar, type Box } from './place-toolbar'

/** Keeps the toolbar where it covers no text of its field (docs/rules/editing.md#rich-toolbar). */
export function useToolbarPlace(editor: Editor, toolbar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const update = () => {
      if (toolbar.current !== null && !editor.isDestroyed) place(toolbar.current, editor)
    }
    // Not at a scroll, which may lead away from the caret on purpose.
    const follow = () => {
      update()
      if (toolbar.current !== null && !editor.isDestroyed) revealCaret(toolbar.current, editor)
    }
    const observer = new ResizeObserver(update)
    if (toolbar.current !== null) observer.observe(toolbar.current)
    const { visualViewport } = window
    editor.on('transaction', follow)
    window.addEventListener('scroll', update, { capture: true, passive: true })
    window.addEventListener('resize', update)
    visualViewport?.addEventListener('resize', update)
    visualViewport?.addEventListener('scroll', update)
    if (toolbar.current !== null) makeRoom(toolbar.current, editor)
    follow()
    return () => {
      observer.disconnect()
      editor.off('transaction', follow)
      window.removeEventListener('scroll', update, { capture: true })
      window.removeEventListener('resize', update)
      visualViewport?.removeEventListener('resize', update)
      visualViewport?.removeEventListener('scroll', update)
    }
  }, [editor, toolbar])
}

function place(toolbar: HTMLElement, editor: Editor) {
  const boxes = boxesOf(toolbar, editor)
  const next = placeToolbar(boxes)
  if (next.kind === 'docked') {
    const { viewport } = boxes
    toolbar.dataset.docked = ''
    toolbar.style.top = 'auto'
    toolbar.style.bottom = `${window.innerHeight - viewport.top - viewport.height}px`
    toolbar.style.left = `${viewport.left}px`
    toolbar.style.width = `${viewport.width}px`
    return
  }
  toolbar.style.top = `${next.top}px`
  toolbar.style.left = `${next.left}px`
}

/** The boxes of the floating toolbar, also while it is docked: its own height decides whether it has room. */
function boxesOf(toolbar: HTMLElement, { view }: Editor) {
  delete toolbar.dataset.docked
  toolbar.style.bottom = 'auto'
  toolbar.style.width = 'auto'
  const { offsetWidth: width, offsetHeight: height } = toolbar
  return { field: view.dom.getBoundingClientRect(), toolbar: { width, height }, viewport: viewportOf(window) }
}

function makeRoom(toolbar: HTMLElement, editor: Editor) {
  const missing = Math.min(missingRoom(boxesOf(toolbar, editor)), window.scrollY)
  if (missing > 0) window.scrollBy(0, -missing)
}

/** The text scrolls from below a docked toolbar as from below the edge of the screen. */
function revealCaret(toolbar: HTMLElement, { state, view }: Editor) {
  if (toolbar.dataset.docked === undefined) return
  const hidden = view.coordsAtPos(state.selection.head).bottom - toolbar.getBoundingClientRect().top
  if (hidden > 0) window.scrollBy(0, hidden + 8)
}

/** What is visible above the edit bar and beside a phone's keyboard. */
function viewportOf({ visualViewport, innerWidth, innerHeight }: Window): Box {
  const whole = { offsetTop: 0, offsetLeft: 0, width: innerWidth, height: innerHeight }
  const { offsetTop: top, offsetLeft: left, width, height } = visualViewport ?? whole
  const bar = document.querySelector('[data-edit-region="bar"]')?.getBoundingClientRect()
  return { top, left, width, height: bar ? Math.min(height, bar.top - top) : height }
}
