import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { finderApi } from '@/lib/api/v1/cms/finder'
import { routePath, type RecordLinkKind } from '@/lib/routing/links'
import { matchRoute } from '@/lib/routing/match-route'
import type { Route } from '@/lib/routing/paths'
import type { Ctx } from '@/server/core/context'
import { texts } from '@/server/core/texts'
import { findAuthor } from '@/server/modules/product/catalogue/authors'
import { linkKey, loadLinkTargets } from '../link-targets/link-targets'
import { localeOf } from '../link-targets/link-locale'
import { findPage, findPost, findPostCategory, findProduct, findProductCategory } from './find'

type Language = Ctx['language']
type Place = { route: Route; slug: string }

/** docs/rules/content.md#other-language */
export async function getUrlOnLanguage(
  ctx: Ctx,
  { path, language: code, source: sourceCode }: ParsedOf<typeof finderApi.getUrlOnLanguage>,
) {
  const target = ctx.site.languages.find((one) => one.code === code)
  if (!target) throw new AppError('VALIDATION', { fieldErrors: { language: [texts.translations.unknownLanguage] } })
  const unprefixed = ctx.site.languages.find((one) => one.code === sourceCode) ?? ctx.language
  const { source, segments } = readPath({ ...ctx, language: unprefixed }, path)
  const place = matchRoute(segments, localeOf(source))
  const found = place && (await translate(ctx, { place, source, target }))
  const { route, slug } = found ?? { route: '/', slug: '' }
  const local = routePath(route, slug, localeOf(target))
  const prefix = target.id === ctx.site.defaultLanguageId ? '' : `/${target.code2}`
  return { url: local === '/' && prefix !== '' ? prefix : `${prefix}${local}` }
}

/** A path that begins with another language of the site is in that language. */
function readPath({ site, language }: Ctx, path: string): { source: Language; segments: string[] } {
  const segments = path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean)
    .map(decoded)
  const prefixed = site.languages.find(({ id, code2 }) => id !== site.defaultLanguageId && code2 === segments[0])
  return prefixed ? { source: prefixed, segments: segments.slice(1) } : { source: language, segments }
}

function decoded(segment: string) {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

async function translate(ctx: Ctx, { place, source, target }: { place: Place; source: Language; target: Language }): Promise<Place | null> {
  const own = { ...ctx, language: target }
  // A person has one slug in all languages.
  if (place.route === '/author/[slug]') return (await findAuthor(own, place.slug)) ? place : null
  const content = await findContent({ ...ctx, language: source }, place)
  if (content === undefined) return place
  if (content === null) return null
  const found = (await loadLinkTargets(own, [content])).get(linkKey(content))
  if (found === undefined || found.locale) return null
  const moved = { route: place.route, slug: found.target }
  // An unpublished page or post has an address already.
  return (await findContent(own, moved)) ? moved : null
}

/** The record at a place: null where there is none, undefined where the route shows no record of its own language. */
async function findContent(ctx: Ctx, { route, slug }: Place): Promise<{ kind: RecordLinkKind; id: number } | null | undefined> {
  switch (route) {
    case '/[slug]': {
      const found = (await findPage(ctx, slug)) ?? (await findPost(ctx, slug))
      return found && { kind: found.type, id: found.id }
    }
    case '/product/[slug]':
      return recordOf('product', await findProduct(ctx, slug))
    case '/shop/[slug]':
      return recordOf('productCategory', await findProductCategory(ctx, slug))
    case '/blog/[slug]':
      return recordOf('category', await findPostCategory(ctx, slug))
    case '/event/[id]':
      return /^\d{1,9}$/.test(slug) ? { kind: 'event', id: Number(slug) } : null
    default:
      return undefined
  }
}

function recordOf(kind: RecordLinkKind, found: { id: number } | null) {
  return found && { kind, id: found.id }
}
