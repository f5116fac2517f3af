import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { languageCodes, routing, type Locale } from '@/lib/i18n/routing'
import { localPath } from '@/lib/routing/links'
import { currentSite, load } from '@/server/rsc'

/** The canonical path of a page and its addresses in the open languages of the site that have it (docs/rules/storefront.md#locales). */
export async function alternates(path: string): Promise<NonNullable<Metadata['alternates']>> {
  const [{ openLocales }, own] = await Promise.all([currentSite(), getLocale()])
  const others = await Promise.all(
    openLocales.filter((one) => one !== own).map(async (one) => [one, await pathIn(one, path, own)] as const),
  )
  const languages = Object.fromEntries([[own, path] as const, ...others].filter(([, address]) => address !== null))
  return { canonical: path, languages: { ...languages, 'x-default': languages[routing.defaultLocale] ?? path } }
}

/** Null for content that the language lacks: the API answers with the home page. */
async function pathIn(locale: Locale, path: string, own: Locale): Promise<string | null> {
  const { url } = await load(finderApi.getUrlOnLanguage, { path, language: languageCodes[locale] })
  const isHome = path === localPath('/', '', own)
  const query = /\?.*$/.exec(path)?.[0] ?? ''
  return url === localPath('/', '', locale) && !isHome ? null : `${url}${query}`
}
