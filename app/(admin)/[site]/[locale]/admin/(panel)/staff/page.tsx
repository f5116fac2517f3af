import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { StaffView } from '@/features/admin/staff/staff-view'

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('staff')
}

export default function StaffPage() {
  return <StaffView />
}
