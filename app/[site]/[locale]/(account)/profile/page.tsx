import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountOverview } from '@/features/account/overview/account-overview'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account')
  return { title: t('title'), robots: { index: false } }
}

export default function ProfilePage() {
  return <AccountOverview />
}
