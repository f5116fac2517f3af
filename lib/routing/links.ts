import { paths, type Route } from './paths'

/** What a link in the CMS points to. A reference by slug, resolved when it is shown, so a link never carries an address of its own. */
export const linkKinds = [
  'page',
  'post',
  'product',
  'category',
  'tag',
  'productCategory',
  'event',
  'route',
  'external',
  'externalLink',
] as const
export type LinkKind = (typeof linkKinds)[number]

/** `target` is a slug; for `event` an id, for `route` a path of this site, for `external` a whole address, for `externalLink` either or an anchor of the home page. */
export type CmsLink = { kind: LinkKind; target: string; label?: string }

export type ResolvedLink = { href: string; external: boolean }

type Locale = 'hr' | 'en' | 'de'

/** Where a link leads (SPEC 2 'Link resolution'). What cannot be understood is logged and leads home. */
export function resolveLink({ kind, target }: CmsLink, locale: Locale = 'hr'): ResolvedLink {
  if (target.trim() === '') return unresolvedLink({ kind, target })
  switch (kind) {
    case 'page':
    case 'post':
      return internalLink(routePath('/[slug]', target, locale))
    case 'product':
      return internalLink(routePath('/product/[slug]', target, locale))
    case 'productCategory':
      return internalLink(routePath('/shop/[slug]', target, locale))
    case 'category':
      return internalLink(routePath('/blog/[slug]', target, locale))
    case 'tag':
      return internalLink(`${routePath('/tag', '', locale)}?tag=${encodeURIComponent(target)}`)
    case 'event':
      return internalLink(routePath('/event/[id]', target, locale))
    case 'externalLink':
      return resolveHref(target.startsWith('#') ? `/${target}` : target)
    case 'route':
    case 'external':
      return resolveHref(target)
  }
  return unresolvedLink({ kind: kind satisfies never, target })
}

/** An address that a person wrote, in a link field or inside rich text: DESIGN 12 says which ones hold. */
export function resolveHref(text: string): ResolvedLink {
  // A browser skips tabs and line ends wherever they stand, so `/<tab>/host` would be another site to it.
  const href = text.replace(/\p{Cc}/gu, '').trim()
  if (href.startsWith('#')) return internalLink(href)
  if (href.startsWith('/')) return /^\/[/\\]/.test(href) ? unresolvedLink({ href }) : internalLink(href)
  if (/^(?:mailto|tel):/i.test(href)) return internalLink(href)
  if (/^https?:\/\//i.test(href)) return externalLink(href)
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(href)
  const looksLikeHost = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#]|$)/u.test(href)
  return looksLikeHost && !hasScheme ? externalLink(`https://${href}`) : unresolvedLink({ href })
}

/** The address of a screen in a language, with its slug or id filled in. */
export function routePath(route: Route, slug = '', locale: Locale = 'hr'): string {
  const path = paths[route]
  const template = typeof path === 'string' ? path : path[locale]
  return template.replace(/\[(?:slug|id)\]/, encodeURIComponent(slug))
}

function internalLink(href: string): ResolvedLink {
  return { href, external: false }
}

function externalLink(href: string): ResolvedLink {
  return { href, external: true }
}

function unresolvedLink(link: Record<string, unknown>): ResolvedLink {
  // oxlint-disable-next-line no-console -- SPEC 2: an unknown target logs an error and goes to /
  console.error('A link leads nowhere.', link)
  return internalLink('/')
}
