import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ComingSoonView } from '@/features/site-shell/components/pages/coming-soon-view'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('comingSoon')
  return { title: t('title'), robots: { index: false } }
}

export default function Page() {
  return <ComingSoonView />
}
