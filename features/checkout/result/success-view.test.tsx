import { screen } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { useCartStore } from '@/features/cart/session/cart-store'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { sampleOrder } from '@/tests/support/samples/sample-order'
import { saveDraft, readDraft } from '@/features/checkout/address/address-draft'
import { saveOrderAccess } from '@/features/checkout/state/order-access'
import { initialAddressForm } from '@/features/checkout/address/initial-form'
import { SuccessView } from './success-view'

const order = { ...sampleOrder(), paymentKind: 'bankTransfer' }
const address = { search: `orderSlug=${order.orderSlug}` }

vi.mock('@/lib/i18n/navigation', async () => ({
  ...(await import('@/tests/support/dom/plain-link')),
  useSearchParams: () => new URLSearchParams(address.search),
}))
// features/order has its own tests.
vi.mock('@/features/order/components/order-details', () => ({ OrderDetails: () => <p>Naručeno</p> }))

const consent = { uniqueNumber: 'racun', version: 1, name: 'Račun', assignedTo: 'registration' }
const consentPage = {
  records: [
    { ...consent, id: 3, displayName: 'Prihvaćam <a href="/uvjeti">uvjete računa</a>', required: true },
    { ...consent, id: 4, displayName: 'Želim pisma', required: false },
  ],
  totalRecords: 2,
  totalPages: 1,
  page: 1,
  limit: 100,
}
const requests: Record<string, unknown>[] = []
const server = setupServer(
  http.post('*/api/v2/ecommerce/order/summary', async ({ request }) => {
    requests.push(Object(await request.json()))
    return dataResponse(order)
  }),
  http.get('*/api/v1/document/order/*', () => errorResponse('NOT_FOUND')),
  http.post('*/api/v1/gdpr/web/consent/filter', () => dataResponse(consentPage)),
)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => {
  requests.length = 0
  localStorage.clear()
  sessionStorage.clear()
  useCartStore.setState({ ref: null, isRestored: true })
  address.search = `orderSlug=${order.orderSlug}`
  useAuthStore.setState({ status: 'signedOut', userId: null, access: null })
})

it('shows the order to the tab that made it and clears the draft', async () => {
  saveDraft(initialAddressForm({ draft: null, guest: null, user: null, email: '', country: 'HR', accepted: [] }), null)
  saveOrderAccess(order.orderSlug, { cartId: 'k', protectCode: 't' })
  renderInShop(<SuccessView />)
  expect(screen.queryByText(/Oznaka narudžbe/), 'no label before the number has loaded').toBeNull()
  expect(await screen.findByText(`Potvrdu smo poslali na ${order.email}.`)).toBeDefined()
  expect(screen.getByText(order.number)).toBeDefined()
  expect(screen.getByText('Naručeno')).toBeDefined()
  expect(requests).toEqual([{ cartId: 'k', protectCode: 't', orderSlug: order.orderSlug }])
  expect(readDraft(null)).toBeNull()
})

it.each([
  [null, `Razlika za narudžbu ${order.number} je plaćena`],
  [{ amount: 10, payBy: '2026-11-27T10:00:00.000Z', transfer: null }, `Provjeravamo uplatu razlike za narudžbu ${order.number}`],
])('does not thank for a new order when a difference was paid', async (difference, title) => {
  address.search = `orderSlug=${order.orderSlug}&pays=difference`
  saveOrderAccess(order.orderSlug, { cartId: 'k', protectCode: 't' })
  server.use(http.post('*/api/v2/ecommerce/order/summary', () => dataResponse({ ...order, difference })))
  renderInShop(<SuccessView />)
  expect(await screen.findByRole('heading', { name: title })).toBeDefined()
  expect(screen.queryByText(/Hvala na narudžbi/)).toBeNull()
})

// The card below says what has become of the order.
it.each(['awaiting_payment', 'paid', 'delivered'] as const)('thanks in words that are true of an order that is %s', async (status) => {
  saveOrderAccess(order.orderSlug, { cartId: 'k', protectCode: 't' })
  server.use(http.post('*/api/v2/ecommerce/order/summary', () => dataResponse({ ...order, status })))
  renderInShop(<SuccessView />)
  await screen.findByText(order.number)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hvala na narudžbi')
})

it.each([
  ['k', null],
  ['another', { cartId: 'another', protectCode: 't' }],
])('after the order of cart k the cart %s becomes %o', async (cartId, left) => {
  saveOrderAccess(order.orderSlug, { cartId: 'k', protectCode: 't' })
  useCartStore.setState({ ref: { cartId, protectCode: 't' }, isRestored: true })
  renderInShop(<SuccessView />)
  await screen.findByText(order.number)
  expect(useCartStore.getState().ref).toEqual(left)
})

it('the page of an earlier order keeps the draft of the cart that came after it', async () => {
  saveDraft(initialAddressForm({ draft: null, guest: null, user: null, email: '', country: 'HR', accepted: [] }), null)
  saveOrderAccess(order.orderSlug, { cartId: 'k', protectCode: 't' })
  useCartStore.setState({ ref: { cartId: 'another', protectCode: 't' }, isRestored: true })
  renderInShop(<SuccessView />)
  await screen.findByText(order.number)
  expect(readDraft(null)).not.toBeNull()
})

it.each(['', `orderSlug=${order.orderSlug}`])('thanks nobody without access and hides the order, for "%s"', async (search) => {
  address.search = search
  renderInShop(<SuccessView />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Ovu narudžbu ovdje ne možemo prikazati' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Pronađi narudžbu' })).toBeDefined()
  expect(screen.queryByText(/Hvala/)).toBeNull()
  expect(screen.queryByText('Naručeno')).toBeNull()
  expect(document.body.textContent).not.toContain(order.email)
  expect(requests).toEqual([])
})

it('keeps the draft of somebody who only opens the page', async () => {
  saveDraft(initialAddressForm({ draft: null, guest: null, user: null, email: '', country: 'HR', accepted: [] }), null)
  renderInShop(<SuccessView />)
  await screen.findByRole('link', { name: 'Pronađi narudžbu' })
  expect(readDraft(null)).not.toBeNull()
})

it.each(['{', '{"cartId":1}', 'null'])('ignores the malformed order access %s', (stored) => {
  sessionStorage.setItem(`order:${order.orderSlug}`, stored)
  renderInShop(<SuccessView />)
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined()
  expect(requests).toEqual([])
})

// docs/rules/accounts.md#account-after-order
it.each<[Response, RegExp]>([
  [dataResponse({ email: order.email }), /poslali smo poveznicu/],
  [errorResponse('USER_EXISTS'), /već postoji račun/],
])('offers a guest an account: %#', async (answer, expected) => {
  const sent: unknown[] = []
  server.use(
    http.post('*/api/v2/ecommerce/order/openAccount', async ({ request }) => {
      sent.push(await request.json())
      return answer
    }),
  )
  saveOrderAccess(order.orderSlug, { cartId: 'k', protectCode: 't' })
  const { user } = renderInShop(<SuccessView />)
  await user.type(await screen.findByLabelText(/^Lozinka/), 'duga noć uz lampu')
  await user.click(screen.getByRole('button', { name: 'Otvorite račun' }))
  expect(sent, 'the consent of an account is required').toEqual([])
  await user.click(screen.getByRole('checkbox', { name: /Prihvaćam/ }))
  await user.click(screen.getByRole('button', { name: 'Otvorite račun' }))
  expect(await screen.findByText(expected)).toBeDefined()
  expect(sent).toEqual([{ cartId: 'k', protectCode: 't', orderSlug: order.orderSlug, password: 'duga noć uz lampu', consents: [3] }])
})

it('offers somebody who is signed in no account', async () => {
  useAuthStore.setState({ status: 'signedIn', userId: '1' })
  saveOrderAccess(order.orderSlug, { cartId: 'k', protectCode: 't' })
  renderInShop(<SuccessView />)
  await screen.findByText(order.number)
  expect(screen.queryByRole('button', { name: 'Otvorite račun' })).toBeNull()
})
