import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EntryView } from '@/features/admin/form-entries/entry-view'
import { notFound } from '@/lib/i18n/navigation'

type AnswerPageProps = { params: Promise<{ id: string }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.forms')
  return { title: t('title') }
}

export default async function AnswerPage({ params }: AnswerPageProps) {
  const { id } = await params
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound()
  return <EntryView id={Number(id)} />
}
