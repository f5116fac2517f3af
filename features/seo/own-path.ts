import { getLocale } from 'next-intl/server'
import { localPath } from '@/lib/routing/links'
import type { Route } from '@/lib/routing/paths'

/** The address of a route in the language of the rendered page. */
export async function ownPath(route: Route, slug = ''): Promise<string> {
  return localPath(route, slug, await getLocale())
}
