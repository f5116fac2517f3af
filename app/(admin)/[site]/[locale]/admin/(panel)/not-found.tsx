import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { OfficeNotFound } from '@/features/admin/shell/office-not-found'

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('notFound')
}

export default function NotFound() {
  return <OfficeNotFound />
}
