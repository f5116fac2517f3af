import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { EntriesView } from '@/features/admin/form-entries/entries-view'
import { entryViewOf } from '@/features/admin/form-entries/entry-views'

type Query = Partial<Record<'view' | 'form' | 'q' | 'page', string | string[]>>
type FormsPageProps = { searchParams: Promise<Query> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('forms')
}

export default async function FormsPage({ searchParams }: FormsPageProps) {
  const { view, form, q, page } = await searchParams
  const formId = numberIn(form, 2_147_483_647)
  const text = typeof q === 'string' ? q.slice(0, 254) : ''
  return <EntriesView view={entryViewOf(view)} q={text} page={numberIn(page, 10_000) ?? 1} {...(formId ? { formId } : {})} />
}

function numberIn(value: string | string[] | undefined, max: number): number | undefined {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 && number <= max ? number : undefined
}
