import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { EntriesView } from '@/features/admin/form-entries/entries-view'
import { entryViewOf } from '@/features/admin/form-entries/entry-views'
import { pageOf, rowOf, wordsOf } from '@/features/admin/table/list-parameters'

type Query = Partial<Record<'view' | 'form' | 'q' | 'page', string | string[]>>
type FormsPageProps = { searchParams: Promise<Query> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('forms')
}

export default async function FormsPage({ searchParams }: FormsPageProps) {
  const { view, form, q, page } = await searchParams
  const formId = rowOf(form)
  return <EntriesView view={entryViewOf(view)} q={wordsOf(q, 254)} page={pageOf(page)} {...(formId ? { formId } : {})} />
}
