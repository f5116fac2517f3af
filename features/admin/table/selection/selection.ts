/** Chosen rows by id, also of other pages of the list. */
export type Selection = {
  ids: ReadonlySet<number>
  /** The row that was chosen or left last; Shift chooses from there. */
  anchor: number | null
  /** Every row that the list finds, on all pages; `ids` then are those of the page. */
  isWholeList: boolean
}

export const nothingChosen: Selection = { ids: new Set(), anchor: null, isWholeList: false }

/** Chooses a row, or leaves it. */
export function toggleRow({ ids }: Selection, id: number): Selection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchor: id, isWholeList: false }
}

/** Does with the rows between the anchor and this one what a press does with this one. `rows`: the ids of the page, in order. */
export function extendTo(selection: Selection, { rows, id }: { rows: readonly number[]; id: number }): Selection {
  const [from, to] = [rows.indexOf(selection.anchor ?? -1), rows.indexOf(id)]
  if (from < 0 || to < 0) return toggleRow(selection, id)
  const isChosen = !selection.ids.has(id)
  const next = new Set(selection.ids)
  for (const row of rows.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (isChosen) next.add(row)
    else next.delete(row)
  }
  return { ids: next, anchor: id, isWholeList: false }
}

/** Chooses all rows of the page, or leaves them if all are chosen. */
export function togglePage({ ids }: Selection, rows: readonly number[]): Selection {
  const next = new Set(ids)
  if (isPageChosen({ ids }, rows)) for (const row of rows) next.delete(row)
  else for (const row of rows) next.add(row)
  return { ids: next, anchor: null, isWholeList: false }
}

export function isPageChosen({ ids }: Pick<Selection, 'ids'>, rows: readonly number[]): boolean {
  return rows.length > 0 && rows.every((row) => ids.has(row))
}
