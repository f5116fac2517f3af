import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SearchPage } from '@/features/search/components/search-page'
import { loadSearch } from '@/features/search/load-search'
import { readSearchQuery } from '@/features/search/search-query'

/** What it shows stands in the query, so each request is rendered (DESIGN P8). */
export const dynamic = 'force-dynamic'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Results are no page of ours that a search engine should keep. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [t, { term }] = await Promise.all([getTranslations('search'), searchParams.then(readSearchQuery)])
  return { title: term ? t('heading', { term }) : t('title'), robots: { index: false, follow: true } }
}

export default async function Page({ searchParams }: Props) {
  const query = readSearchQuery(await searchParams)
  return <SearchPage query={query} results={await loadSearch(query)} />
}
