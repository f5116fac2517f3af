import { byLocale } from '@/lib/i18n/by-locale'
import type { Locale } from '@/lib/i18n/routing'

const plain = byLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 3 }))
const withDecimal = byLocale((tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 3 }))

/** '4,8', in English '4.8'; `decimals` are shown at least. */
export function formatNumber(value: number, locale: Locale, decimals: 0 | 1 = 0): string {
  return (decimals === 0 ? plain : withDecimal)(locale).format(value)
}
