import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { TemplatesView } from '@/features/admin/templates/templates-view'

type TemplatesPageProps = { searchParams: Promise<{ page?: string | string[] }> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('templates')
}

export default async function TemplatesPage({ searchParams }: TemplatesPageProps) {
  const { page } = await searchParams
  const number = Number(page)
  return <TemplatesView page={Number.isInteger(number) && number > 0 && number <= 10_000 ? number : 1} />
}
