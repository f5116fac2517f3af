import type { Metadata } from 'next'
import { AuthorPage } from '@/features/catalogue/components/author-page'
import { parseListQuery, type SearchParams } from '@/features/catalogue/list-query'
import { authorMetadata, loadAuthor } from '@/features/catalogue/load-author'
import { notFound } from '@/lib/i18n/navigation'

/** Reads the query, so it renders each request (docs/rules/platform.md#query-pages). */
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ slug: string }>; searchParams: Promise<SearchParams> }

async function viewOf({ params, searchParams }: Props) {
  return loadAuthor((await params).slug, parseListQuery(await searchParams))
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const view = await viewOf(props)
  return view ? authorMetadata(view) : {}
}

/** The filtered route of /author/[slug]. */
export default async function Page(props: Props) {
  const view = await viewOf(props)
  return view ? <AuthorPage {...view} /> : notFound()
}
