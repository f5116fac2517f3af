import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { NewOrderView } from '@/features/admin/phone-order/new-order-view'

type NewOrderPageProps = { searchParams: Promise<{ draft?: string | string[] }> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('phoneOrder')
}

export default async function NewOrderPage({ searchParams }: NewOrderPageProps) {
  const { draft } = await searchParams
  return <NewOrderView draftId={typeof draft === 'string' && /^[\w-]{1,64}$/.test(draft) ? draft : null} />
}
