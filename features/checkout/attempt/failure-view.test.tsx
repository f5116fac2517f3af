import { screen } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/client-tree'
import { answer } from '@/tests/support/fake-answers'
import { FailureView } from './failure-view'

vi.mock('@/lib/i18n/navigation', async () => ({
  ...(await import('@/tests/support/plain-link')),
  useSearchParams: () => new URLSearchParams('orderSlug=narudzba'),
}))

let tell: (methods: unknown[]) => void = () => {}
let told: Promise<unknown[]>
const server = setupServer(http.post('*/payment/retryMethods', async () => answer(await told)))
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => server.resetHandlers())

const card = { id: 3, name: 'Kartica', description: '', paymentType: 'CARD', fee: 0 }

function show(methods: unknown[]) {
  told = new Promise((resolve) => {
    tell = resolve
  })
  renderInShop(<FailureView />)
  expect(screen.getByRole('status').textContent).toContain('Provjeravamo')
  expect(screen.queryByRole('link')).toBeNull()
  tell(methods)
}

it('offers nothing before it is known what can be done; then the order is paid again', async () => {
  show([card])
  expect(await screen.findByRole('button', { name: 'Plati ponovno' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'U košaricu' })).toBeNull()
})

it('of an order that waits for no money leads back to the shop', async () => {
  show([])
  expect(await screen.findByRole('link', { name: 'U košaricu' })).toBeTruthy()
  // Money that came for an order that had become impossible is on its way back.
  expect(screen.queryByText(/Ništa nije naplaćeno/)).toBeNull()
})
