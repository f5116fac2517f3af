import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import messages from '@/messages/hr.json'
import type { SearchResults } from '../load-search'
import { parseSearchQuery } from '../search-query'
import { SearchPage } from './search-page'

vi.mock('@/server/rsc', () => ({}))
vi.mock('@/lib/i18n/navigation', async () => ({
  ...(await import('@/tests/support/dom/plain-link')),
  getPathname: () => '/pretraga',
}))

const page = { records: [], totalRecords: 0, totalPages: 0, page: 1, limit: 10 }
const found = { ...page, totalRecords: 1, totalPages: 1 }

function render(q: string, results: Partial<SearchResults>) {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="hr" messages={messages}>
      <SearchPage query={parseSearchQuery({ q })} results={{ products: page, posts: page, events: page, pages: page, ...results }} />
    </NextIntlClientProvider>,
  )
}

// docs/rules/catalog.md#spelling-told, docs/rules/content.md#fuzzy-search
it.each<[string, Partial<SearchResults>, string]>([
  ['what matches', { products: found }, ''],
  [
    'a corrected search',
    { products: { ...found, corrected: { keywords: 'hrvatski', hasAlternatives: false } } },
    'Za „hrvtaski” nema pogodaka; prikazujemo rezultate za „hrvatski”.',
  ],
  [
    'a corrected search of several words',
    { products: { ...found, corrected: { keywords: 'hrvatski', hasAlternatives: true } } },
    'Za „hrvtaski” nema pogodaka; prikazujemo rezultate za „hrvatski” i slične riječi.',
  ],
  ['similar titles', { posts: { ...found, isFuzzy: true } }, 'Za „hrvtaski” nema pogodaka; prikazujemo slične naslove.'],
  ['similar titles of a tab that is not open', { products: found, posts: { ...found, isFuzzy: true } }, ''],
])('says below the heading what stands instead: %s', (_, results, told) => {
  expect(/<output[^>]*>(.*?)<\/output>/s.exec(render('hrvtaski', results))?.[1]).toBe(told)
})

it('keeps the quotation marks of what was searched apart from its own', () => {
  const html = render('čita „Južni vagon”', {})
  expect(html).toContain('Rezultati pretrage za „čita »Južni vagon«”</h1>')
  expect(html).toContain('Za „čita »Južni vagon«” nismo našli ništa')
  expect(html).toContain('value="čita „Južni vagon”"')
})
