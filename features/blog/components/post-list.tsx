import { Icon } from '@/components/ui/icon/icon'
import { getLocale, getTranslations } from 'next-intl/server'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { LinkButton } from '@/components/ui/button/link-button'
import { ItemListJsonLd } from '@/features/seo/json-ld'
import { localPath } from '@/lib/routing/links'
import { PostCard } from '@/features/sections/components/post-card'
import { loadFirstPosts } from '@/features/blog/load-posts'
import { NewestPost } from './newest-post'
import { MorePosts } from './more-posts'

/** The first ten posts from the server; the rest on request. */
export async function PostList({ termSlug }: { termSlug: string | null }) {
  const [t, locale, { records, totalPages, totalRecords }] = await Promise.all([
    getTranslations('blog'),
    getLocale(),
    loadFirstPosts(termSlug),
  ])
  const [newest, ...others] = records
  if (!newest) {
    return (
      <EmptyState icon={<Icon name="feather" />} title={t('emptyTitle')} actions={<LinkButton href="/blog">{t('all')}</LinkButton>}>
        {t('emptyText')}
      </EmptyState>
    )
  }
  return (
    <>
      <ItemListJsonLd
        items={records.map(({ title, slug }) => ({ name: title, path: localPath('/[slug]', slug, locale) }))}
        total={totalRecords}
      />
      <NewestPost post={newest} />
      <MorePosts
        termSlug={termSlug}
        totalPages={totalPages}
        totalRecords={totalRecords}
        firstCount={records.length}
        labels={{ loadMore: t('loadMore'), failed: t('moreFailed'), shown: t('shown', { shown: '{shown}', total: '{total}' }) }}
      >
        {others.map((post) => (
          <li key={post.id} className="grid">
            <PostCard post={post} />
          </li>
        ))}
      </MorePosts>
    </>
  )
}
