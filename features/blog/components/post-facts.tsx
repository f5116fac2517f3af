import { absoluteUrl } from '@/features/seo/absolute-url'
import { JsonLd } from '@/features/seo/json-ld'
import type { Post } from '@/lib/api/entities/post.schema'
import { widest } from '@/lib/picture-size'
import { currentSite } from '@/server/rsc'
import { postLd } from '../post-ld'

/** The post for machines (schema.org/BlogPosting). */
export async function PostFacts({ post }: { post: Post }) {
  const [site, url, image, home] = await Promise.all([
    currentSite(),
    absoluteUrl(`/${post.slug}`),
    post.media ? absoluteUrl(widest(post.media).src) : undefined,
    absoluteUrl('/'),
  ])
  return <JsonLd data={postLd(post, { url, image, publisher: { name: site.name, url: home } })} />
}
