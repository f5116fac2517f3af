import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OutboxView } from '@/features/admin/outbox/outbox-view'

type OutboxPageProps = { searchParams: Promise<{ page?: string | string[] }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.outbox')
  return { title: t('title') }
}

export default async function OutboxPage({ searchParams }: OutboxPageProps) {
  const { page } = await searchParams
  const pageNumber = Number(page)
  return <OutboxView page={Number.isInteger(pageNumber) && pageNumber > 0 ? pageNumber : 1} />
}
