import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { pageOf } from '@/features/admin/table/list-parameters'
import { TemplatesView } from '@/features/admin/templates/templates-view'

type TemplatesPageProps = { searchParams: Promise<{ page?: string | string[] }> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('templates')
}

export default async function TemplatesPage({ searchParams }: TemplatesPageProps) {
  const { page } = await searchParams
  return <TemplatesView page={pageOf(page)} />
}
