import type { ReactNode } from 'react'
import { currentOfficeLanguage } from '@/features/admin/language/office-messages'
import { AdminShell } from '@/features/admin/shell/admin-shell'
import { PageTools } from '@/features/development/page-tools'
import { env } from '@/lib/env'
import { currentSite } from '@/server/rsc'

export default async function PanelLayout({ children }: { children: ReactNode }) {
  const [site, language] = await Promise.all([currentSite(), currentOfficeLanguage()])
  return (
    <AdminShell
      siteName={site.name}
      language={language}
      hasCachePage={env.ADMIN_CACHE === 'on'}
      tools={<PageTools placement="navigation" />}
    >
      {children}
    </AdminShell>
  )
}
