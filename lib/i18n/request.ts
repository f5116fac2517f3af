import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import { loadMessages } from './load-messages'
import { routing } from './routing'

export default getRequestConfig(async ({ locale: explicit }) => {
  const requested = explicit ?? (await rootLocale())
  const locale = hasLocale(routing.locales, requested) ? requested : routing.defaultLocale
  return { locale, messages: await loadMessages[locale](), timeZone: 'Europe/Zagreb' }
})
