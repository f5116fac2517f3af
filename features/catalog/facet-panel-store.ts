import { create } from 'zustand'

type FacetPanel = {
  isOpen: boolean
  /** The field that had the focus. */
  focused: string | null
  /** Facets by code that somebody has opened or closed; the others stand as the list has them. */
  unfolded: Record<string, boolean>
}

/** What survives a choice: the first one leads from the cached page to its filtered twin, another route whose panel is mounted anew. */
export const useFacetPanel = create<FacetPanel>(() => ({ isOpen: false, focused: null, unfolded: {} }))

export function setSheetOpen(isOpen: boolean) {
  useFacetPanel.setState({ isOpen, focused: null })
}

export function rememberFocus(focused: string | null) {
  useFacetPanel.setState({ focused })
}

export function rememberUnfolded(code: string, isUnfolded: boolean) {
  useFacetPanel.setState(({ unfolded }) => ({ unfolded: { ...unfolded, [code]: isUnfolded } }))
}
