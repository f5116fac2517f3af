import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { stockList } from '@/features/admin/stock/stock-list'
import { StockListView } from '@/features/admin/stock/stock-list-view'
import type { Query } from '@/features/admin/table/define-list'

type StockPageProps = { searchParams: Promise<Query> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('stock')
}

export default async function StockPage({ searchParams }: StockPageProps) {
  return <StockListView state={stockList.parse(await searchParams)} />
}
