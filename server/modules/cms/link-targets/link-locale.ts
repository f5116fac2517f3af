import type { LinkLocale } from '@/lib/routing/paths'
import type { Ctx } from '@/server/core/context'

type Language = Pick<Ctx['language'], 'code2'>

/** The language of the paths; those without paths of their own have the Croatian ones. */
export function localeOf({ code2 }: Language): LinkLocale {
  return code2 === 'en' || code2 === 'de' ? code2 : 'hr'
}

/** What is not translated is shown in this language. */
export function defaultLanguage({ site, language }: Pick<Ctx, 'site' | 'language'>): Ctx['language'] {
  return site.languages.find(({ id }) => id === site.defaultLanguageId) ?? language
}
