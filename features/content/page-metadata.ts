import type { Metadata } from 'next'
import { alternates } from '@/features/seo/alternates'
import { ownPath } from '@/features/seo/own-path'
import { openGraph } from '@/features/seo/open-graph'
import type { Page } from '@/lib/api/entities/page/page.schema'
import { loadHome } from './load-page'

/** The home page's title has no site name appended. */
export async function homeMetadata(): Promise<Metadata> {
  const { title, description } = await loadHome()
  const url = await ownPath('/')
  return {
    title: { absolute: title },
    description,
    alternates: await alternates(url),
    openGraph: await openGraph({ title, description, url }),
  }
}

export async function pageMetadata({ title, description, slug }: Page): Promise<Metadata> {
  const url = await ownPath('/[slug]', slug)
  return { title, description, alternates: await alternates(url), openGraph: await openGraph({ title, description, url }) }
}
