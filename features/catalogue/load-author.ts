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
import { defaultQuery, listInput, toSearchParams, type ListQuery } from './list-query'

export const defaultSort = 'id-desc'

type AuthorQuery = Pick<ListQuery, 'page' | 'sort'>
export type AuthorView = { author: Author; sort: ListQuery['sort']; list: DataOf<typeof productApi.filter> }

/** Null when nobody of that name has a work in the shop. */
export async function loadAuthor(slug: string, { page, sort }: AuthorQuery = defaultQuery): Promise<AuthorView | null> {
  const author = await loadOrNull(authorApi.get, { slug })
  if (!author) return null
  const works = [{ key: author.attributeCode, value: [author.id] }]
  const list = await load(productApi.filter, listInput(null, { ...defaultQuery, page, sort }, works))
  // docs/rules/storefront.md#page-range
  const isBeyond = page > 1 && page > list.totalPages
  return { author, sort, list: isBeyond ? await load(productApi.filter, listInput(null, { ...defaultQuery, sort }, works)) : list }
}

/** The address of a page of an author's works, newest first unless sorted otherwise. */
export function authorHref(slug: string, { page, sort }: AuthorQuery = defaultQuery) {
  const href = { pathname: '/author/[slug]', params: { slug } } as const
  const query = toSearchParams({ ...defaultQuery, page, sort: sort === defaultSort ? null : sort })
  return Object.keys(query).length > 0 ? { ...href, query } : href
}

export async function authorMetadata({ author: { name, slug }, sort, list }: AuthorView): Promise<Metadata> {
  // docs/rules/storefront.md#list-indexing
  const page = sort === null ? list.page : 1
  const [t, locale] = await Promise.all([getTranslations('shop'), getLocale()])
  const path = getPathname({ href: authorHref(slug, { page, sort: null }), locale })
  const title = page > 1 ? t('pageTitle', { name, page }) : name
  const description = t('author.description', { name, count: list.totalRecords })
  return {
    title,
    description,
    alternates: await alternates(path),
    ...(sort !== null && { robots: { index: false, follow: true } }),
    openGraph: await openGraph({ title, description, url: path }),
  }
}
