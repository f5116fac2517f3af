/** Whether these are the eleven digits of a Croatian OIB: the last one is the ISO 7064 (MOD 11,10) check of the others. */
export function isOib(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false
  const digits = [...text].map(Number)
  let rest = 10
  for (const digit of digits.slice(0, 10)) {
    rest = (rest + digit) % 10 || 10
    rest = (rest * 2) % 11
  }
  return (11 - rest) % 10 === digits[10]
}

/** A company's tax number: an OIB in Croatia, elsewhere something that looks like a VAT number (DESIGN 12). `country` is the ISO code. */
export function isCompanyNumber(text: string, country: string): boolean {
  if (country === 'HR') return isOib(text.replace(/^HR/i, ''))
  return /^[A-Z0-9][A-Z0-9 .-]{3,18}$/i.test(text)
}
