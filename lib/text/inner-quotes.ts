import type { Locale } from '@/lib/i18n/routing'

/** A value that stands within quotation marks keeps its own ones apart: „Čitanje romana »Južni vagon«”, “A reading of ‘The Southern Carriage’”. */
export function withInnerQuotes(value: string, locale: Locale): string {
  return value.replace(/[„“"]([^„“”"]*)[“”"]/g, locale === 'hr' ? '»$1«' : '‘$1’')
}
