import { getTranslations } from 'next-intl/server'
import { absoluteUrl } from '@/features/seo/absolute-url'
import { BreadcrumbListJsonLd, JsonLd } from '@/features/seo/json-ld'
import { ownPath } from '@/features/seo/own-path'
import type { Post } from '@/lib/api/entities/post.schema'
import { widestFile } from '@/lib/picture-size'
import { currentSite } from '@/server/rsc'
import { postLd } from '@/features/blog/post-ld'

/** The post and its breadcrumbs as JSON-LD. */
export async function PostJsonLd({ post }: { post: Post }) {
  const [homePath, blogPath, path] = await Promise.all([ownPath('/'), ownPath('/blog'), ownPath('/[slug]', post.slug)])
  const [t, site, url, image, home] = await Promise.all([
    getTranslations('blog'),
    currentSite(),
    absoluteUrl(path),
    post.media ? absoluteUrl(widestFile(post.media).src) : undefined,
    absoluteUrl(homePath),
  ])
  const breadcrumbs = [
    { name: t('home'), path: homePath },
    { name: t('title'), path: blogPath },
    { name: post.title, path },
  ]
  return (
    <>
      <JsonLd data={postLd(post, { url, image, publisher: { name: site.name, url: home } })} />
      <BreadcrumbListJsonLd items={breadcrumbs} />
    </>
  )
}
