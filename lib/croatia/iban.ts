/**
 * Whether this is an IBAN of any country (ISO 13616): 15 to 34 characters whose number, the first four characters moved to the end and letters counted from
 * A = 10, is 1 modulo 97. Spaces are ignored.
 */
export function isIban(written: string): boolean {
  const iban = normalizeIban(written)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const digits = [...`${iban.slice(4)}${iban.slice(0, 4)}`].map((char) => parseInt(char, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

export function normalizeIban(written: string): string {
  return written.replace(/\s/g, '').toUpperCase()
}
