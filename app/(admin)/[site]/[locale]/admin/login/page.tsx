import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AdminLogin } from '@/features/admin/shell/admin-login'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.login')
  return { title: t('title') }
}

export default function AdminLoginPage() {
  return <AdminLogin />
}
