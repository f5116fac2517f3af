import { getLocale } from 'next-intl/server'
import { getPathname } from '@/lib/i18n/navigation'
import { currentSite } from '@/server/rsc'
import { absoluteUrl } from './absolute-url'
import { breadcrumbListLd, itemListLd, webSiteLd } from './structured-data'

/** `path` is an address of this site. */
type LinkedItems = readonly { name: string; path: string }[]

/** Renders schema.org data. `<` is escaped, so that no text can end the script element. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

export async function BreadcrumbListJsonLd({ items }: { items: LinkedItems }) {
  const absolute = await Promise.all(items.map(async ({ name, path }) => ({ name, url: await absoluteUrl(path) })))
  return <JsonLd data={breadcrumbListLd(absolute)} />
}

type ItemListProps = { items: LinkedItems; before?: number; total?: number }

/** Renders nothing for an empty list. */
export async function ItemListJsonLd({ items, before = 0, total = items.length }: ItemListProps) {
  if (items.length === 0) return null
  const absolute = await Promise.all(items.map(async ({ name, path }) => ({ name, url: await absoluteUrl(path) })))
  return <JsonLd data={itemListLd({ items: absolute, before, total })} />
}

/** For the home page only. */
export async function WebSiteJsonLd() {
  const [site, locale] = await Promise.all([currentSite(), getLocale()])
  const [url, searchUrl] = await Promise.all([
    absoluteUrl(getPathname({ href: '/', locale })),
    absoluteUrl(getPathname({ href: '/search', locale })),
  ])
  return <JsonLd data={webSiteLd({ name: site.name, url, searchUrl, language: locale })} />
}
