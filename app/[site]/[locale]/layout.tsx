import type { Metadata, Viewport } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import '@/app/site.css'
import { EarlyScript } from '@/components/hydration/early-script'
import { PageTools } from '@/features/development/page-tools'
import { Providers } from '@/features/site-shell/components/providers'
import { SiteShell } from '@/features/site-shell/components/site-shell'
import { siteMetadata, siteViewport } from '@/features/site-shell/site-metadata'
import { globalNamespaces, pickMessages } from '@/lib/i18n/client-messages'
import { currentSite, pageIdentity } from '@/server/rsc'

export const viewport: Viewport = siteViewport

/** Renders pages on their first request, so the build reads no database (docs/rules/platform.md#shared-pages). */
export function generateStaticParams() {
  return []
}

export function generateMetadata(): Promise<Metadata> {
  return siteMetadata()
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, messages, site, identity] = await Promise.all([getLocale(), getMessages(), currentSite(), pageIdentity()])
  return (
    <html lang={locale} suppressHydrationWarning className="has-[dialog[open]]:overflow-hidden">
      <body>
        <EarlyScript />
        <NextIntlClientProvider messages={pickMessages(messages, globalNamespaces)}>
          <Providers config={{ ...identity, siteName: site.name }}>
            <SiteShell>{children}</SiteShell>
            <PageTools placement="corner" />
          </Providers>
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
