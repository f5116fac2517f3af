import { resolveLink } from '@/lib/routing/links'
import type { LinkLocale } from '@/lib/routing/paths'
import { homeSlug } from '@/lib/routing/reserved-slugs'
import { saveAll } from '../store/saving'

/** The address of a page or post. */
export function contentPath(slug: string, locale: LinkLocale): string {
  return slug === homeSlug
    ? resolveLink({ kind: 'route', target: '/' }, locale).href
    : resolveLink({ kind: 'page', target: slug }, locale).href
}

/** The address of a product. */
export function productPath(slug: string, locale: LinkLocale): string {
  return resolveLink({ kind: 'product', target: slug }, locale).href
}

/** Saves everything, then opens an address of this site for editing, by a full load of the page. */
export async function saveAndOpen(path: string): Promise<void> {
  await saveAll()
  window.location.assign(`${path}?editPage=true`)
}
