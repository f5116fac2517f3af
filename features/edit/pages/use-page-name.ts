import { useTranslations } from 'next-intl'
import { homeSlug } from '@/lib/routing/reserved-slugs'

/** What a page is called in lists: its title, the home page by its own name (docs/rules/content.md#home-address). */
export function usePageName(): (page: { title: string; slug: string }) => string {
  const t = useTranslations('edit.pages')
  return ({ title, slug }) => (slug === homeSlug ? t('home') : title)
}
