import { hasLocale } from 'next-intl'
import { routing, type Locale } from '@/lib/i18n/routing'
import type { Ctx, SiteInfo } from './context'

type Language = Ctx['language']

/** A language of the site; its own one for null and for a language that it no longer has. */
function findLanguage({ languages, defaultLanguageId }: Pick<SiteInfo, 'languages' | 'defaultLanguageId'>, id: number | null) {
  return languages.find((one) => one.id === id) ?? languages.find((one) => one.id === defaultLanguageId)
}

/** The locale of a language's words; Croatian for a language without words (docs/rules/storefront.md#locales). */
export function wordsLocale(language: Pick<Language, 'code2'> | undefined): Locale {
  return hasLocale(routing.locales, language?.code2) ? language.code2 : routing.defaultLocale
}

/** The locale of what is written for an order, an account or a request, by the language stored with it. */
export function storedLocale(site: Pick<SiteInfo, 'languages' | 'defaultLanguageId'>, languageId: number | null): Locale {
  return wordsLocale(findLanguage(site, languageId))
}

/** The context with the language stored with a record. */
export function inLanguageOf<C extends Pick<Ctx, 'site' | 'language'>>(ctx: C, { languageId }: { languageId: number | null }): C {
  return { ...ctx, language: findLanguage(ctx.site, languageId) ?? ctx.language }
}
