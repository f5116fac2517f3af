import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { alternates } from '@/features/seo/alternates'
import { openGraph } from '@/features/seo/open-graph'
import { getPathname } from '@/lib/i18n/navigation'
import { categoryHref } from './list-href'
import { isDefaultList, listHref, defaultQuery } from './list-query'
import type { ListView } from './load-category'

/** docs/rules/storefront.md#list-indexing */
export async function listMetadata({ category, query }: Pick<ListView, 'category' | 'query'>): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('shop'), getLocale()])
  const name = category?.name ?? t('all')
  const page = isDefaultList(query) ? query.page : 1
  const slug = category?.slug ?? null
  const path = getPathname({ href: page > 1 ? listHref(slug, { ...defaultQuery, page }) : categoryHref(slug), locale })
  const title = page > 1 ? t('pageTitle', { name, page }) : name
  const description = category?.description || t('lead')
  return {
    title,
    description,
    alternates: await alternates(path),
    ...(!isDefaultList(query) && { robots: { index: false, follow: true } }),
    openGraph: await openGraph({ title, description, url: path, picture: category?.image }),
  }
}
