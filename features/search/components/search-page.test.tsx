import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import messages from '@/messages/hr.json'
import { parseSearchQuery } from '../search-query'
import { SearchPage } from './search-page'

vi.mock('@/server/rsc', () => ({}))
vi.mock('@/lib/i18n/navigation', async () => ({
  ...(await import('@/tests/support/dom/plain-link')),
  getPathname: () => '/pretraga',
}))

const page = { records: [], totalRecords: 0, totalPages: 0, page: 1, limit: 10 }

it('keeps the quotation marks of what was searched apart from its own', () => {
  const query = parseSearchQuery({ q: 'čita „Južni vagon”' })
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="hr" messages={messages}>
      <SearchPage query={query} results={{ products: page, posts: page, events: page, pages: page }} />
    </NextIntlClientProvider>,
  )
  expect(html).toContain('Rezultati pretrage za „čita »Južni vagon«”</h1>')
  expect(html).toContain('Za „čita »Južni vagon«” nismo našli ništa')
  expect(html).toContain('value="čita „Južni vagon”"')
})
