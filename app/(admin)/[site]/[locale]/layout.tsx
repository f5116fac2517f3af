import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import '@/app/globals.css'
import { htmlLanguage } from '@/lib/office/office-language'
import { currentOfficeLanguage, officeTranslator } from '@/features/admin/language/office-messages'
import { OfficeProviders } from '@/features/admin/shell/office-providers'
import { siteViewport } from '@/features/site-shell/site-metadata'
import { currentSite, pageIdentity } from '@/server/rsc'

export const viewport = siteViewport

/** Never cached, neither here nor in the browser. */
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const [t, site] = await Promise.all([officeTranslator(), currentSite()])
  const title = t('admin.documentTitle', { site: site.name })
  return { title: { default: title, template: `%s · ${title}` }, robots: { index: false, follow: false } }
}

/** A separate document: the storefront and the admin load nothing of each other. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const [language, site, identity] = await Promise.all([currentOfficeLanguage(), currentSite(), pageIdentity()])
  return (
    <html lang={htmlLanguage(language)}>
      <body>
        <OfficeProviders config={{ ...identity, siteName: site.name }}>{children}</OfficeProviders>
      </body>
    </html>
  )
}
