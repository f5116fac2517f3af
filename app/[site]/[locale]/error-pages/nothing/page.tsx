import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NothingToConfirm } from '@/features/newsletter/components/nothing-to-confirm'

export const revalidate = 3600

export const generateStaticParams = () => []

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('newsletter.confirm')
  return { title: t('nothing'), robots: { index: false } }
}

/** The document of a link that confirms nothing, with status 404 (docs/rules/storefront.md#error-documents). */
export default function Page() {
  return <NothingToConfirm />
}
