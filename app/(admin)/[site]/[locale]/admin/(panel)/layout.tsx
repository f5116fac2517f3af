import type { ReactNode } from 'react'
import { AdminShell } from '@/features/admin/shell/admin-shell'
import { currentSite } from '@/server/rsc'

export default async function PanelLayout({ children }: { children: ReactNode }) {
  const site = await currentSite()
  return <AdminShell siteName={site.name}>{children}</AdminShell>
}
