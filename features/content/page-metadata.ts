import type { Metadata } from 'next'
import { alternates } from '@/features/seo/alternates'
import { openGraph } from '@/features/seo/open-graph'
import type { Page } from '@/lib/api/entities/page/page.schema'
import { loadHome } from './load-page'

/** The home page's title has no site name appended. */
export async function homeMetadata(): Promise<Metadata> {
  const { title, description } = await loadHome()
  return {
    title: { absolute: title },
    description,
    alternates: alternates('/'),
    openGraph: await openGraph({ title, description, url: '/' }),
  }
}

export async function pageMetadata({ title, description, slug }: Page): Promise<Metadata> {
  const url = `/${slug}`
  return { title, description, alternates: alternates(url), openGraph: await openGraph({ title, description, url }) }
}
