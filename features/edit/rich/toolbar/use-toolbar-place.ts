import type { Editor } from '@tiptap/core'
import { useEffect, type RefObject } from 'react'
import { placeToolbar } from './place-toolbar'

/** Keeps the toolbar at the selection, or at the field while nothing is selected. */
export function useToolbarPlace(editor: Editor, toolbar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const update = () => {
      if (toolbar.current !== null && !editor.isDestroyed) place(toolbar.current, editor)
    }
    const observer = new ResizeObserver(update)
    if (toolbar.current !== null) observer.observe(toolbar.current)
    const { visualViewport } = window
    editor.on('transaction', update)
    window.addEventListener('scroll', update, { capture: true, passive: true })
    window.addEventListener('resize', update)
    visualViewport?.addEventListener('resize', update)
    visualViewport?.addEventListener('scroll', update)
    update()
    return () => {
      observer.disconnect()
      editor.off('transaction', update)
      window.removeEventListener('scroll', update, { capture: true })
      window.removeEventListener('resize', update)
      visualViewport?.removeEventListener('resize', update)
      visualViewport?.removeEventListener('scroll', update)
    }
  }, [editor, toolbar])
}

function place(toolbar: HTMLElement, editor: Editor) {
  const { offsetWidth: width, offsetHeight: height } = toolbar
  const { top, left } = placeToolbar({ anchor: anchorOf(editor), toolbar: { width, height }, viewport: viewportOf(window) })
  toolbar.style.top = `${top}px`
  toolbar.style.left = `${left}px`
}

function anchorOf({ state, view }: Editor) {
  const { empty, from, to } = state.selection
  const field = view.dom.getBoundingClientRect()
  if (empty) return field
  const [start, end] = [view.coordsAtPos(from), view.coordsAtPos(to)]
  const left = start.top === end.top ? start.left : field.left
  return { top: start.top, left, width: field.width, height: end.bottom - start.top }
}

/** What is visible above the edit bar and beside a phone's keyboard. */
function viewportOf({ visualViewport, innerWidth, innerHeight }: Window) {
  const whole = { offsetTop: 0, offsetLeft: 0, width: innerWidth, height: innerHeight }
  const { offsetTop: top, offsetLeft: left, width, height } = visualViewport ?? whole
  const bar = document.querySelector('[data-edit-region="bar"]')?.getBoundingClientRect()
  return { top, left, width, height: bar ? Math.min(height, bar.top - top) : height }
}
