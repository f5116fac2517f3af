import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundView } from '@/features/site-shell/components/pages/not-found-view'

export const revalidate = 3600

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound')
  return { title: t('title'), robots: { index: false } }
}

/** The proxy rewrites requests for an address without content to this page with status 404, so that it is rendered once. */
export default function Page() {
  return <NotFoundView />
}
