import { byLocale } from '@/lib/i18n/by-locale'
import type { Locale } from '@/lib/i18n/routing'

const amounts = byLocale((tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }))

/** Formats a price of the API: '1.234,56 €' with a no-break space, in English '€1,234.56' (docs/rules/prices.md#integer-cents). */
export function formatPrice(amount: number, locale: Locale): string {
  if (locale === 'hr') return `${amounts(locale).format(amount)}\u00a0€`
  return `${amount < 0 ? '−' : ''}€${amounts(locale).format(Math.abs(amount))}`
}

/** Formats cents of the database. */
export function formatCents(cents: number, locale: Locale): string {
  return formatPrice(cents / 100, locale)
}

/** Cents of the database as a number of the API. */
export function fromCents(cents: number): number {
  return cents / 100
}

/** A number of the API as cents. Rounds, because a sum of decimals may be off by a fraction. */
export function toCents(amount: number): number {
  return Math.round(amount * 100)
}
