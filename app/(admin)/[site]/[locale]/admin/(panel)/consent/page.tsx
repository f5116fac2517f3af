import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { ConsentsView } from '@/features/admin/consents/consents-view'

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('consents')
}

export default function ConsentsPage() {
  return <ConsentsView />
}
