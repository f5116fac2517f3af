import { byLocale } from '@/lib/i18n/by-locale'
import type { Locale } from '@/lib/i18n/routing'

const numbers = byLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }))

/** Formats bytes: '1,2 MB', in English '1.2 MB'. */
export function fileSize(bytes: number, locale: Locale): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 1_000_000) return `${numbers(locale).format(bytes / 1000)} kB`
  return `${numbers(locale).format(bytes / 1_000_000)} MB`
}
