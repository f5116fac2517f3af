import { useTranslations } from 'next-intl'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import type { Category } from '@/lib/api/entities/category.schema'

/** Home, the shop, the parent categories, this category. */
export function CategoryBreadcrumbs({ category }: { category: Category | null }) {
  const t = useTranslations('productPage')
  const parents =
    category?.path.map(({ name, slug }) => ({ label: name, href: { pathname: '/shop/[slug]' as const, params: { slug } } })) ?? []
  const shop = { label: t('shop'), href: '/shop' as const }
  const current = category ? [shop, ...parents, { label: category.name }] : [{ label: t('shop') }]
  return <Breadcrumbs label={t('breadcrumbs')} items={[{ label: t('home'), href: '/' }, ...current]} />
}
