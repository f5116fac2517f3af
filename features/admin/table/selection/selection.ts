/** Chosen rows by id, also of other pages of the list. */
export type Selection = {
  ids: ReadonlySet<number>
  /** The row that was selected or deselected last; Shift chooses from there. */
  anchor: number | null
  /** The query of the list whose every row is chosen, on all pages; null where rows are chosen one by one. */
  wholeList: string | null
}

/** What a table shows: the ids of its page in their order, and the list's query without the page. */
export type SelectablePage = { rows: readonly number[]; list: string }

export const nothingChosen: Selection = { ids: new Set(), anchor: null, wholeList: null }

/** Whether every row that the list finds is chosen. Another filter or view finds other rows, so there it is not. */
export function isWholeList({ wholeList }: Selection, list: string): boolean {
  return wholeList === list
}

export function isRowChosen(selection: Selection, { list }: Pick<SelectablePage, 'list'>, id: number): boolean {
  return isWholeList(selection, list) || selection.ids.has(id)
}

export function isPageChosen(selection: Selection, page: SelectablePage): boolean {
  return page.rows.length > 0 && page.rows.every((id) => isRowChosen(selection, page, id))
}

/** Selects a row, or deselects it. After the whole list was selected, the page's other rows stay selected. */
export function toggleRow(selection: Selection, page: SelectablePage, id: number): Selection {
  const next = chosenIds(selection, page)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchor: id, wholeList: null }
}

/** Does with the rows between the anchor and this one what a press does with this one. */
export function extendTo(selection: Selection, page: SelectablePage, id: number): Selection {
  const { rows } = page
  const [from, to] = [rows.indexOf(selection.anchor ?? -1), rows.indexOf(id)]
  if (from < 0 || to < 0) return toggleRow(selection, page, id)
  const next = chosenIds(selection, page)
  const deselects = next.has(id)
  for (const row of rows.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (deselects) next.delete(row)
    else next.add(row)
  }
  return { ids: next, anchor: id, wholeList: null }
}

/** Selects all rows of the page, or deselects them if all are selected. */
export function togglePage(selection: Selection, page: SelectablePage): Selection {
  const next = chosenIds(selection, page)
  if (isPageChosen(selection, page)) for (const row of page.rows) next.delete(row)
  else for (const row of page.rows) next.add(row)
  return { ids: next, anchor: null, wholeList: null }
}

function chosenIds(selection: Selection, { list, rows }: SelectablePage): Set<number> {
  return new Set(isWholeList(selection, list) ? rows : selection.ids)
}
