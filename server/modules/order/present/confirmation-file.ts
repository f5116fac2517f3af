import type { Locale } from '@/lib/i18n/routing'

/** The name of an order's confirmation as a file. */
export function confirmationFile({ number }: { number: string }, locale: Locale): string {
  return `${{ hr: 'narudzba', en: 'order' }[locale]}-${number}.pdf`
}
