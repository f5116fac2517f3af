import type { Metadata } from 'next'
import { ListJsonLd } from '@/features/catalogue/components/list-json-ld'
import { ListPage } from '@/features/catalogue/components/list-page'
import { listMetadata } from '@/features/catalogue/list-metadata'
import { parseListQuery, type SearchParams } from '@/features/catalogue/list-query'
import { loadAllProducts } from '@/features/catalogue/load-category'

/** Reads the query, so it renders each request (docs/rules/platform.md#query-pages). */
export const dynamic = 'force-dynamic'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return listMetadata(await loadAllProducts(parseListQuery(await searchParams)))
}

/** The filtered route of /shop. */
export default async function Page({ searchParams }: Props) {
  const view = await loadAllProducts(parseListQuery(await searchParams))
  return (
    <>
      <ListJsonLd {...view} />
      <ListPage {...view} />
    </>
  )
}
