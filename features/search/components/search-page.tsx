import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Container } from '@/components/layout/container'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { ProductGrid } from '@/features/product/components/product-grid'
import type { DataOf } from '@/lib/api/endpoint'
import type { productApi } from '@/lib/api/v1/product/web'
import type { SearchQuery } from '../search-query'
import { SearchForm } from './search-form'

type SearchPageProps = { query: SearchQuery; results: DataOf<typeof productApi.filter> | null }

/** What was found for a term. Each 'Učitaj još' is an address that shows ten more. */
export function SearchPage({ query: { term, pages }, results }: SearchPageProps) {
  const t = useTranslations('search')
  return (
    <Container className="flex flex-col gap-8 pt-8 pb-section sm:gap-10 sm:pt-12">
      <header className="flex flex-col gap-6">
        <h1 className="text-3xl">{term ? t('heading', { term }) : t('title')}</h1>
        <SearchForm term={term} />
      </header>
      {results === null ? (
        <EmptyState icon={<Search aria-hidden="true" />} title={t('start.title')}>
          {t('start.text')}
        </EmptyState>
      ) : (
        <Results term={term} pages={pages} results={results} />
      )}
    </Container>
  )
}

function Results({ term, pages, results }: SearchQuery & { results: NonNullable<SearchPageProps['results']> }) {
  const t = useTranslations('search')
  const { records, totalRecords } = results
  if (totalRecords === 0) {
    return (
      <EmptyState
        icon={<Search aria-hidden="true" />}
        title={t('empty.title', { term })}
        actions={
          <LinkButton href="/shop" variant="secondary">
            {t('empty.action')}
          </LinkButton>
        }
      >
        {t('empty.text')}
      </EmptyState>
    )
  }
  return (
    <>
      <p aria-live="polite" className="-mb-2 text-sm text-ink-soft tabular-nums">
        {t('count', { count: totalRecords })}
      </p>
      <ProductGrid products={records} columns={5} as="h2" leads />
      {records.length < totalRecords ? (
        <div className="flex flex-col items-center gap-4 pt-4">
          <p className="text-sm text-ink-soft tabular-nums">{t('loaded', { count: records.length, total: totalRecords })}</p>
          <LinkButton
            href={{ pathname: '/search', query: { q: term, page: String(pages + 1) } }}
            variant="secondary"
            scroll={false}
            replace
            prefetch={false}
          >
            {t('more')}
          </LinkButton>
        </div>
      ) : null}
    </>
  )
}
