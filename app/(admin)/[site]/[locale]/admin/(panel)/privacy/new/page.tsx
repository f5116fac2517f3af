import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { NewRequestView } from '@/features/admin/privacy/create/new-request-view'
import { isoDay } from '@/lib/text/dates'

type NewRequestPageProps = { searchParams: Promise<{ customer?: string | string[] }> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('privacy')
}

export default async function NewRequestPage({ searchParams }: NewRequestPageProps) {
  const { customer } = await searchParams
  const customerId = typeof customer === 'string' && /^[1-9]\d{0,8}$/.test(customer) ? Number(customer) : null
  return <NewRequestView customerId={customerId} today={isoDay(new Date())} />
}
