import { NextIntlClientProvider } from 'next-intl'
import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import '@/app/globals.css'
import { Providers } from '@/features/site-shell/components/providers'
import { currentSite, pageIdentity } from '@/server/rsc'

/** Data routes are rendered on their first request, so that a build reads no database (DESIGN P6). */
export function generateStaticParams() {
  return []
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, site, identity] = await Promise.all([getLocale(), currentSite(), pageIdentity()])
  return (
    <html lang={locale}>
      <body>
        <NextIntlClientProvider messages={null}>
          <Providers config={{ ...identity, siteName: site.name }}>{children}</Providers>
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
