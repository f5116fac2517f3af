import type { AttributeEntry } from '@/lib/api/entities/product.schema'
import { byLocale } from '@/lib/i18n/by-locale'
import type { Locale } from '@/lib/i18n/routing'
import { formatDate, formatDateTime } from '@/lib/text/dates'

// Years are written without grouping: 2024, but 12.345.
const numbers = byLocale((tag) => new Intl.NumberFormat(tag, { useGrouping: 'min2', maximumFractionDigits: 3 }))

type Language = { locale: Locale; yes: string; no: string }

/** Formats an attribute's value; null when it is empty. */
export function attributeText({ inputType, unit, value: { value } }: AttributeEntry, { locale, yes, no }: Language): string | null {
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'number') return unit ? `${numbers(locale).format(value)}\u00a0${unit}` : numbers(locale).format(value)
  if (typeof value !== 'string') return value.join(', ') || null
  if (value === '') return null
  if (inputType === 'date') return formatDate(value, locale)
  return inputType === 'dateTime' ? formatDateTime(value, locale) : value
}
