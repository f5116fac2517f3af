import { create } from 'zustand'

type FacetPanel = {
  isSheetOpen: boolean
  /** The `data-field` of the field that had the focus. */
  focusedField: string | null
  /** Facets by code that the visitor has opened or closed. */
  expanded: Record<string, boolean>
}

/** Kept across the first filter, which leads from the cached page to the filtered route, where the panel is mounted again. */
export const useFacetPanel = create<FacetPanel>(() => ({ isSheetOpen: false, focusedField: null, expanded: {} }))

export function setSheetOpen(isSheetOpen: boolean) {
  useFacetPanel.setState({ isSheetOpen, focusedField: null })
}

export function rememberFocus(focusedField: string | null) {
  useFacetPanel.setState({ focusedField })
}

export function rememberExpanded(code: string, isExpanded: boolean) {
  useFacetPanel.setState(({ expanded }) => ({ expanded: { ...expanded, [code]: isExpanded } }))
}
