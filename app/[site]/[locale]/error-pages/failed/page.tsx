import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FailedView } from '@/features/site-shell/components/pages/failed-view'

export const revalidate = 3600

export const generateStaticParams = () => []

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('failure')
  return { title: t('title'), robots: { index: false } }
}

/** The document of a page that failed to render (docs/rules/storefront.md#error-documents). */
export default function Page() {
  return <FailedView />
}
