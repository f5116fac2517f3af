import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { StockItemView } from '@/features/admin/stock/item/stock-item-view'
import { notFound } from '@/lib/i18n/navigation'

type StockItemPageProps = { params: Promise<{ id: string }> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('stock')
}

export default async function StockItemPage({ params }: StockItemPageProps) {
  const { id } = await params
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound()
  return <StockItemView id={Number(id)} />
}
