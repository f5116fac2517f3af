import type { Metadata } from 'next'
import { alternates } from '@/features/seo/alternates'
import { openGraph } from '@/features/seo/open-graph'
import type { Post } from '@/lib/api/entities/post.schema'

export async function postMetadata({ title, excerpt, slug, media, published_at, author }: Post): Promise<Metadata> {
  const url = `/${slug}`
  return {
    title,
    description: excerpt,
    authors: author ? [{ name: author }] : undefined,
    alternates: alternates(url),
    openGraph: await openGraph({ title, description: excerpt, url, picture: media, published: published_at }),
  }
}
