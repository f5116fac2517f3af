import { matchRoute } from './match-route'
import { defaultLocale, paths, type LinkLocale, type Route } from './paths'

/** The kinds of targets of a CMS link, which stores a reference instead of an address (docs/rules/storefront.md#link-resolution). */
export const linkKinds = [
  'page',
  'post',
  'product',
  'category',
  'tag',
  'productCategory',
  'event',
  'route',
  'file',
  'anchor',
  'external',
  'externalLink',
] as const
export type LinkKind = (typeof linkKinds)[number]

/** The kinds whose target is a record. They are stored as `{ kind, id }`; the server adds `target` when it reads them (docs/rules/content.md#links-by-id). */
export const recordLinkKinds = [
  'page',
  'post',
  'product',
  'category',
  'tag',
  'productCategory',
  'event',
  'file',
] as const satisfies LinkKind[]
export type RecordLinkKind = (typeof recordLinkKinds)[number]

/**
 * `target` is a slug; an id for `event`, a path for `route` and `file`, a section's anchor for `anchor`, a URL for `external`, a URL, path or anchor of the home page
 * for `externalLink`. `hash` is an anchor on the target's page. `locale`: the language of the target, where it is not the page's.
 */
export type CmsLink = { kind: LinkKind; target: string; label?: string; hash?: string; locale?: LinkLocale }

export type ResolvedLink = { href: string; external: boolean }

/** An unknown target is logged and leads to `/` (docs/rules/storefront.md#link-resolution). */
export function resolveLink({ hash = '', ...link }: CmsLink, locale: LinkLocale = defaultLocale): ResolvedLink {
  const { href, external } = resolveTarget(link, link.locale ?? locale)
  return hash === '' ? { href, external } : { href: `${href}${anchorOf(hash)}`, external }
}

function resolveTarget({ kind, target }: CmsLink, locale: LinkLocale): ResolvedLink {
  if (target.trim() === '') return unresolvedLink({ kind, target })
  switch (kind) {
    case 'page':
    case 'post':
      return internalLink(localPath('/[slug]', target, locale))
    case 'product':
      return internalLink(localPath('/product/[slug]', target, locale))
    case 'productCategory':
      return internalLink(localPath('/shop/[slug]', target, locale))
    case 'category':
      return internalLink(localPath('/blog/[slug]', target, locale))
    case 'tag':
      return internalLink(`${localPath('/tag', '', locale)}?tag=${encodeURIComponent(target)}`)
    case 'event':
      return internalLink(localPath('/event/[id]', target, locale))
    case 'anchor':
      return internalLink(anchorOf(target))
    case 'externalLink':
      return resolveHref(target.startsWith('#') ? `${localPath('/', '', locale)}${target}` : target)
    case 'route':
      return resolveHref(localRoute(target, locale))
    case 'file':
    case 'external':
      return resolveHref(target)
  }
  return unresolvedLink({ kind: kind satisfies never, target })
}

/** Resolves an address that a person wrote, in a link field or in rich text (docs/rules/storefront.md#written-addresses). */
export function resolveHref(text: string): ResolvedLink {
  // Browsers ignore tabs and line ends anywhere, so `/<tab>/host` would lead to another site.
  const href = text.replace(/\p{Cc}/gu, '').trim()
  if (href.startsWith('#')) return internalLink(href)
  if (href.startsWith('/')) return /^\/[/\\]/.test(href) ? unresolvedLink({ href }) : internalLink(href)
  if (/^(?:mailto|tel):/i.test(href)) return internalLink(href)
  if (/^https?:\/\//i.test(href)) return externalLink(href)
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(href)
  const looksLikeHost = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#]|$)/u.test(href)
  return looksLikeHost && !hasScheme ? externalLink(`https://${href}`) : unresolvedLink({ href })
}

/** The address of a route in a language, with its slug or id: all languages but the default one have a prefix (docs/rules/storefront.md#locales). */
export function localPath(route: Route, slug = '', locale: LinkLocale = defaultLocale): string {
  const path = routePath(route, slug, locale)
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** A screen that is named by its path in the default language, as menus name it; other addresses stay as they are. */
function localRoute(address: string, locale: LinkLocale): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  if (locale === defaultLocale || !path.startsWith('/')) return address
  const found = matchRoute(path.split('/').filter(Boolean), defaultLocale)
  return found && found.slug === '' ? `${localPath(found.route, '', locale)}${rest}` : address
}

/** The path of a route in a language, with its slug or id and without the language's prefix. */
export function routePath(route: Route, slug = '', locale: LinkLocale = defaultLocale): string {
  const path = paths[route]
  const template = typeof path === 'string' ? path : path[locale]
  return template.replace(/\[(?:slug|id)\]/, encodeURIComponent(slug))
}

function anchorOf(name: string) {
  return `#${encodeURIComponent(name.replace(/^#/, ''))}`
}

function internalLink(href: string): ResolvedLink {
  return { href, external: false }
}

function externalLink(href: string): ResolvedLink {
  return { href, external: true }
}

function unresolvedLink(link: Record<string, unknown>): ResolvedLink {
  // oxlint-disable-next-line no-console -- an editor's broken link must be found
  console.error('A link leads nowhere.', link)
  return internalLink('/')
}
