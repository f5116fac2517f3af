import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { alternates } from '@/features/seo/alternates'
import { openGraph } from '@/features/seo/open-graph'
import type { DataOf } from '@/lib/api/endpoint'
import { productApi } from '@/lib/api/v1/product/web'
import { authorApi } from '@/lib/api/v1/product/web/author'
import type { Author } from '@/lib/api/v1/product/web/author.schema'
import { getPathname } from '@/lib/i18n/navigation'
import { load, loadOrNull } from '@/server/rsc'
import { defaultQuery, listInput } from './list-query'

export type AuthorView = { author: Author; list: DataOf<typeof productApi.filter> }

/** Null when nobody of that name has a work in the shop. */
export async function loadAuthor(slug: string, page = 1): Promise<AuthorView | null> {
  const author = await loadOrNull(authorApi.get, { slug })
  if (!author) return null
  const works = [{ key: author.attributeCode, value: [author.id] }]
  const list = await load(productApi.filter, listInput(null, { ...defaultQuery, page }, works))
  // docs/rules/storefront.md#page-range
  const isBeyond = page > 1 && page > list.totalPages
  return { author, list: isBeyond ? await load(productApi.filter, listInput(null, defaultQuery, works)) : list }
}

/** The address of a page of an author's works. */
export function authorHref(slug: string, page = 1) {
  const href = { pathname: '/author/[slug]', params: { slug } } as const
  return page > 1 ? { ...href, query: { page: String(page) } } : href
}

export async function authorMetadata({ author: { name, slug }, list: { page, totalRecords } }: AuthorView): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('shop'), getLocale()])
  const path = getPathname({ href: authorHref(slug, page), locale })
  const title = page > 1 ? t('pageTitle', { name, page }) : name
  const description = t('author.description', { name, count: totalRecords })
  return { title, description, alternates: await alternates(path), openGraph: await openGraph({ title, description, url: path }) }
}
