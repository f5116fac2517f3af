import type { Metadata } from 'next'
import { PostView } from '@/features/blog/components/post-view'
import { postMetadata } from '@/features/blog/metadata'
import { loadPost } from '@/features/blog/load-posts'
import { SectionDocument } from '@/features/sections/document/section-document'
import { resolveRoute, redirectOrNotFound } from './resolve-route'
import { loadPage } from './load-page'
import { pageMetadata } from './page-metadata'

/** Pages and posts share one route; the API resolves which one it is (docs/rules/content.md#address-resolution). */
export async function ContentPage({ slug }: { slug: string }) {
  const { page, post } = await loadContent(slug)
  if (page) return <SectionDocument document={page.document} documentKey={`page:${page.id}`} />
  if (post) return <PostView post={post} />
  return redirectOrNotFound(slug)
}

export async function contentMetadata(slug: string): Promise<Metadata> {
  const { page, post } = await loadContent(slug)
  if (page) return pageMetadata(page)
  return post ? postMetadata(post) : {}
}

async function loadContent(slug: string) {
  const route = await resolveRoute(slug)
  return {
    page: route.type === 'page' ? await loadPage(route.slug) : null,
    post: route.type === 'post' ? await loadPost(route.slug) : null,
  }
}
