import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { BuyerOrder } from '@/lib/api/entities/order.schema'
import { setToastHost } from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { errorResponse } from '@/tests/support/http/fake-responses'
import { sampleOrder } from '@/tests/support/samples/sample-order'
import { OrderDetails } from './components/order-details'

vi.mock('@/lib/i18n/navigation', () => ({ Link: ({ children }: { children: React.ReactNode }) => <span>{children}</span> }))

const toasted = vi.hoisted(() => vi.fn<(text: string) => void>())
vi.mock('@/lib/browser/toast/toast-host', () => ({ rememberCall: () => {}, toast: { error: toasted } }))

const order: BuyerOrder = {
  ...sampleOrder(),
  paymentKind: 'bankTransfer',
  way: 'home',
  heldUntil: null,
  tracking: '',
  shipments: [],
  downloads: [],
  invoices: [],
  timeline: [{ status: 'awaiting_payment', at: '2026-11-20T18:00:00.000Z' }],
  difference: null,
  paymentCheckedBy: null,
  replacedPayment: null,
  awaitsFiles: false,
  slip: { width: 10, height: 4, path: 'M0 0h1v3z' },
  withdrawal: { isOpen: true, until: null, requests: [] },
}

const server = setupServer(http.post('*/api/v1/document/order/*', () => errorResponse('NOT_FOUND')))
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

it.each(['Potvrda narudžbe (PDF)', 'Preuzmi: Račun 12/WEB/1', 'Preuzmi: Storno račun 13/WEB/1', 'Preuzmi: noci.epub'])(
  'says so when %s does not come',
  async (name) => {
    toasted.mockClear()
    setToastHost({ open: () => {}, describe: String })
    const paper = { issuedAt: order.createdAt, total: 58.41 }
    const invoices = [
      { ...paper, id: 1, kind: 'invoice' as const, number: '12/WEB/1' },
      { ...paper, id: 2, kind: 'credit' as const, number: '13/WEB/1' },
    ]
    const downloads = [{ lineId: 1, fileId: 2, product: 'Noći', name: 'noci.epub', mediaType: 'application/epub+zip', size: 1530, left: 9 }]
    const { user } = renderInShop(<OrderDetails order={{ ...order, invoices, downloads }} />)
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(toasted).toHaveBeenCalled())
    expect(toasted.mock.lastCall?.[0]).toBe('Preuzimanje neuspješno. Molimo pokušajte ponovno.')
  },
)

// docs/rules/after-sale.md#withdrawal-companies
it.each([
  ['a consumer', null, true],
  ['a company', '99007123051', false],
])('tells %s what a download ends: %s %s', (_, companyOIB, isSaid) => {
  const downloads = [{ lineId: 1, fileId: 2, product: 'Noći', name: 'noci.epub', mediaType: 'application/epub+zip', size: 1530, left: 9 }]
  renderInShop(<OrderDetails order={{ ...order, billing: { ...order.billing, companyOIB }, downloads }} />)
  expect(screen.queryByText(/od preuzete e-knjige više ne možete odustati/) !== null).toBe(isSaid)
})

// docs/rules/after-sale.md#withdrawal-declaration
it.each([
  ['no piece is withdrawn', 'requested', 0, true],
  ['all is withdrawn', 'requested', 1, false],
  ['the withdrawal of all was refused', 'refused', 1, true],
] as const)('offers a withdrawal where %s: %s %i', (_, state, share, isOffered) => {
  const lines = order.items.map(({ name, qty }) => ({ name, qty: qty * share }))
  const request = { id: 1, state, requestedAt: order.createdAt, decidedAt: null, answer: '', lines }
  renderInShop(<OrderDetails order={{ ...order, withdrawal: { isOpen: true, until: null, requests: [request] } }} />)
  expect(screen.queryByText('Odustanak od ugovora') !== null).toBe(isOffered)
})

// docs/rules/payments.md#replaced-payment
it.each([
  ['voided', 'Plaćanje karticom je poništeno, novac nije naplaćen.'],
  ['refunded', 'Novac plaćen karticom vraćamo: na računu je za nekoliko radnih dana.'],
] as const)('says what became of the card when the order is paid on delivery: %s', (outcome, text) => {
  renderInShop(<OrderDetails order={{ ...order, paymentKind: 'cashOnDelivery', replacedPayment: { way: 'card', outcome } }} />)
  expect(screen.getByText(text)).toBeDefined()
})

// docs/rules/after-sale.md#download-unlock
it.each([
  ['cashOnDelivery', 'home', 'E-knjigu šaljemo e-poštom kad paket preuzmete i platite.'],
  ['cashOnDelivery', 'pickup', 'E-knjigu šaljemo e-poštom kad narudžbu preuzmete i platite u knjižari.'],
  ['bankTransfer', 'pickup', 'E-knjigu šaljemo e-poštom čim uplata stigne.'],
] as const)('says when the e-book beside goods comes: %s, %s', (paymentKind, way, text) => {
  renderInShop(<OrderDetails order={{ ...order, paymentKind, way, awaitsFiles: true }} />)
  expect(screen.getByText(text)).toBeDefined()
})

it('shows how to pay', () => {
  renderInShop(<OrderDetails order={order} />)
  expect(screen.getByRole('heading', { name: 'Čekamo uplatu' })).toBeDefined()
  expect(screen.getByRole('img', { name: 'Barkod za plaćanje' })).toBeDefined()
  expect(screen.getByText('HR89 2999 0071 1055 5012 3')).toBeDefined()
  expect(screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step')).toHaveLength(1)
})

// docs/rules/payments.md#suspect-payment
it.each(['provider', 'bankTransfer'] as const)('says that the shop checks a payment, and asks nobody to pay: %s', (paymentKind) => {
  renderInShop(<OrderDetails order={{ ...order, paymentKind, paymentCheckedBy: 'shop' }} />)
  expect(screen.getByRole('heading', { name: 'Provjeravamo vaše plaćanje' })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Podaci za uplatu' })).toBeNull()
})

it('says how long the goods are held and which bank is paid', () => {
  const instructions = 'Knjige čuvamo pet radnih dana.'
  renderInShop(<OrderDetails order={{ ...order, payment: { ...order.payment, instructions } }} />)
  const card = within(screen.getByRole('region', { name: 'Podaci za uplatu' }))
  expect(card.getByText(instructions)).toBeDefined()
  expect(card.getByText('Gradska štedionica d.d.')).toBeDefined()
})

// docs/rules/orders.md#buyer-notifications
it.each([
  ['paid', 'Narudžbu pripremamo i javljamo se kad vas čeka u knjižari.'],
  ['packed', 'Čeka vas u knjižari, na polici s vašim imenom.'],
  ['delivered', 'Ugodno čitanje!'],
] as const)('speaks of the bookshop, not of a parcel, to a buyer who collects: %s', (status, text) => {
  const timeline = [{ status, at: '2026-11-20T18:00:00.000Z' }]
  renderInShop(<OrderDetails order={{ ...order, way: 'pickup', status, timeline }} />)
  expect(screen.getByText(text)).toBeDefined()
  expect(screen.getByText('Spremno za preuzimanje')).toBeDefined()
  expect(screen.getByText('Preuzeto')).toBeDefined()
})

// docs/rules/after-sale.md#withdrawal-unpaid
function renderWithdrawal(state: 'requested' | 'accepted' | 'refused', own: Partial<BuyerOrder> = {}) {
  const request = { id: 1, state, requestedAt: order.createdAt, decidedAt: null, answer: '', lines: [{ name: 'Platnena torba', qty: 1 }] }
  renderInShop(<OrderDetails order={{ ...order, ...own, withdrawal: { isOpen: true, until: null, requests: [request] } }} />)
}

it('asks nobody to pay an unpaid transfer while a withdrawal is not answered', () => {
  renderWithdrawal('requested')
  expect(screen.getByText('Odustanak je zaprimljen')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Zasad ne uplaćujte' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Podaci za uplatu' })).toBeNull()
  expect(screen.queryByText('HR89 2999 0071 1055 5012 3')).toBeNull()
})

it('says of an order with a withdrawal not that it is being packed', () => {
  const payment = { ...order.payment, bankTransfer: null }
  renderWithdrawal('requested', { paymentKind: 'cashOnDelivery', payment })
  expect(screen.getByRole('heading', { name: 'Odustali ste od dijela narudžbe' })).toBeDefined()
  expect(screen.getAllByText(/^Zaprimili smo vaš odustanak/)).toHaveLength(1)
  expect(screen.queryByText(/Pakiramo je/)).toBeNull()
})

it('still says of an order for pickup with a part withdrawn where the rest waits', () => {
  renderWithdrawal('requested', { way: 'pickup', status: 'packed' })
  expect(screen.getByRole('heading', { name: 'Odustali ste od dijela narudžbe' })).toBeDefined()
  expect(screen.getByText(/ostatak narudžbe ostaje kako je dogovoreno/)).toBeDefined()
  expect(screen.getByText('Čeka vas u knjižari, na polici s vašim imenom.')).toBeDefined()
})

it.each([
  ['accepted', 'Odustanak je prihvaćen'],
  ['refused', 'Odustanak nije prihvaćen'],
] as const)('shows a withdrawal that is %s above the payment data', (state, title) => {
  renderWithdrawal(state)
  const payment = screen.getByRole('heading', { name: 'Podaci za uplatu' })
  expect(screen.getByText(title).compareDocumentPosition(payment) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('shows where an order is collected and by whom, not their address', () => {
  const delivery = {
    name: 'Preuzimanje u knjižari',
    estimate: 'isti dan',
    branch: null,
    kind: 'pickup' as const,
    place: 'Tiha ulica 7, Zagreb',
  }
  const shipping = { ...order.billing, firstName: 'Iva', lastName: 'Horvat', street: 'Daleka ulica' }
  renderInShop(<OrderDetails order={{ ...order, delivery, shipping }} />)
  expect(screen.getByText('Preuzima: Iva Horvat')).toBeDefined()
  expect(screen.getByText('Tiha ulica 7, Zagreb')).toBeDefined()
  expect(screen.queryByText(/Daleka ulica/)).toBeNull()
})

it('shows tracking, files and answers, and no payment', () => {
  const file = {
    lineId: 1,
    fileId: 2,
    product: 'Bijele noći',
    name: 'bijele-noci.epub',
    mediaType: 'application/epub+zip',
    size: 1530,
    left: 9,
  }
  const request = {
    id: 1,
    state: 'refused' as const,
    requestedAt: order.createdAt,
    decidedAt: order.createdAt,
    answer: 'Knjiga nosi posvetu.',
    lines: [],
  }
  const withdrawal = { isOpen: false, until: '2026-12-04', requests: [request] }
  renderInShop(<OrderDetails order={{ ...order, status: 'shipped', tracking: 'Tihi kurir 42', downloads: [file], withdrawal }} />)
  expect(screen.getByRole('heading', { name: 'Paket je na putu' })).toBeDefined()
  expect(screen.queryByRole('img', { name: 'Barkod za plaćanje' })).toBeNull()
  expect(screen.getByText('Tihi kurir 42')).toBeDefined()
  expect(screen.getByText('bijele-noci.epub, 1,5 kB')).toBeDefined()
  expect(screen.getByText('Još 9 preuzimanja')).toBeDefined()
  expect(screen.getByText('Knjiga nosi posvetu.')).toBeDefined()
  expect(screen.queryByText('Odustanak od ugovora')).toBeNull()
})

it('shows the gift message', () => {
  renderInShop(<OrderDetails order={{ ...order, gift: { message: 'Sretan ti rođendan!', from: 'Ana', to: 'Đurđa' } }} />)
  expect(screen.getByText(/Za: Đurđa\s+Od: Ana\s+Sretan ti rođendan!/)).toBeDefined()
})

it.each([
  [5.99, '−5,99\u00a0€'],
  [0, 'besplatna dostava'],
])('shows the coupon that saved %s', (coupon, worth) => {
  renderInShop(<OrderDetails order={{ ...order, summary: { ...order.summary, coupon }, couponCode: 'JESEN10' }} />)
  expect(screen.getByText('Kupon JESEN10').nextElementSibling?.textContent).toBe(worth)
})

it('shows a discount without its code, and no free delivery without a delivery', () => {
  renderInShop(<OrderDetails order={{ ...order, summary: { ...order.summary, coupon: 5.99 }, couponCode: null }} />)
  expect(screen.getByText('Popust').nextElementSibling?.textContent).toBe('−5,99\u00a0€')
  cleanup()
  const summary = { ...order.summary, coupon: 0 }
  renderInShop(<OrderDetails order={{ ...order, summary, couponCode: 'DOSTAVA', shipping: null, delivery: null }} />)
  expect(screen.queryByText('besplatna dostava')).toBeNull()
})

it('shows no steps for a cancelled order', () => {
  renderInShop(<OrderDetails order={{ ...order, status: 'cancelled' }} />)
  expect(screen.getByRole('heading', { name: 'Narudžba je otkazana' })).toBeDefined()
  expect(screen.queryByRole('list', { name: 'Put narudžbe' })).toBeNull()
})

// docs/rules/orders.md#status-conditions
it.each([
  ['awaiting_payment', /poveznicama za preuzimanje/],
  ['paid', 'Datoteke možete preuzeti.'],
] as const)('speaks of no parcel in a digital order that is %s', (status, text) => {
  renderInShop(<OrderDetails order={{ ...order, status, way: 'digital', shipping: null, delivery: null }} />)
  expect(screen.getByText(text)).toBeDefined()
  expect(screen.queryByText(/pakir|pakiranje|na put/)).toBeNull()
})
