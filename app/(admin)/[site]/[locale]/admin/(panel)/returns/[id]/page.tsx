import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { ReturnView } from '@/features/admin/returns/detail/return-view'
import { notFound } from '@/lib/i18n/navigation'

type ReturnPageProps = { params: Promise<{ id: string }> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('returns')
}

export default async function ReturnPage({ params }: ReturnPageProps) {
  const { id } = await params
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound()
  return <ReturnView id={Number(id)} />
}
