import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import '@/app/globals.css'
import { AdminProviders } from '@/features/admin/shell/admin-providers'
import { siteViewport } from '@/features/site-shell/site-metadata'
import { currentSite, pageIdentity } from '@/server/rsc'

export const viewport = siteViewport

/** Kept by nobody: neither our caches nor the browser's. */
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const [t, site] = await Promise.all([getTranslations('admin'), currentSite()])
  const title = t('documentTitle', { site: site.name })
  return { title: { default: title, template: `%s · ${title}` }, robots: { index: false, follow: false } }
}

/** A document of its own beside the shop's: nothing of the shop's frame is loaded here, and nothing of this there. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const [locale, site, identity] = await Promise.all([getLocale(), currentSite(), pageIdentity()])
  return (
    <html lang={locale}>
      <body>
        <AdminProviders config={{ ...identity, siteName: site.name }}>{children}</AdminProviders>
      </body>
    </html>
  )
}
