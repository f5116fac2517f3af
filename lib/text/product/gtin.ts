/** Parses a global trade item number (EAN, ISBN with hyphens; an ISBN-10 becomes its ISBN-13). Null when the length or check digit is wrong. */
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

/** GS1: counted from the right, every other digit has weight 3. */
function checkDigit(body: string) {
  const sum = [...body].toReversed().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}
