import type { Metadata } from 'next'
import { PostView } from '@/features/blog/post-view'
import { postMetadata } from '@/features/blog/post-metadata'
import { loadPost } from '@/features/blog/load-post'
import { SectionDocument } from '@/features/sections/section-document'
import { foundAt, missing } from './found-at'
import { loadPage } from './load-page'
import { pageMetadata } from './page-metadata'

/** SPEC 2: one address for pages and posts; what stands there, the finder decides. */
export async function ContentPage({ slug }: { slug: string }) {
  const { page, post } = await contentAt(slug)
  if (page) return <SectionDocument document={page.document} documentKey={`page:${page.id}`} />
  if (post) return <PostView post={post} />
  return missing(slug)
}

export async function contentMetadata(slug: string): Promise<Metadata> {
  const { page, post } = await contentAt(slug)
  if (page) return pageMetadata(page)
  return post ? postMetadata(post) : {}
}

async function contentAt(slug: string) {
  const found = await foundAt(slug)
  return {
    page: found.type === 'page' ? await loadPage(found.slug) : null,
    post: found.type === 'post' ? await loadPost(found.slug) : null,
  }
}
