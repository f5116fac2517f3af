import { absoluteUrl } from '@/features/seo/absolute-url'
import { JsonLd } from '@/features/seo/json-ld'
import type { Post } from '@/lib/api/entities/post.schema'
import { currentSite } from '@/server/rsc'

/** The post for machines (schema.org/BlogPosting). */
export async function PostFacts({ post: { title, excerpt, slug, author, media, published_at } }: { post: Post }) {
  const [site, url, image, home] = await Promise.all([
    currentSite(),
    absoluteUrl(`/${slug}`),
    media ? absoluteUrl(media.src) : undefined,
    absoluteUrl('/'),
  ])
  return (
    <JsonLd
      data={{
        '@type': 'BlogPosting',
        headline: title,
        description: excerpt,
        url,
        mainEntityOfPage: url,
        image,
        datePublished: published_at ?? undefined,
        author: author ? { '@type': 'Person', name: author } : undefined,
        publisher: { '@type': 'Organization', name: site.name, url: home },
      }}
    />
  )
}
