import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { RoleMatrix } from '@/features/admin/staff/role-matrix'

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('staff')
}

export default function RolesPage() {
  return <RoleMatrix />
}
