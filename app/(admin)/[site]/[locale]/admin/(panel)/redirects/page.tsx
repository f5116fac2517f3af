import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { redirectViews } from '@/features/admin/redirects/redirect-views'
import { RedirectsView } from '@/features/admin/redirects/redirects-view'

type RedirectsPageProps = { searchParams: Promise<{ page?: string | string[]; view?: string | string[] }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.redirects')
  return { title: t('title') }
}

export default async function RedirectsPage({ searchParams }: RedirectsPageProps) {
  const { page, view } = await searchParams
  const pageNumber = Number(page)
  return (
    <RedirectsView
      view={redirectViews.find((one) => one === view) ?? 'missing'}
      page={Number.isInteger(pageNumber) && pageNumber > 0 ? pageNumber : 1}
    />
  )
}
