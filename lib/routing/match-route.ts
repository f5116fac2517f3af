import { keysOf } from '@/lib/keys-of'
import { paths, type LinkLocale, type Route } from './paths'

const names = keysOf(paths)

/** The route at a path of a language, with its slug or id; a route without one goes first. Null for a path that no route has. */
export function matchRoute(segments: readonly string[], locale: LinkLocale): { route: Route; slug: string } | null {
  const matches = names.flatMap((route) => {
    const path = paths[route]
    const template = (typeof path === 'string' ? path : path[locale]).split('/').filter(Boolean)
    const isMatch = template.length === segments.length && template.every((part, index) => part.startsWith('[') || part === segments[index])
    const place = template.findIndex((part) => part.startsWith('['))
    return isMatch ? [{ route, slug: place === -1 ? '' : (segments[place] ?? ''), isExact: place === -1 }] : []
  })
  const found = matches.find(({ isExact }) => isExact) ?? matches[0]
  return found ? { route: found.route, slug: found.slug } : null
}
