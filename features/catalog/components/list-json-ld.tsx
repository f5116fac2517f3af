import { getLocale, getTranslations } from 'next-intl/server'
import { BreadcrumbListJsonLd } from '@/features/seo/breadcrumb-list'
import { getPathname } from '@/lib/i18n/navigation'
import { listHref, plainQuery } from '../list-query'
import type { ListView } from '../load-category'

/** The way to a category, for machines. */
export async function ListJsonLd({ category }: Pick<ListView, 'category'>) {
  const [t, locale] = await Promise.all([getTranslations('productPage'), getLocale()])
  if (!category) return null
  const shelves = [...category.path, category].map(({ name, slug }) => ({
    name,
    path: getPathname({ href: listHref(slug, plainQuery), locale }),
  }))
  return (
    <BreadcrumbListJsonLd
      items={[{ name: t('home'), path: '/' }, { name: t('shop'), path: getPathname({ href: '/shop', locale }) }, ...shelves]}
    />
  )
}
