import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import '@/app/globals.css'
import { siteMetadata, siteViewport } from '@/features/site-shell/site-metadata'

export const viewport = siteViewport
export const generateMetadata = siteMetadata

export function generateStaticParams() {
  return []
}

/** A document of its own: nothing of the shop stands around the view (SPEC 1 'maintenance'). The proxy leads here. */
export default async function MaintenanceLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={await getLocale()}>
      <body>{children}</body>
    </html>
  )
}
