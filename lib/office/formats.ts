import { defaultLocale } from '@/lib/routing/paths'
import * as money from '@/lib/money/money'
import * as dates from '@/lib/text/dates'
import * as files from '@/lib/text/file-size'

/** Prices and dates of the office, which are Croatian in either of its languages (docs/rules/administration.md#office-language). */
export function formatPrice(amount: number): string {
  return money.formatPrice(amount, defaultLocale)
}

export function formatCents(cents: number): string {
  return money.formatCents(cents, defaultLocale)
}

export function formatDate(moment: string | Date): string {
  return dates.formatDate(moment, defaultLocale)
}

export function formatShortDate(moment: string | Date): string {
  return dates.formatShortDate(moment, defaultLocale)
}

export function formatDateTime(moment: string | Date): string {
  return dates.formatDateTime(moment, defaultLocale)
}

export function formatMonth(moment: string | Date): string {
  return dates.formatMonth(moment, defaultLocale)
}

export function fileSize(bytes: number): string {
  return files.fileSize(bytes, defaultLocale)
}
