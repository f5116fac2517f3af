import { Icon } from '@/components/ui/icon/icon'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Container } from '@/components/layout/container'
import { Grid } from '@/components/layout/grid'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { LinkButton } from '@/components/ui/button/link-button'
import { ProductGrid } from '@/features/product/components/card/product-grid'
import { EventRow } from '@/features/events/components/event-row'
import { PostCard } from '@/features/sections/components/post-card'
import { Link } from '@/lib/i18n/navigation'
import { withInnerQuotes } from '@/lib/text/inner-quotes'
import { countResults, type SearchResults } from '../load-search'
import { hasMore, openTab, searchHref, type SearchQuery } from '../search-query'
import { SearchForm } from './search-form'
import { SearchTabs } from './search-tabs'

type SearchPageProps = { query: SearchQuery; results: SearchResults | null }

/** Search results by type. Each 'Učitaj još' is a link that shows ten more. */
export function SearchPage({ query, results }: SearchPageProps) {
  const t = useTranslations('search')
  const locale = useLocale()
  const { term } = query
  return (
    <Container className="flex flex-col gap-8 pt-8 pb-section sm:gap-10 sm:pt-12">
      <header className="flex flex-col gap-6">
        <div className="flex flex-col gap-3">
          <h1 className="text-3xl" aria-describedby="instead">
            {term ? t('heading', { term: withInnerQuotes(term, locale) }) : t('title')}
          </h1>
          {/* In the page before it has a text, so that a screen reader says a new one. */}
          <output id="instead" className="text-lg empty:hidden">
            {results ? <ShownInstead query={query} results={results} /> : null}
          </output>
        </div>
        <SearchForm term={term} />
      </header>
      {results === null ? (
        <EmptyState icon={<Icon name="search" />} title={t('start.title')}>
          {t('start.text')}
        </EmptyState>
      ) : (
        <Results query={query} results={results} />
      )}
    </Container>
  )
}

/** What the open tab shows where nothing matches the term (docs/rules/catalog.md#spelling-told, docs/rules/content.md#fuzzy-search). */
function ShownInstead({ query, results }: { query: SearchQuery; results: SearchResults }) {
  const t = useTranslations('search.instead')
  const locale = useLocale()
  const { tab } = openTab(query, countResults(results))
  const term = withInnerQuotes(query.term, locale)
  const { corrected } = results.products
  if (tab !== 'products') return results[tab].isFuzzy ? t('similar', { term }) : null
  if (!corrected || results.products.totalRecords === 0) return null
  return t(corrected.hasAlternatives ? 'correctedAndSimilar' : 'corrected', {
    term,
    corrected: withInnerQuotes(corrected.keywords, locale),
  })
}

function Results({ query: searched, results }: { query: SearchQuery; results: SearchResults }) {
  const t = useTranslations('search')
  const locale = useLocale()
  const totals = countResults(results)
  const query = openTab(searched, totals)
  const { term, tab } = query
  const hasNothing = Object.values(totals).every((total) => total === 0)
  if (hasNothing) {
    return (
      <EmptyState
        icon={<Icon name="search" />}
        title={t('empty.title', { term: withInnerQuotes(term, locale) })}
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
      <SearchTabs query={query} totals={totals} />
      {totals[tab] === 0 ? <p className="text-ink-soft">{t('noneHere')}</p> : <TabContent query={query} results={results} />}
    </>
  )
}

function TabContent({ query, results: { products, posts, events, pages } }: { query: SearchQuery; results: SearchResults }) {
  switch (query.tab) {
    case 'products':
      return (
        <LoadMore query={query} shown={products.records.length} total={products.totalRecords}>
          <ProductGrid products={products.records} columns={5} as="h2" isAboveFold />
        </LoadMore>
      )
    case 'posts':
      return (
        <LoadMore query={query} shown={posts.records.length} total={posts.totalRecords}>
          <Grid as="ul" columns={3}>
            {posts.records.map((post) => (
              <li key={post.id} className="grid">
                <PostCard post={post} />
              </li>
            ))}
          </Grid>
        </LoadMore>
      )
    case 'events':
      return (
        <LoadMore query={query} shown={events.records.length} total={events.totalRecords}>
          <ul className="-mt-6 divide-y divide-line">
            {events.records.map((event) => (
              <li key={event.id}>
                <EventRow event={event} as="h2" />
              </li>
            ))}
          </ul>
        </LoadMore>
      )
    case 'pages':
      return (
        <LoadMore query={query} shown={pages.records.length} total={pages.totalRecords}>
          <ul className="-mt-6 divide-y divide-line">
            {pages.records.map((page) => (
              <li key={page.id} className="group relative flex flex-col gap-1 py-6">
                <h2 className="text-xl">
                  <Link
                    href={{ pathname: '/[slug]', params: { slug: page.slug } }}
                    className="stretched-link decoration-2 underline-offset-4 group-hover:underline"
                  >
                    {page.title}
                  </Link>
                </h2>
                <p className="max-w-2xl text-ink-soft">{page.description}</p>
              </li>
            ))}
          </ul>
        </LoadMore>
      )
  }
  return query.tab satisfies never
}

function LoadMore({ query, shown, total, children }: { query: SearchQuery; shown: number; total: number; children: ReactNode }) {
  const t = useTranslations('search')
  return (
    <>
      {children}
      {shown < total ? (
        <div className="flex flex-col items-center gap-4 pt-4">
          <p aria-live="polite" className="text-sm text-ink-soft tabular-nums">
            {t('loaded', { count: shown, total })}
          </p>
          {hasMore(query, { shown, total }) ? (
            <LinkButton href={searchHref({ ...query, pages: query.pages + 1 })} variant="secondary" scroll={false} replace prefetch={false}>
              {t('more')}
            </LinkButton>
          ) : (
            <p className="text-sm text-ink-soft">{t('narrow')}</p>
          )}
        </div>
      ) : null}
    </>
  )
}
