import type { Editor } from '@tiptap/core'
import { useEffect, type RefObject } from 'react'

/** Keeps the toolbar at the lower edge of what is visible, and the caret above it (docs/rules/editing.md#rich-toolbar). */
export function useToolbarPlace(editor: Editor, toolbar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const update = () => {
      if (toolbar.current !== null) place(toolbar.current)
    }
    // Not at a scroll, which may lead away from the caret on purpose.
    const follow = () => {
      update()
      if (toolbar.current !== null && !editor.isDestroyed) revealCaret(toolbar.current, editor)
    }
    const { visualViewport } = window
    editor.on('transaction', follow)
    window.addEventListener('resize', update)
    visualViewport?.addEventListener('resize', update)
    visualViewport?.addEventListener('scroll', update)
    follow()
    return () => {
      editor.off('transaction', follow)
      window.removeEventListener('resize', update)
      visualViewport?.removeEventListener('resize', update)
      visualViewport?.removeEventListener('scroll', update)
    }
  }, [editor, toolbar])
}

function place(toolbar: HTMLElement) {
  const { left, width, bottom } = visiblePart(window)
  toolbar.style.bottom = `${window.innerHeight - bottom}px`
  toolbar.style.left = `${left}px`
  toolbar.style.width = `${width}px`
}

/** The text scrolls from below the toolbar as from below the edge of the screen. */
function revealCaret(toolbar: HTMLElement, { state, view }: Editor) {
  const hidden = view.coordsAtPos(state.selection.head).bottom - toolbar.getBoundingClientRect().top
  if (hidden > 0) window.scrollBy(0, hidden + 8)
}

/** What is visible above the edit bar and beside a phone's keyboard, px. */
function visiblePart({ visualViewport, innerWidth, innerHeight }: Window) {
  const { offsetTop, offsetLeft, width, height } = visualViewport ?? {
    offsetTop: 0,
    offsetLeft: 0,
    width: innerWidth,
    height: innerHeight,
  }
  const bar = document.querySelector('[data-edit-region="bar"]')?.getBoundingClientRect()
  return { left: offsetLeft, width, bottom: Math.min(offsetTop + height, bar?.top ?? innerHeight) }
}
