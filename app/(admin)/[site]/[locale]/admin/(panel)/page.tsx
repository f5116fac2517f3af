import { OverviewView } from '@/features/admin/components/overview-view'

export default function AdminPage() {
  return <OverviewView />
}
