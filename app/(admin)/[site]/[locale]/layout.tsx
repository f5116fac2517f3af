import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import '@/app/globals.css'
import { AdminProviders } from '@/features/admin/shell/admin-providers'
import { siteViewport } from '@/features/site-shell/site-metadata'
import { currentSite, pageIdentity } from '@/server/rsc'

export const viewport = siteViewport

/** Never cached, neither here nor in the browser. */
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const [t, site] = await Promise.all([getTranslations('admin'), currentSite()])
  const title = t('documentTitle', { site: site.name })
  return { title: { default: title, template: `%s · ${title}` }, robots: { index: false, follow: false } }
}

/** A separate document: the storefront and the admin load nothing of each other. */
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
