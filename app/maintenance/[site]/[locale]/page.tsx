import { MaintenanceView } from '@/features/site-shell/components/maintenance-view'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export default function Page() {
  return <MaintenanceView />
}
