import { screen } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { FailureView } from './failure-view'

vi.mock('@/lib/i18n/navigation', async () => ({
  ...(await import('@/tests/support/dom/plain-link')),
  useSearchParams: () => new URLSearchParams('orderSlug=narudzba'),
  getPathname: ({ href }: { href: unknown }) => JSON.stringify(href),
}))

let resolveMethods: (methods: unknown[]) => void = () => {}
let methodsAnswer: Promise<unknown[]>
const server = setupServer(http.post('*/payment/retryMethods', async () => dataResponse(await methodsAnswer)))
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => server.resetHandlers())

const card = { id: 3, name: 'Kartica', description: '', paymentType: 'CARD', fee: 0, total: 24.4 }

function show(methods: unknown[]) {
  methodsAnswer = new Promise((resolve) => {
    resolveMethods = resolve
  })
  renderInShop(<FailureView />)
  expect(screen.getByRole('status').textContent).toContain('Provjeravamo')
  expect(screen.queryByRole('link')).toBeNull()
  resolveMethods(methods)
}

it('offers to pay again once the methods are known', async () => {
  show([card])
  expect(await screen.findByRole('button', { name: 'Plati ponovno' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'U košaricu' })).toBeNull()
})

it('offers the other ways of paying', async () => {
  show([card, { ...card, id: 4, name: 'Virman', paymentType: null }])
  expect((await screen.findByRole('link', { name: 'Drugi način plaćanja' })).getAttribute('href')).toContain('narudzba')
})

it('leads to an order that awaits no payment', async () => {
  show([])
  expect(await screen.findByRole('link', { name: 'Pogledaj narudžbu' })).toBeTruthy()
  // A payment for an order that had become impossible is being refunded.
  expect(screen.queryByText(/Ništa nije naplaćeno/)).toBeNull()
})

it('links back to the shop when this browser may not pay the order', async () => {
  server.use(http.post('*/payment/retryMethods', () => errorResponse('NOT_FOUND')))
  renderInShop(<FailureView />)
  expect(await screen.findByRole('link', { name: 'U košaricu' })).toBeTruthy()
})
