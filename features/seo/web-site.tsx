import { getLocale } from 'next-intl/server'
import { getPathname } from '@/lib/i18n/navigation'
import { currentSite } from '@/server/rsc'
import { absoluteUrl } from './absolute-url'
import { JsonLd } from './json-ld'
import { webSiteLd } from './web-site-ld'

/** The site for machines; it belongs on the home page only. */
export async function WebSiteJsonLd() {
  const [site, locale] = await Promise.all([currentSite(), getLocale()])
  const [url, searchUrl] = await Promise.all([absoluteUrl('/'), absoluteUrl(getPathname({ href: '/search', locale }))])
  return <JsonLd data={webSiteLd({ name: site.name, url, searchUrl, language: locale })} />
}
