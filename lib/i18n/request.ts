import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import { routing } from './routing'

export default getRequestConfig(async ({ locale: explicit }) => {
  const requested = explicit ?? (await rootLocale())
  const locale = hasLocale(routing.locales, requested) ? requested : routing.defaultLocale
  const { default: messages } = await import(`@/messages/${locale}.json`)
  return { locale, messages, timeZone: 'Europe/Zagreb' }
})
