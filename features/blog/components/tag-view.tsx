import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { BlogView } from './blog-view'
import { loadTag } from '@/features/blog/load-posts'

/** Null when there is no such tag. */
export async function TagView({ slug }: { slug: string }) {
  const [t, tag] = await Promise.all([getTranslations('blog'), loadTag(slug)])
  if (!tag) return null
  const breadcrumbs = (
    <Breadcrumbs
      label={t('breadcrumbs')}
      items={[{ label: t('home'), href: '/' }, { label: t('title'), href: '/blog' }, { label: tag.title }]}
    />
  )
  return <BlogView title={t('tagTitle', { tag: tag.title })} breadcrumbs={breadcrumbs} termSlug={slug} />
}

/** Tag lists are not indexed. */
export async function tagMetadata(slug: string): Promise<Metadata> {
  const [t, tag] = await Promise.all([getTranslations('blog'), loadTag(slug)])
  return tag ? { title: t('tagTitle', { tag: tag.title }), robots: { index: false, follow: true } } : {}
}
