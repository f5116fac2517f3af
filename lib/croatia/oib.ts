import { isVatNumber } from '@/lib/money/vat-number'

/** Whether the text is a Croatian OIB: eleven digits, the last the ISO 7064 MOD 11,10 check digit (docs/rules/checkout.md#oib). */
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

/** The key of the rule that a company number breaks; null when it is valid. */
export function companyNumberProblem(text: string, country: string): 'required' | 'oib' | 'vatNumber' | null {
  if (text === '') return 'required'
  if (isCompanyNumber(text, country)) return null
  return country === 'HR' ? 'oib' : 'vatNumber'
}

/** `country` is the ISO code of the billing country (docs/rules/checkout.md#company-number). */
export function isCompanyNumber(text: string, country: string): boolean {
  const number = plainCompanyNumber(text, country)
  return country === 'HR' ? isOib(number) : isVatNumber(number, country)
}

/** A company number as it is stored: without spaces, that of Croatia without its prefix HR (docs/rules/checkout.md#oib). */
export function plainCompanyNumber(text: string, country: string): string {
  const number = withoutSpaces(text)
  return country === 'HR' ? number.replace(/^HR(?=\d{11}$)/i, '') : number
}

export function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '')
}
