import type { AttributeEntry } from '@/lib/api/entities/product.schema'
import { formatDate, formatDateTime } from '@/lib/text/dates'

// Years are written without grouping: 2024, but 12.345.
const numbers = new Intl.NumberFormat('hr-HR', { useGrouping: 'min2', maximumFractionDigits: 3 })

type YesNoLabels = { yes: string; no: string }

/** Formats an attribute's value; null when it is empty. */
export function attributeText({ inputType, unit, value: { value } }: AttributeEntry, { yes, no }: YesNoLabels): string | null {
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'number') return unit ? `${numbers.format(value)}\u00a0${unit}` : numbers.format(value)
  if (typeof value !== 'string') return value.join(', ') || null
  if (value === '') return null
  if (inputType === 'date') return formatDate(value)
  return inputType === 'dateTime' ? formatDateTime(value) : value
}
