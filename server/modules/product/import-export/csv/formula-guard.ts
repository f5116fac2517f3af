/**
 * A cell that begins with = + - @ is a formula to a spreadsheet, whatever the shop meant by it (OWASP "CSV Injection"). An apostrophe before it makes
 * it text; WooCommerce does the same. Plain numbers need none. Taking it off again gives back exactly what was there.
 */
export function guarded(cell: string): string {
  return /^'*[=+\-@\t\r]/.test(cell) && !/^[+-]?\d+(?:[.,]\d+)?$/.test(cell) ? `'${cell}` : cell
}

/** The cell without the apostrophe that `guarded` put there. */
export function unguarded(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
}
