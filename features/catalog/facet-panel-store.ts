import { create } from 'zustand'

type FacetPanel = {
  isSheetOpen: boolean
  /** The field that had the focus. */
  focusedField: string | null
  /** Facets by code that somebody has opened or closed; the others stand as the list has them. */
  expanded: Record<string, boolean>
}

/** What survives a choice: the first one leads from the cached page to its filtered twin, another route whose panel is mounted anew. */
export const useFacetPanel = create<FacetPanel>(() => ({ isSheetOpen: false, focusedField: null, expanded: {} }))

export function setSheetOpen(isOpen: boolean) {
  useFacetPanel.setState({ isSheetOpen: isOpen, focusedField: null })
}

export function rememberFocus(focused: string | null) {
  useFacetPanel.setState({ focusedField: focused })
}

export function rememberExpanded(code: string, isExpanded: boolean) {
  useFacetPanel.setState(({ expanded: unfolded }) => ({ expanded: { ...unfolded, [code]: isExpanded } }))
}
