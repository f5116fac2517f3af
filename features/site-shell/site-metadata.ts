import type { Metadata, Viewport } from 'next'
import { getLocale } from 'next-intl/server'
import { absoluteUrl } from '@/features/seo/absolute-url'
import { openGraphLocales } from '@/features/seo/open-graph'
import { currentSite } from '@/server/rsc'

/** The default metadata of all pages; URLs are relative to the site's own. */
export async function siteMetadata(): Promise<Metadata> {
  const [site, locale] = await Promise.all([currentSite(), getLocale()])
  return {
    metadataBase: new URL(await absoluteUrl('/')),
    title: { default: site.name, template: `%s | ${site.name}` },
    applicationName: site.name,
    openGraph: { type: 'website', siteName: site.name, locale: openGraphLocales[locale], images: ['/og.png'] },
    twitter: { card: 'summary_large_image' },
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '32x32' },
        { url: '/icon.svg', type: 'image/svg+xml' },
      ],
      apple: '/apple-touch-icon.png',
    },
    manifest: '/site.webmanifest',
    formatDetection: { telephone: false, email: false, address: false },
  }
}

/** The value of --color-inverse, since browsers cannot read it from the stylesheet. */
export const siteViewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: 'rgb(18 40 45)' }
