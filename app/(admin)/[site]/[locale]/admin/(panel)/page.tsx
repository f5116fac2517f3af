import { OverviewView } from '@/features/admin/overview/overview-view'

export default function AdminPage() {
  return <OverviewView />
}
