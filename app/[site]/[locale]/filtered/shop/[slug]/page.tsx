import type { Metadata } from 'next'
import { ListPage } from '@/features/catalogue/components/list-page'
import { ListJsonLd } from '@/features/catalogue/components/list-json-ld'
import { listMetadata } from '@/features/catalogue/list-metadata'
import { parseListQuery, type SearchParams } from '@/features/catalogue/list-query'
import { loadCategory } from '@/features/catalogue/load-category'
import { notFound } from '@/lib/i18n/navigation'

/** Reads the query, so it renders each request (docs/rules/platform.md#query-pages). */
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ slug: string }>; searchParams: Promise<SearchParams> }

async function viewOf({ params, searchParams }: Props) {
  return loadCategory((await params).slug, parseListQuery(await searchParams))
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const view = await viewOf(props)
  return view ? listMetadata(view) : {}
}

/** The filtered route of /shop/[slug]. */
export default async function Page(props: Props) {
  const view = await viewOf(props)
  if (!view) notFound()
  return (
    <>
      <ListJsonLd {...view} />
      <ListPage {...view} />
    </>
  )
}
