import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { SearchPage } from '@/features/search/components/search-page'
import { loadSearch } from '@/features/search/load-search'
import { parseSearchQuery } from '@/features/search/search-query'
import { withInnerQuotes } from '@/lib/text/inner-quotes'

/** Reads the query, so it renders each request (docs/rules/platform.md#query-pages). */
export const dynamic = 'force-dynamic'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Search engines should not index results. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [t, locale, { term }] = await Promise.all([getTranslations('search'), getLocale(), searchParams.then(parseSearchQuery)])
  return { title: term ? t('heading', { term: withInnerQuotes(term, locale) }) : t('title'), robots: { index: false, follow: true } }
}

export default async function Page({ searchParams }: Props) {
  const query = parseSearchQuery(await searchParams)
  return <SearchPage query={query} results={await loadSearch(query)} />
}
