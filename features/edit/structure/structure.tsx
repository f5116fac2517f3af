'use client'

import { useEditStore } from '../store/edit-store'
import { useClipboard } from './keyboard/use-clipboard'
import { useShortcuts } from './keyboard/use-shortcuts'
import { SectionOverlay } from './overlay/section-overlay'

/** Tools and keys for the sections of the page. */
export function Structure() {
  const isEditing = useEditStore((state) => state.canvasMode === 'edit')
  useShortcuts()
  useClipboard()
  return isEditing ? <SectionOverlay /> : null
}
