import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { alternates } from '@/features/seo/alternates'
import { BreadcrumbListJsonLd } from '@/features/seo/json-ld'
import { openGraph } from '@/features/seo/open-graph'
import { BlogView } from './blog-view'
import { loadCategory } from '@/features/blog/load-posts'

/** Null when there is no such category. */
export async function CategoryView({ slug }: { slug: string }) {
  const [t, category] = await Promise.all([getTranslations('blog'), loadCategory(slug)])
  if (!category) return null
  const breadcrumbs = (
    <Breadcrumbs
      label={t('breadcrumbs')}
      items={[{ label: t('home'), href: '/' }, { label: t('title'), href: '/blog' }, { label: category.title }]}
    />
  )
  const steps = [
    { name: t('home'), path: '/' },
    { name: t('title'), path: '/objave' },
    { name: category.title, path: `/objave/${slug}` },
  ]
  return (
    <>
      <BreadcrumbListJsonLd items={steps} />
      <BlogView title={category.title} lead={category.description} breadcrumbs={breadcrumbs} termSlug={slug} currentCategory={slug} />
    </>
  )
}

export async function categoryMetadata(slug: string): Promise<Metadata> {
  const category = await loadCategory(slug)
  if (!category) return {}
  const { title, description, media } = category
  const url = `/objave/${slug}`
  return { title, description, alternates: alternates(url), openGraph: await openGraph({ title, description, url, picture: media }) }
}
