import { create } from 'zustand'

/**
 * What survives a choice: the first one leads from the cached page to its filtered twin, another route whose panel is mounted anew. Whether the
 * phone's sheet is open, and the field that had the focus.
 */
export const useFacetPanel = create<{ isOpen: boolean; focused: string | null }>(() => ({ isOpen: false, focused: null }))

export function setSheetOpen(isOpen: boolean) {
  useFacetPanel.setState({ isOpen, focused: null })
}

export function rememberFocus(focused: string | null) {
  useFacetPanel.setState({ focused })
}
