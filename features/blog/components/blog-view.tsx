import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { CategoryChips } from './category-chips'
import { PostList } from './post-list'
import { PostListRegion } from './post-list-region'

type BlogViewProps = { title: string; lead?: string; breadcrumbs?: ReactNode; termSlug: string | null; currentCategory?: string | null }

/** A list of posts (all, of a category, of a tag) below links to the other lists. */
export async function BlogView({ title, lead, breadcrumbs, termSlug, currentCategory }: BlogViewProps) {
  return (
    <Container className="pb-section">
      <PageHeader title={title} lead={lead} breadcrumbs={breadcrumbs} className="sm:pt-14" />
      <CategoryChips current={currentCategory} />
      <PostListRegion termSlug={termSlug}>
        <PostList termSlug={termSlug} />
      </PostListRegion>
    </Container>
  )
}

export async function AllPosts() {
  const t = await getTranslations('blog')
  return <BlogView title={t('title')} lead={t('lead')} termSlug={null} currentCategory={null} />
}
