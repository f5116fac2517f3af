import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { absoluteUrl } from '@/features/seo/absolute-url'
import { productApi } from '@/lib/api/v1/product/web'
import { getPathname } from '@/lib/i18n/navigation'
import { load } from '@/server/rsc'
import { loadCategoryTree } from './load-category'

const newestCount = 8

/** What the shop's front shows: its shelves, and what came last. */
export async function loadShop() {
  const [tree, newest] = await Promise.all([
    loadCategoryTree(),
    load(productApi.filter, { limit: newestCount, page: 1, sort: { param: 'id', order: 'desc' } }),
  ])
  return { tree, newest: newest.records }
}

export async function shopMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('shop'), getLocale()])
  const canonical = await absoluteUrl(getPathname({ href: '/shop', locale }))
  return {
    title: t('title'),
    description: t('lead'),
    alternates: { canonical },
    openGraph: { title: t('title'), description: t('lead'), url: canonical },
  }
}
