import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { redirectViews } from '@/features/admin/redirects/redirect-views'
import { RedirectsView } from '@/features/admin/redirects/redirects-view'
import { oneOf, pageOf } from '@/features/admin/table/list-parameters'

type RedirectsPageProps = { searchParams: Promise<{ page?: string | string[]; view?: string | string[] }> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('redirects')
}

export default async function RedirectsPage({ searchParams }: RedirectsPageProps) {
  const { page, view } = await searchParams
  return <RedirectsView view={oneOf(view, redirectViews, 'missing')} page={pageOf(page)} />
}
