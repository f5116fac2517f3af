import { isVatNumber } from '@/lib/money/vat-number'

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

/** The rule that a company's number breaks, by the key of its text; null when it is good. */
export function companyNumberProblem(text: string, country: string): 'required' | 'oib' | 'vatNumber' | null {
  if (text === '') return 'required'
  if (isCompanyNumber(text, country)) return null
  return country === 'HR' ? 'oib' : 'vatNumber'
}

/** A company's tax number: an OIB in Croatia, elsewhere a VAT number by its structure (DESIGN 12). `country` is the ISO code. */
export function isCompanyNumber(text: string, country: string): boolean {
  return country === 'HR' ? isOib(text.replace(/^HR ?/i, '')) : isVatNumber(text, country)
}
