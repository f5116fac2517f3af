import type { ReactNode } from 'react'
import { currentOfficeLanguage } from '@/features/admin/language/office-messages'
import { OfficeShell } from '@/features/admin/shell/office-shell'
import { PageTools } from '@/features/development/page-tools'
import { env } from '@/lib/env'
import { currentSite } from '@/server/rsc'

export default async function PanelLayout({ children }: { children: ReactNode }) {
  const [site, language] = await Promise.all([currentSite(), currentOfficeLanguage()])
  return (
    <OfficeShell
      siteName={site.name}
      language={language}
      hasCachePage={env.ADMIN_CACHE === 'on'}
      tools={<PageTools placement="navigation" />}
    >
      {children}
    </OfficeShell>
  )
}
