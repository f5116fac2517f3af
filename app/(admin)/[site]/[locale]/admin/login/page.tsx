import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { AdminLogin } from '@/features/admin/shell/admin-login'

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('login')
}

export default function AdminLoginPage() {
  return <AdminLogin />
}
