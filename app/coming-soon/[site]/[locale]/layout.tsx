import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import '@/app/site.css'
import { siteMetadata, siteViewport } from '@/features/site-shell/site-metadata'

export const viewport = siteViewport
export const generateMetadata = siteMetadata

export function generateStaticParams() {
  return []
}

/** A separate document without the shop's frame (docs/rules/platform.md#coming-soon). The proxy rewrites to it. */
export default async function ComingSoonLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={await getLocale()}>
      <body>{children}</body>
    </html>
  )
}
