import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { redirectViews } from '@/features/admin/redirects/redirect-views'
import { RedirectsView } from '@/features/admin/redirects/redirects-view'

type RedirectsPageProps = { searchParams: Promise<{ page?: string | string[]; view?: string | string[] }> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('redirects')
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
