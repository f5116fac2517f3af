import { create } from 'zustand'

type FacetPanel = {
  isSheetOpen: boolean
  /** The `data-field` of the field that had the focus. */
  focusedField: string | null
  /** How far the sheet is scrolled, in px. */
  sheetScrollTop: number
  /** Facets by code that the visitor has opened or closed. */
  expanded: Record<string, boolean>
  /** Facets by code that show all their values. */
  showsAll: Record<string, boolean>
}

/** Kept across the first filter, which leads from the cached page to the filtered route, where the panel is mounted again. */
export const useFacetPanel = create<FacetPanel>(() => ({
  isSheetOpen: false,
  focusedField: null,
  sheetScrollTop: 0,
  expanded: {},
  showsAll: {},
}))

export function setSheetOpen(isSheetOpen: boolean) {
  useFacetPanel.setState({ isSheetOpen, focusedField: null, sheetScrollTop: 0 })
}

export function rememberFocus(focusedField: string | null) {
  useFacetPanel.setState({ focusedField })
}

export function rememberScroll(sheetScrollTop: number) {
  useFacetPanel.setState({ sheetScrollTop })
}

export function rememberExpanded(code: string, isExpanded: boolean) {
  useFacetPanel.setState(({ expanded }) => ({ expanded: { ...expanded, [code]: isExpanded } }))
}

export function rememberShowsAll(code: string, showsAll: boolean) {
  useFacetPanel.setState((panel) => ({ showsAll: { ...panel.showsAll, [code]: showsAll } }))
}
