import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { FailureView } from './failure-view'

const address = vi.hoisted(() => ({ search: 'orderSlug=narudzba' }))
const readable = vi.hoisted(() => ({
  order: { number: '2026-000123', way: 'home', heldUntil: '2026-11-29T18:30:00.000Z', withdrawal: { isOpen: true } },
}))
const router = vi.hoisted(() => ({ replace: vi.fn<(href: unknown) => void>() }))

vi.mock('@/lib/i18n/navigation', async () => ({
  ...(await import('@/tests/support/dom/plain-link')),
  useRouter: () => router,
  useSearchParams: () => new URLSearchParams(address.search),
  getPathname: ({ href }: { href: unknown }) => JSON.stringify(href),
}))

vi.mock('@/features/checkout/payment/use-readable-order', () => ({ useReadableOrder: () => readable.order }))

let resolveMethods: (methods: unknown[]) => void = () => {}
let methodsAnswer: Promise<unknown[]>
const server = setupServer(http.post('*/payment/retryMethods', async () => dataResponse(await methodsAnswer)))
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => {
  readable.order.way = 'home'
  address.search = 'orderSlug=narudzba'
})

const card = {
  id: 3,
  name: 'Kartica',
  description: '',
  paymentType: 'CARD',
  fee: 0,
  filesOnDelivery: false,
  holdProblem: null,
  total: 24.4,
}

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
  expect(await screen.findByText('Narudžba 2026-000123')).toBeTruthy()
})

// docs/rules/checkout.md#cancelled-payment
it('tells who gave the payment up no failure', async () => {
  address.search = 'orderSlug=narudzba&reason=cancelled'
  show([card])
  expect(await screen.findByRole('heading', { level: 1, name: 'Odustali ste od plaćanja' })).toBeTruthy()
  expect(screen.queryByText('Plaćanje nije uspjelo')).toBeNull()
})

// docs/rules/checkout.md#cancelled-payment
it('leads to the order and its withdrawal, and says until when the books are kept', async () => {
  show([card])
  expect((await screen.findByRole('link', { name: 'Pogledaj narudžbu' })).getAttribute('href')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Odustanak od ugovora' })).toBeTruthy()
  expect(screen.getByText(/knjige čuvamo za vas do 29\. studenoga 2026\. u 19:30/)).toBeTruthy()
})

it('speaks of the files of an order that has only files', async () => {
  readable.order.way = 'digital'
  show([card])
  expect(await screen.findByText(/datoteke šaljemo ako je platite do 29\. studenoga 2026\. u 19:30/)).toBeTruthy()
  expect(screen.queryByText(/knjige/)).toBeNull()
})

it('offers the other ways of paying', async () => {
  show([card, { ...card, id: 4, name: 'Virman', paymentType: null }])
  expect((await screen.findByRole('link', { name: 'Drugi način plaćanja' })).getAttribute('href')).toContain('narudzba')
})

// docs/rules/checkout.md#nothing-to-pay
it('opens an order that awaits no payment and claims no failure', async () => {
  show([])
  expect(screen.queryByText('Plaćanje nije uspjelo')).toBeNull()
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith({ pathname: '/checkout/success', query: { orderSlug: 'narudzba' } }))
  expect(screen.queryByText('Plaćanje nije uspjelo')).toBeNull()
})

it('says how to open an order that this browser may not read', async () => {
  server.use(http.post('*/payment/retryMethods', () => errorResponse('NOT_FOUND')))
  renderInShop(<FailureView />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Narudžbu ovdje ne možemo otvoriti' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Pronađi narudžbu' })).toBeTruthy()
})

it('offers another try when the state cannot be loaded', async () => {
  server.use(http.post('*/payment/retryMethods', () => errorResponse('INTERNAL')))
  renderInShop(<FailureView />)
  expect(await screen.findByRole('button', { name: 'Pokušaj ponovno' })).toBeTruthy()
})

it('claims no failed payment without an order', () => {
  address.search = ''
  renderInShop(<FailureView />)
  expect(screen.getByRole('heading', { level: 1, name: 'Nijedno plaćanje nije u tijeku' })).toBeTruthy()
})
