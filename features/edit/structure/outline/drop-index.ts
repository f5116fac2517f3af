type Row = { top: number; bottom: number }

/** The gap between rows at which something is dropped: 0 is before the first, the number of rows after the last. */
export function dropGap(rows: readonly Row[], y: number): number {
  const below = rows.findIndex(({ top, bottom }) => y < (top + bottom) / 2)
  return below === -1 ? rows.length : below
}

/** The index of a row after it was taken out and dropped into a gap. */
export function indexAfterDrop(from: number, gap: number): number {
  return gap > from ? gap - 1 : gap
}
