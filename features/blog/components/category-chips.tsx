import { getTranslations } from 'next-intl/server'
import { ChipLink } from '@/components/ui/button/chip'
import { loadCategories } from '@/features/blog/load-posts'

/** Links to the post lists. `current`: the open category's slug, null for all posts, undefined for neither. */
export async function CategoryChips({ current }: { current?: string | null }) {
  const [t, categories] = await Promise.all([getTranslations('blog'), loadCategories()])
  return (
    <nav aria-label={t('categories')} className="-mx-gutter overflow-x-auto px-gutter pb-8 [scrollbar-width:none]">
      <ul className="flex w-max gap-2 sm:w-auto sm:flex-wrap">
        <li>
          <ChipLink href="/blog" selected={current === null}>
            {t('all')}
          </ChipLink>
        </li>
        {categories.map(({ id, slug, title }) => (
          <li key={id}>
            <ChipLink href={{ pathname: '/blog/[slug]', params: { slug } }} selected={current === slug}>
              {title}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
