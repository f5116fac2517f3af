import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { RequestView } from '@/features/admin/privacy/request/request-view'
import { notFound } from '@/lib/i18n/navigation'

type RequestPageProps = { params: Promise<{ id: string }> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('privacy')
}

export default async function RequestPage({ params }: RequestPageProps) {
  const { id } = await params
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound()
  return <RequestView id={Number(id)} />
}
