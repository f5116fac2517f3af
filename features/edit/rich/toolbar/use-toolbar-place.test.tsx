import { renderHook } from '@testing-library/react'
import type { Editor } from '@tiptap/core'
import { beforeEach, expect, it, vi } from 'vitest'
import { useToolbarPlace } from './use-toolbar-place'

const listeners = new Set<() => void>()
const caret = { bottom: 0 }
// Only what the hook reads of the editor.
const editor = {
  on: (_: string, listener: () => void) => listeners.add(listener),
  off: (_: string, listener: () => void) => listeners.delete(listener),
  state: { selection: { head: 0 } },
  view: { coordsAtPos: () => caret },
} as unknown as Editor

function boxAt(top: number) {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => new DOMRect(0, top, 1280, 50)
  return document.body.appendChild(element)
}

beforeEach(() => {
  document.body.replaceChildren()
  vi.stubGlobal('innerHeight', 800)
  window.scrollBy = vi.fn<() => void>()
  caret.bottom = 100
})

// docs/rules/editing.md#rich-toolbar
it('stands at the lower edge, above the bar of the editor', () => {
  const toolbar = boxAt(690)
  renderHook(() => useToolbarPlace(editor, { current: toolbar }))
  expect(toolbar.style).toMatchObject({ bottom: '0px', left: '0px' })
  boxAt(740).dataset.editRegion = 'bar'
  window.dispatchEvent(new Event('resize'))
  expect(toolbar.style.bottom).toBe('60px')
})

it('the caret scrolls from below it', () => {
  const { unmount } = renderHook(() => useToolbarPlace(editor, { current: boxAt(690) }))
  for (const listener of listeners) listener()
  expect(window.scrollBy).not.toHaveBeenCalled()
  caret.bottom = 712
  for (const listener of listeners) listener()
  expect(window.scrollBy).toHaveBeenCalledWith(0, 30)
  unmount()
  expect(listeners.size).toBe(0)
})
