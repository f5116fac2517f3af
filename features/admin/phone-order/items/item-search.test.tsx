import { screen } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { ItemSearch } from './item-search'

const item = { name: 'Knjiga', sku: 'KNJ', optionLabels: [], price: 10, available: 3, isOrderable: true }
const records = Array.from({ length: 10 }, (_, index) => ({ ...item, productId: index + 1 }))
let hasMore = true
const server = setupServer(http.post('*/order/office/draft/findItems', () => dataResponse({ records, hasMore })))
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

// docs/rules/orders.md#phone-order
it.each([true, false])('says whether it has found more than it shows: %s', async (more) => {
  hasMore = more
  const { user } = renderInShop(<ItemSearch onAdd={() => {}} />)
  await user.type(screen.getByRole('searchbox', { name: 'Traži artikl' }), 'knjiga{Enter}')
  expect(await screen.findByRole('list', { name: 'Pronađeni artikli' })).toBeTruthy()
  expect(screen.queryByText('Prvih 10 artikala; ima ih još, suzite pretragu.') !== null).toBe(more)
})
