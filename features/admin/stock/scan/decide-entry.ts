/** EAN-8 is the shortest barcode; anything longer than this, or with letters, is no number of pieces. */
const shortestBarcode = 8

/** `pieces`: what the field holds now; `count`: what stood in it before another code was read. */
type Entry = { kind: 'count' } | { kind: 'same'; pieces: number } | { kind: 'other'; count: string }

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
  return { kind: 'other', count: countBefore(typed) ?? text }
}

/** The count in front of an unknown code, or null where it is not certain. */
function countBefore(typed: string): string | null {
  // No shop's own code is known here; one with letters is taken to begin with one.
  if (/\D/.test(typed)) return /^\d{0,6}/.exec(typed)?.[0] ?? ''
  const [first, ...others] = [13, 12].filter((length) => isBarcode(typed, length))
  if (others.length > 0) return null
  const length = first ?? [8].find((one) => isBarcode(typed, one))
  return length === undefined ? null : typed.slice(0, typed.length - length)
}

/** Whether at most six digits stand before a barcode of this length with its check digit (GS1 General Specifications, section 7.9.1). */
function isBarcode(typed: string, length: number) {
  const before = typed.length - length
  if (before < 0 || before > 6) return false
  const digits = Array.from(typed.slice(before), Number).toReversed()
  return digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0
}

function normalized(code: string) {
  return code.replaceAll(/[\s-]/g, '').toLowerCase()
}
