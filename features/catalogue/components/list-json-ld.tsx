import { getLocale, getTranslations } from 'next-intl/server'
import { BreadcrumbListJsonLd, ItemListJsonLd } from '@/features/seo/json-ld'
import { getPathname, type Href } from '@/lib/i18n/navigation'
import { categoryHref } from '@/features/catalogue/list-href'
import type { ListView } from '../load-category'

type ListJsonLdProps = Pick<ListView, 'category'> & {
  /** What is listed instead of a category. */
  last?: { name: string; href: Href }

  list: Pick<ListView['list'], 'page' | 'limit' | 'totalRecords'> & { records: readonly { name: string; slug: string }[] }
}

/** Breadcrumbs and products of a default list as JSON-LD; other lists are not indexed. */
export async function ListJsonLd({ category, list, last }: ListJsonLdProps) {
  const [t, locale] = await Promise.all([getTranslations('productPage'), getLocale()])
  const categories = (category ? [...category.path, category] : []).map(({ name, slug }) => ({
    name,
    path: getPathname({ href: categoryHref(slug), locale }),
  }))
  const own = last ? [{ name: last.name, path: getPathname({ href: last.href, locale }) }] : categories
  const items = list.records.map(({ name, slug }) => ({
    name,
    path: getPathname({ href: { pathname: '/product/[slug]', params: { slug } }, locale }),
  }))
  return (
    <>
      <BreadcrumbListJsonLd
        items={[
          { name: t('home'), path: getPathname({ href: '/', locale }) },
          { name: t('shop'), path: getPathname({ href: '/shop', locale }) },
          ...own,
        ]}
      />
      <ItemListJsonLd items={items} before={(list.page - 1) * list.limit} total={list.totalRecords} />
    </>
  )
}
