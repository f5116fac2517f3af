import type { Metadata } from 'next'
import type { Page } from '@/lib/api/entities/page.schema'
import { loadHome } from './load-page'

/** The home page carries the site's own name and no other (see the root layout). */
export async function homeMetadata(): Promise<Metadata> {
  const { title, description } = await loadHome()
  return { title: { absolute: title }, description, alternates: { canonical: '/' }, openGraph: { title, description, url: '/' } }
}

export function pageMetadata({ title, description, slug }: Page): Metadata {
  const url = `/${slug}`
  return { title, description, alternates: { canonical: url }, openGraph: { title, description, url } }
}
