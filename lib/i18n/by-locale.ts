import type { Locale } from './routing'

const tags: Record<Locale, string> = { hr: 'hr-HR', en: 'en-GB' }

/** A value of each language, made when it is first needed: formatters are slow to make. `tag`: the BCP 47 tag, such as hr-HR. */
export function byLocale<T>(make: (tag: string) => T): (locale: Locale) => T {
  const made: Partial<Record<Locale, T>> = {}
  return (locale) => (made[locale] ??= make(tags[locale]))
}
