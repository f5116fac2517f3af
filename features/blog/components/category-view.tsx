import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { alternates } from '@/features/seo/alternates'
import { BreadcrumbListJsonLd } from '@/features/seo/json-ld'
import { ownPath } from '@/features/seo/own-path'
import { openGraph } from '@/features/seo/open-graph'
import { BlogView } from './blog-view'
import { loadCategory } from '@/features/blog/load-posts'

/** Null when there is no such category. */
export async function CategoryView({ slug }: { slug: string }) {
  const [t, category, home, blog, own] = await Promise.all([
    getTranslations('blog'),
    loadCategory(slug),
    ownPath('/'),
    ownPath('/blog'),
    ownPath('/blog/[slug]', slug),
  ])
  if (!category) return null
  const breadcrumbs = (
    <Breadcrumbs
      label={t('breadcrumbs')}
      items={[{ label: t('home'), href: '/' }, { label: t('title'), href: '/blog' }, { label: category.title }]}
    />
  )
  const steps = [
    { name: t('home'), path: home },
    { name: t('title'), path: blog },
    { name: category.title, path: own },
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
  const url = await ownPath('/blog/[slug]', slug)
  return { title, description, alternates: await alternates(url), openGraph: await openGraph({ title, description, url, picture: media }) }
}
