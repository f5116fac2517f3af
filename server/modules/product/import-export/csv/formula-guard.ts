/** docs/rules/import-export.md#formula-escape */
export function guarded(cell: string): string {
  return /^'*[=+\-@\t\r]/.test(cell) && !/^[+-]?\d+(?:[.,]\d+)?$/.test(cell) ? `'${cell}` : cell
}

/** Removes the apostrophe of `escapeFormula`. */
export function unguarded(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
}
