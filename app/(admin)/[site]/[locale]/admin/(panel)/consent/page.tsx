import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ConsentsView } from '@/features/admin/consents/consents-view'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.consents')
  return { title: t('title') }
}

export default function ConsentsPage() {
  return <ConsentsView />
}
