import type { RichNode } from '@/lib/api/entities/common.schema'
import { isAllowedHref } from '@/lib/routing/allowed-href'
import { referenceOf, type RichLink } from '../link/rich-link'

type RichMark = NonNullable<RichNode['marks']>[number]

export type Format = { bold: boolean; italic: boolean; link: RichLink | null; isPreformatted: boolean }

export const plainFormat: Format = { bold: false, italic: false, link: null, isPreformatted: false }

/** The formatting inside an element. Google Docs formats by styles only, and wraps everything into a `<b>` of normal weight. */
export function formatOf(element: Element, outer: Format): Format {
  const name = element.localName
  const weight = styleOf(element, 'font-weight')
  const slant = styleOf(element, 'font-style')
  return {
    bold: weight === null ? outer.bold || name === 'b' || name === 'strong' : /^(?:bold|[6-9]00)/.test(weight),
    italic: slant === null ? outer.italic || name === 'i' || name === 'em' : /^(?:italic|oblique)/.test(slant),
    link: name === 'a' ? linkOf(element) : outer.link,
    isPreformatted: outer.isPreformatted || name === 'pre',
  }
}

/** Headings are bold by themselves. */
export function marksOf({ bold, italic, link }: Format, isInHeading: boolean): RichMark[] {
  return [
    ...(bold && !isInHeading ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
    ...(link === null ? [] : [{ type: 'link', attrs: link }]),
  ]
}

export function isHidden(element: Element): boolean {
  return element.hasAttribute('hidden') || styleOf(element, 'display') === 'none' || styleOf(element, 'mso-hide') === 'all'
}

/** From the attribute, since browsers drop the properties of Word. */
export function styleOf(element: Element, property: string): string | null {
  const found = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(element.getAttribute('style') ?? '')
  return found?.[1]?.trim().toLowerCase() ?? null
}

/** Anchors lead to places of the page that the text comes from, so they are dropped. */
function linkOf(anchor: Element): RichLink | null {
  const reference = referenceOf(anchor)
  if (reference !== null) return reference
  const href = withoutRedirect((anchor.getAttribute('href') ?? '').trim())
  return isAllowedHref(href) && !href.startsWith('#') ? { href: ownPath(href) } : null
}

/** Google Docs sometimes leads through a redirect of Google. */
function withoutRedirect(href: string): string {
  if (!/^https:\/\/www\.google\.[a-z.]+\/url\?/i.test(href)) return href
  return new URL(href).searchParams.get('q') ?? href
}

/** Browsers copy a link of the own site as an absolute address. */
function ownPath(href: string): string {
  const { origin } = globalThis.location
  const path = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href
  return isAllowedHref(path) ? path : href
}
