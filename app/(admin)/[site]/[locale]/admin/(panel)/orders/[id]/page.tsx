import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OfficeOrderView } from '@/features/admin/orders/order-view'
import { notFound } from '@/lib/i18n/navigation'

type OrderPageProps = { params: Promise<{ id: string }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.orders')
  return { title: t('title') }
}

export default async function OrderPage({ params }: OrderPageProps) {
  const { id } = await params
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound()
  return <OfficeOrderView id={Number(id)} />
}
