/**
 * A global trade item number out of what people write (ISBN with hyphens, EAN): 8, 12, 13 or 14 digits whose check digit is right, an ISBN-10 as its
 * 13 digits. Null for anything else: a wrong number is worse for a search engine than none.
 */
export function parseGtin(text: string | null | undefined): string | null {
  const characters = (text ?? '').replaceAll(/[\s-]/g, '').toUpperCase()
  if (/^\d{9}[\dX]$/.test(characters)) return fromIsbn10(characters)
  return /^(?:\d{8}|\d{12,14})$/.test(characters) && checkDigit(characters.slice(0, -1)) === characters.at(-1) ? characters : null
}

function fromIsbn10(signs: string) {
  const sum = [...signs].reduce((total, sign, index) => total + (10 - index) * (sign === 'X' ? 10 : Number(sign)), 0)
  const body = `978${signs.slice(0, 9)}`
  return sum % 11 === 0 ? body + checkDigit(body) : null
}

/** GS1: from the right, every other digit counts three times. */
function checkDigit(body: string) {
  const sum = [...body].toReversed().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}
