/** EAN-8 is the shortest barcode; anything longer than this, or with letters, is no number of pieces. */
const shortestBarcode = 8

/** `pieces`: what the field holds now. */
type Entry = { kind: 'count' } | { kind: 'same'; pieces: number } | { kind: 'other' }

/**
 * Decides what the field of counted pieces holds. A scanner types like a keyboard, so a code may land there, behind what stood there before: the `same` code
 * again means one piece more, an `other` one was scanned before this item was saved.
 */
export function decideEntry(text: string, code: string): Entry {
  const [typed, known] = [normalized(text), normalized(code)]
  if (/^\d*$/.test(typed) && typed.length < shortestBarcode) return { kind: 'count' }
  const before = typed.endsWith(known) ? typed.slice(0, typed.length - known.length) : null
  // The scan that opened the item was the first piece.
  if (before !== null && /^\d{0,6}$/.test(before)) return { kind: 'same', pieces: (before === '' ? 1 : Number(before)) + 1 }
  return { kind: 'other' }
}

function normalized(code: string) {
  return code.replaceAll(/[\s-]/g, '').toLowerCase()
}
