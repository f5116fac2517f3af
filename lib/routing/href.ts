import { localPath } from './links'
import type { LinkLocale, Route } from './paths'

type NamedPart<R extends string> = R extends `${string}[${infer Name}]${string}` ? Name : never
type FixedRoute = { [R in Route]: NamedPart<R> extends never ? R : never }[Route]
type Query = Readonly<Record<string, string | number>>

/** A route without parts that differ; a route with such a part in `params`, or with a query. */
export type Href =
  | FixedRoute
  | { pathname: FixedRoute; query?: Query | undefined }
  | {
      [R in Exclude<Route, FixedRoute>]: { pathname: R; params: Record<NamedPart<R>, string | number>; query?: Query | undefined }
    }[Exclude<Route, FixedRoute>]

/** The address of a route in a language, with its prefix (docs/rules/storefront.md#locales). */
export function pathOf(href: Href, locale: LinkLocale): string {
  if (typeof href === 'string') return localPath(href, '', locale)
  const [slug = ''] = 'params' in href ? Object.values(href.params) : []
  const path = localPath(href.pathname, String(slug), locale)
  const query = new URLSearchParams(Object.entries(href.query ?? {}).map(([name, value]) => [name, String(value)])).toString()
  return query === '' ? path : `${path}?${query}`
}
