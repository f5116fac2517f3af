import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import type { BuyerOrder } from '@/lib/api/entities/order.schema'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { sampleOrder } from '@/tests/support/samples/sample-order'
import { PaymentView } from './payment-view'

vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ children }: { children: React.ReactNode }) => <a href="#link">{children}</a>,
  getPathname: () => '/',
  useRouter: () => ({ push: () => {} }),
  useSearchParams: () => new URLSearchParams('orderSlug=moja'),
}))

vi.mock(import('./payment-queries'), async (original) => ({ ...(await original()), successUrl: (orderSlug) => `#${orderSlug}` }))

vi.setConfig({ testTimeout: 20_000 })

const pays = 'order'
const card = {
  id: 3,
  name: 'Kartica',
  description: 'Na stranici banke.',
  paymentType: 'CARD',
  fee: 0,
  filesOnDelivery: false,
  holdProblem: null,
  total: 24.4,
  pays,
}
const payPal = {
  id: 4,
  name: 'PayPal',
  description: 'Svojim računom.',
  paymentType: 'PAYPAL',
  fee: 0,
  filesOnDelivery: false,
  holdProblem: null,
  total: 24.4,
  pays,
}
const cash = {
  id: 5,
  name: 'Pouzeće',
  description: 'Pri preuzimanju.',
  paymentType: null,
  fee: 1.5,
  filesOnDelivery: true,
  holdProblem: null,
  total: 25.9,
  pays,
}
const withdrawal = { isOpen: true, until: null, requests: [] }
const form = { action: 'https://banka.example/pay', method: 'POST', fields: { reference: 'moja.1' } }

const posted: { action: string; fields: object }[] = []
const requests: unknown[] = []
let html: unknown = JSON.stringify(form)

const base = '*/api/v2/ecommerce/payment'
const server = setupServer(
  http.post(`${base}/retryMethods`, () => dataResponse([card, payPal, cash])),
  http.post(`${base}/retry`, async ({ request }) => {
    requests.push(await request.json())
    return dataResponse({ html, orderSlug: 'moja' })
  }),
  http.get('*/api/v1/document/order/get', () => errorResponse('NOT_FOUND')),
)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => {
  sessionStorage.clear()
  posted.length = 0
  requests.length = 0
  html = JSON.stringify(form)
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    posted.push({ action: this.action, fields: Object.fromEntries(new FormData(this)) })
  })
})

function show(origins = ['https://banka.example']) {
  renderInShop(<PaymentView origins={origins} />)
}

it('opens the bank once right after the order', async () => {
  sessionStorage.setItem('pay:moja', 'now')
  show()
  await waitFor(() => expect(posted).toEqual([{ action: form.action, fields: form.fields }]))
  expect(requests).toEqual([{ orderSlug: 'moja', paymentMethodId: null, total: null }])
  expect(sessionStorage.getItem('pay:moja')).toBeNull()
})

it('offers the methods after Back or a link', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Plati: Kartica' }))
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(requests).toEqual([{ orderSlug: 'moja', paymentMethodId: 3, total: 24.4 }])
})

// docs/rules/payments.md#payment-confirmation
it('names the fee and total of each method, and chooses one without a provider once its total is confirmed', async () => {
  html = ''
  show()
  const button = await screen.findByRole('button', { name: 'Odaberi: Pouzeće' })
  const item = button.closest('li')
  expect(item?.textContent).toContain('25,90')
  expect(item?.textContent).toContain('uključena naknada 1,50')
  await userEvent.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Potvrdite način plaćanja' })
  expect(dialog.textContent).toContain('Pouzeće')
  expect(dialog.textContent).toMatch(/Naknada za plaćanje1,50/)
  expect(dialog.textContent).toMatch(/Ukupno za plaćanje25,90/)
  expect(dialog.textContent).toContain('E-knjigu šaljemo e-poštom kad paket preuzmete i platite.')
  expect(requests, 'nothing is agreed yet').toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: /^Naruči uz obvezu plaćanja · 25,90/ }))
  await waitFor(() => expect(window.location.hash).toBe('#moja'))
  expect(requests).toEqual([{ orderSlug: 'moja', paymentMethodId: 5, total: 25.9 }])
})

it('changes nothing when the confirmation is dismissed', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Odaberi: Pouzeće' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Natrag' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requests).toEqual([])
})

it('asks again with the new total when it has changed meanwhile', async () => {
  const dearer = { ...cash, fee: 3, total: 27.4 }
  server.use(
    http.post(`${base}/retry`, () => errorResponse('PAYMENT_CHANGED')),
    http.post(`${base}/retryMethods`, () => dataResponse([card, cash]), { once: true }),
    http.post(`${base}/retryMethods`, () => dataResponse([card, dearer])),
  )
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Odaberi: Pouzeće' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Naruči uz obvezu plaćanja · 25,90/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('Iznos se u međuvremenu promijenio')
  expect(await screen.findByText(/^27,40/)).toBeDefined()
})

// docs/rules/checkout.md#nothing-to-pay
it('says how the order is paid by now when another tab has changed it', async () => {
  const sample = sampleOrder()
  const payment = { ...sample.payment, bankTransfer: null }
  const order = { ...sample, payment, paymentKind: 'provider', status: 'awaiting_payment', orderSlug: 'moja', slip: null, withdrawal }
  server.use(
    http.post(`${base}/retry`, () => errorResponse('PAYMENT_NOT_FOUND')),
    http.post(`${base}/retryMethods`, () => dataResponse([card]), { once: true }),
    http.post(`${base}/retryMethods`, () => dataResponse([])),
    http.get('*/api/v1/document/order/get', () => dataResponse(order), { once: true }),
    http.get('*/api/v1/document/order/get', () => dataResponse({ ...order, paymentKind: 'cashOnDelivery' })),
  )
  useAuthStore.setState({ status: 'signedOut' })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Plati: Kartica' }))
  expect(await screen.findByText('Narudžbu plaćate pri preuzimanju')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toContain('Način plaćanja već je promijenjen: ')
})

it('says that another tab has chosen a transfer, beside its data', async () => {
  const sample = sampleOrder()
  const order = { ...sample, paymentKind: 'provider', status: 'awaiting_payment', orderSlug: 'moja', slip: null, withdrawal }
  const byTransfer = { ...order, paymentKind: 'bankTransfer', payment: { ...sample.payment, name: 'Opća uplatnica' } }
  const byCard = { ...order, payment: { ...sample.payment, bankTransfer: null } }
  server.use(
    http.post(`${base}/retry`, () => errorResponse('PAYMENT_NOT_FOUND')),
    http.post(`${base}/retryMethods`, () => dataResponse([cash]), { once: true }),
    http.post(`${base}/retryMethods`, () => dataResponse([])),
    http.get('*/api/v1/document/order/get', () => dataResponse(byCard), { once: true }),
    http.get('*/api/v1/document/order/get', () => dataResponse(byTransfer)),
  )
  useAuthStore.setState({ status: 'signedOut' })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Odaberi: Pouzeće' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Naruči uz obvezu plaćanja/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('Način plaćanja već je promijenjen: Opća uplatnica')
  expect(screen.getByText('HR89 2999 0071 1055 5012 3')).toBeDefined()
})

it('does not post a form to an unknown origin', async () => {
  show(['https://druga.example'])
  await userEvent.click(await screen.findByRole('button', { name: 'Plati: Kartica' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Plaćanje trenutačno ne odgovara')
  expect(posted).toEqual([])
})

it('offers a retry when the provider is unavailable', async () => {
  server.use(http.post(`${base}/retry`, () => errorResponse('PAYMENT_UNAVAILABLE')))
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Plati: PayPal' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Plaćanje trenutačno ne odgovara')
  screen.getByRole('button', { name: 'Plati: Kartica' })
})

// docs/rules/orders.md#unpaid-holds
it('says why a method is refused, and offers the others', async () => {
  server.use(http.post(`${base}/retry`, () => errorResponse('HOLD_TOO_MANY')))
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Odaberi: Pouzeće' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Naruči uz obvezu plaćanja/ }))
  const refusal = await screen.findByRole('alert')
  expect(refusal.textContent).toContain('Tako sada ne možete platiti')
  expect(refusal.textContent).toContain('već čuvamo više neplaćenih narudžbi')
  screen.getByRole('button', { name: 'Plati: Kartica' })
})

it('says no more than that an order which it cannot read is not paid here', async () => {
  server.use(http.post(`${base}/retryMethods`, () => dataResponse([])))
  show()
  expect(await screen.findByText('Ovu narudžbu ovdje sada nije moguće platiti')).toBeDefined()
})

// docs/rules/checkout.md#nothing-to-pay
it('shows how to pay an order that awaits a bank transfer', async () => {
  const order = { ...sampleOrder(), paymentKind: 'bankTransfer', status: 'awaiting_payment', orderSlug: 'moja', slip: null, withdrawal }
  server.use(
    http.post(`${base}/retryMethods`, () => dataResponse([])),
    http.get('*/api/v1/document/order/get', () => dataResponse(order)),
  )
  useAuthStore.setState({ status: 'signedOut' })
  show()
  expect(await screen.findByText('HR89 2999 0071 1055 5012 3')).toBeDefined()
  expect(screen.queryByText('Ovu narudžbu ovdje sada nije moguće platiti')).toBeNull()
})

// docs/rules/after-sale.md#withdrawal-unpaid
it.each([
  ['bankTransfer', 'shows no data of a transfer', []],
  ['provider', 'offers no method', [card]],
])('of %s %s while a withdrawal waits for its answer', async (paymentKind, _, methods) => {
  const request = { id: 1, state: 'requested', requestedAt: '2026-11-20T19:00:00.000Z', decidedAt: null, answer: '', lines: [] }
  const withdrawn = { ...withdrawal, requests: [request] }
  const order = { ...sampleOrder(), paymentKind, orderSlug: 'moja', slip: null, withdrawal: withdrawn }
  server.use(
    http.post(`${base}/retryMethods`, () => dataResponse(methods)),
    http.get('*/api/v1/document/order/get', () => dataResponse(order)),
  )
  useAuthStore.setState({ status: 'signedOut' })
  show()
  expect(await screen.findByText('Zasad ne uplaćujte')).toBeDefined()
  expect(screen.queryByText('HR89 2999 0071 1055 5012 3')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

it('says how to open an order that this browser may not read', async () => {
  server.use(http.post(`${base}/retryMethods`, () => errorResponse('NOT_FOUND')))
  show()
  expect(await screen.findByText('Narudžbu ovdje ne možemo otvoriti')).toBeDefined()
})

const checkedDifference = { amount: 10, payBy: '2026-11-29T18:30:00.000Z', transfer: null, paymentCheckedBy: 'shop' as const }

// docs/rules/checkout.md#nothing-to-pay, docs/rules/payments.md#money-on-the-way, docs/rules/payments.md#suspect-payment
it.each<[string, Partial<BuyerOrder>, string]>([
  ['is paid', { status: 'paid' }, 'Ova je narudžba plaćena'],
  ['is cancelled', { status: 'cancelled' }, 'Ova je narudžba otkazana'],
  ['was withdrawn from', { status: 'withdrawn' }, 'Odustali ste od ove narudžbe'],
  ['is refunded', { status: 'refunded' }, 'Novac za ovu narudžbu je vraćen'],
  ['is being confirmed', { paymentCheckedBy: 'provider' }, 'Banka još potvrđuje vaše plaćanje, pričekajte'],
  ['is being checked by the shop', { paymentCheckedBy: 'shop' }, 'Provjeravamo vaše plaćanje'],
  ['waits for a difference that is being checked', { status: 'paid', difference: checkedDifference }, 'Provjeravamo vaše plaćanje'],
  ['has no applicable method', {}, 'Ovu narudžbu ovdje sada nije moguće platiti'],
  ['is paid on delivery', { paymentKind: 'cashOnDelivery' }, 'Narudžbu plaćate pri preuzimanju'],
])('says of an order that %s why nothing is to be paid', async (_, own, title) => {
  const payment = { name: 'Kartica', instructions: '', bankTransfer: null }
  const order = { ...sampleOrder({ payment }), paymentKind: 'provider', paymentCheckedBy: null, withdrawal, orderSlug: 'moja', ...own }
  server.use(
    http.post(`${base}/retryMethods`, () => dataResponse([])),
    http.get('*/api/v1/document/order/get', () => dataResponse(order)),
  )
  useAuthStore.setState({ status: 'signedOut' })
  show()
  expect(await screen.findByText(title)).toBeDefined()
  expect(screen.getByText('Pogledaj narudžbu')).toBeDefined()
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.queryByRole('button')).toBeNull()
})
