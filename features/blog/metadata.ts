import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { alternates } from '@/features/seo/alternates'
import { ownPath } from '@/features/seo/own-path'
import { openGraph } from '@/features/seo/open-graph'
import type { Post } from '@/lib/api/entities/post.schema'

export async function blogMetadata(): Promise<Metadata> {
  const t = await getTranslations('blog')
  const url = await ownPath('/blog')
  const facts = { title: t('title'), description: t('lead') }
  return { ...facts, alternates: await alternates(url), openGraph: await openGraph({ ...facts, url }) }
}

export async function postMetadata({ title, excerpt, slug, media, published_at, author }: Post): Promise<Metadata> {
  const url = await ownPath('/[slug]', slug)
  return {
    title,
    description: excerpt,
    authors: author ? [{ name: author }] : undefined,
    alternates: await alternates(url),
    openGraph: await openGraph({ title, description: excerpt, url, picture: media, published: published_at }),
  }
}
