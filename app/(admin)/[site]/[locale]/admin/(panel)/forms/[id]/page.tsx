import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { EntryView } from '@/features/admin/form-entries/entry-view'
import { notFound } from '@/lib/i18n/navigation'

type AnswerPageProps = { params: Promise<{ id: string }> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('forms')
}

export default async function AnswerPage({ params }: AnswerPageProps) {
  const { id } = await params
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound()
  return <EntryView id={Number(id)} />
}
