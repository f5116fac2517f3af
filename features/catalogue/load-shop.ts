import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { alternates } from '@/features/seo/alternates'
import { openGraph } from '@/features/seo/open-graph'
import { productApi } from '@/lib/api/v1/product/web'
import { getPathname } from '@/lib/i18n/navigation'
import { load } from '@/server/rsc'
import { loadCategoryTree } from './load-category'

const newestCount = 8

/** Data of the shop front: the categories and the newest products. */
export async function loadShopFront() {
  const [tree, newest] = await Promise.all([
    loadCategoryTree(),
    load(productApi.filter, { limit: newestCount, page: 1, sort: { param: 'id', order: 'desc' } }),
  ])
  return { tree, newest: newest.records }
}

export async function shopMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('shop'), getLocale()])
  const [path, title, description] = [getPathname({ href: '/shop', locale }), t('title'), t('lead')]
  return { title, description, alternates: await alternates(path), openGraph: await openGraph({ title, description, url: path }) }
}
