import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { OfficeLogin } from '@/features/admin/shell/office-login'

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('login')
}

export default function AdminLoginPage() {
  return <OfficeLogin />
}
