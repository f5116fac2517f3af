import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { StockListView } from '@/features/admin/stock/stock-list-view'
import { stockViewOf } from '@/features/admin/stock/stock-views'

type Query = { view?: string | string[]; q?: string | string[]; page?: string | string[] }
type StockPageProps = { searchParams: Promise<Query> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('stock')
}

export default async function StockPage({ searchParams }: StockPageProps) {
  const { view, q, page } = await searchParams
  const pageNumber = Number(page)
  return (
    <StockListView
      view={stockViewOf(view)}
      q={typeof q === 'string' ? q.slice(0, 100) : ''}
      page={Number.isInteger(pageNumber) && pageNumber > 0 && pageNumber <= 10_000 ? pageNumber : 1}
    />
  )
}
