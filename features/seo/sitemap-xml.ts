import type { DataOf } from '@/lib/api/endpoint'
import type { finderApi } from '@/lib/api/v1/cms/finder'
import { sitemapFile } from '@/lib/routing/sitemap'
import { escapeXml } from '@/lib/text/xml'

type Index = DataOf<typeof finderApi.sitemapIndex>
type Part = DataOf<typeof finderApi.sitemap>

/** The sitemap index of a site (sitemaps.org). */
export function sitemapIndexXml({ url, parts }: Pick<Index, 'url' | 'parts'>): string {
  const lines = parts.map((part) => {
    const loc = tag('loc', new URL(`/sitemaps/${sitemapFile(part)}`, url).href)
    return `  <sitemap>${loc}${lastmod(part.updated_at)}</sitemap>`
  })
  return document('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', lines, '</sitemapindex>')
}

/** One sitemap with lastmod, language alternates including the page itself, and images. */
export function sitemapXml({ url, languages, entries }: Part): string {
  const absolute = (path: string) => new URL(path, url).href
  const [own] = languages
  const lines = entries.map((entry) => {
    const { path, updated_at, images } = entry
    const links = own === undefined ? [] : languageLinks(entry, own).map((one) => languageLink(one.language, absolute(one.path)))
    const pictures = images.map((image) => `<image:image>${tag('image:loc', absolute(image))}</image:image>`)
    return `  <url>${tag('loc', absolute(path))}${lastmod(updated_at)}${links.join('')}${pictures.join('')}</url>`
  })
  return document(urlset, lines, '</urlset>')
}

/** The address in the site's own language is also the one for all other languages. */
function languageLinks({ path, alternates }: Part['entries'][number], own: string) {
  const known = alternates.length === 0 ? [{ language: own, path }] : alternates
  const main = known.find(({ language }) => language === own) ?? known[0]
  return main ? [...known, { language: 'x-default', path: main.path }] : []
}

function languageLink(language: string, href: string) {
  return `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(href)}"/>`
}

const urlset = [
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
].join(' ')

function document(open: string, lines: string[], close: string) {
  return ['<?xml version="1.0" encoding="UTF-8"?>', open, ...lines, close, ''].join('\n')
}

function lastmod(moment: string | null) {
  return moment === null ? '' : tag('lastmod', moment)
}

function tag(name: string, text: string) {
  return `<${name}>${escapeXml(text)}</${name}>`
}
