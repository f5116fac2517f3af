import { queryOptions } from '@tanstack/react-query'
import { hasLocale } from 'next-intl'
import { call } from '@/lib/api/client'
import { hasErrorCode } from '@/lib/api/errors'
import { queryKey } from '@/lib/api/query'
import { officePageApi } from '@/lib/api/v1/cms/page/office'
import type { OfficePage } from '@/lib/api/v1/cms/page/office.schema'
import { officePostApi } from '@/lib/api/v1/cms/post/office'
import type { OfficePost } from '@/lib/api/v1/cms/post/office.schema'
import { domainApi } from '@/lib/api/v2/master/master'
import { homeSlug } from '@/lib/routing/reserved-slugs'
import { routing } from '@/lib/i18n/routing'

export type SiteLanguage = { code: string; code2: string; name: string; isDefault: boolean }

/** The languages of this site. */
export const siteLanguagesQuery = queryOptions({
  queryKey: queryKey(domainApi.domainDetect, {}),
  queryFn: ({ signal }) => call(domainApi.domainDetect, {}, { signal }),
  staleTime: Infinity,
  select: ({ cmsLanguages, defaultLanguage }): SiteLanguage[] =>
    cmsLanguages.map(({ code, code2, name }) => ({ code, code2, name, isDefault: code === defaultLanguage })),
})

/** What is translated: a page or a post. */
export type TranslatableContent = { kind: 'page' | 'post'; id: number; slug: string; title: string }
export type Translation = Pick<OfficePage, 'slug' | 'title'> & Pick<OfficePage | OfficePost, 'state'>

/** A page or post in another language of the site; null where it has none. */
export const translationQuery = (original: Pick<TranslatableContent, 'kind' | 'id'>, language: string) =>
  queryOptions({
    queryKey: [...queryKey(apis[original.kind].get, { id: original.id }), language],
    queryFn: ({ signal }) => loadTranslation(original, language, signal),
  })

const apis = { page: officePageApi, post: officePostApi }

async function loadTranslation(
  { kind, id }: Pick<TranslatableContent, 'kind' | 'id'>,
  language: string,
  signal: AbortSignal,
): Promise<Translation | null> {
  const options = { signal, headers: { 'x-gaussbox-language': language } }
  try {
    return kind === 'page' ? await call(officePageApi.get, { id }, options) : await call(officePostApi.get, { id }, options)
  } catch (error) {
    if (hasErrorCode(error, 'NOT_FOUND')) return null
    throw error
  }
}

/** Null for a language that this program has no pages in. */
export function translationPath({ code2, isDefault }: SiteLanguage, slug: string): string | null {
  if (!hasLocale(routing.locales, code2)) return null
  const path = slug === homeSlug ? '' : `/${slug}`
  return isDefault ? path || '/' : `/${code2}${path}`
}
