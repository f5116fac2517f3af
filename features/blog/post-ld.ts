import type { Post } from '@/lib/api/entities/post.schema'

type PostFields = Pick<Post, 'title' | 'excerpt' | 'author' | 'published_at'>
type LdContext = { url: string; image: string | undefined; publisher: { name: string; url: string } }

/** A post as schema.org/BlogPosting; URLs are absolute. */
export function postLd({ title, excerpt, author, published_at }: PostFields, { url, image, publisher }: LdContext) {
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt || undefined,
    url,
    mainEntityOfPage: url,
    image,
    datePublished: published_at ?? undefined,
    author: author ? { '@type': 'Person', name: author } : undefined,
    publisher: { '@type': 'Organization', ...publisher },
  }
}
