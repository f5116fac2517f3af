import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { OutboxView } from '@/features/admin/outbox/outbox-view'

type OutboxPageProps = { searchParams: Promise<{ page?: string | string[] }> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('outbox')
}

export default async function OutboxPage({ searchParams }: OutboxPageProps) {
  const { page } = await searchParams
  const pageNumber = Number(page)
  return <OutboxView page={Number.isInteger(pageNumber) && pageNumber > 0 ? pageNumber : 1} />
}
