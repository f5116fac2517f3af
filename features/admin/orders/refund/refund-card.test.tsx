import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { setToastHost } from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { RefundCard } from './refund-card'

const staff = vi.hoisted(() => ({ scopes: ['orders', 'orders.money'] }))
vi.mock('@/features/auth/session/office-user', () => ({ useOfficeUser: () => ({ data: staff }) }))

type RefundableOrder = Parameters<typeof RefundCard>[0]['order']

const line = { sku: 'KNJ-1', optionLabels: [], refunded: 0, returnable: 0, sent: 0, toSend: 0 }
const order: RefundableOrder = {
  id: 7,
  refundBy: 'hand',
  refundable: { left: 29.5, delivery: 4.5 },
  lines: [
    { ...line, id: 1, name: 'Knjiga', qty: 2, returned: 0 },
    { ...line, id: 2, name: 'Olovka', qty: 1, returned: 1 },
  ],
}
const preview = {
  total: 15.5,
  left: 29.5,
  lines: [{ lineId: 1, name: 'Knjiga', qty: 1, amount: 10 }],
  delivery: 4.5,
  amount: 1,
  vatByRate: [{ rate: 5, base: 14.76, vat: 0.74 }],
  by: 'hand' as const,
  isCredited: true,
  isWhole: false,
}

const sent: { path: string; key: string | null; body: unknown }[] = []
const server = setupServer(
  http.post('*/order/office/refund/:call/:id', async ({ request, params }) => {
    sent.push({ path: String(params.call), key: request.headers.get('idempotency-key'), body: await request.json() })
    return dataResponse(params.call === 'preview' ? preview : { id: 7 })
  }),
)
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setToastHost({ open: () => {}, describe: (error) => String(error) })
})
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => {
  sent.length = 0
  staff.scopes = ['orders', 'orders.money']
})

async function choose() {
  const { user } = renderInShop(<RefundCard order={order} />)
  await user.click(screen.getByRole('button', { name: 'Vrati novac' }))
  await user.click(screen.getByRole('button', { name: 'Više: Knjiga' }))
  await user.click(screen.getByRole('checkbox', { name: /Dostava i naknade/ }))
  await user.type(screen.getByLabelText('Dodatni iznos'), '1,00')
  await user.type(screen.getByLabelText('Razlog'), 'Oštećeno.')
  await user.type(screen.getByLabelText('IBAN kupca'), 'HR1210010051863000160')
  await user.click(screen.getByRole('button', { name: 'Izračunaj povrat' }))
  return user
}

it('shows the refund with its VAT before it is paid, and pays what was shown', async () => {
  const user = await choose()
  expect(await screen.findByText(/PDV 5 % na 14,76/)).toBeTruthy()
  expect(sent).toMatchObject([{ path: 'preview', body: { lines: [{ lineId: 1, quantity: 1, restock: true }], delivery: true, amount: 1 } }])
  await user.click(screen.getByRole('button', { name: /^Vrati 15,50/ }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ path: 'create', body: { total: 15.5, reason: 'Oštećeno.', iban: 'HR1210010051863000160' } })
  await waitFor(() => expect(screen.queryByText(/PDV 5 %/)).toBeNull())
})

it('has the delivery ticked for the last pieces of a withdrawal', async () => {
  const { user } = renderInShop(<RefundCard order={order} returnId={4} refundsDelivery />)
  await user.click(screen.getByRole('button', { name: 'Vrati novac' }))
  expect(screen.getByRole('checkbox', { name: /Dostava i naknade/ })).toHaveProperty('checked', true)
})

it('asks again after a change, and a repeated confirmation has the same key', async () => {
  const user = await choose()
  const failing = http.post('*/order/office/refund/create/:id', ({ request }) => {
    sent.push({ path: 'create', key: request.headers.get('idempotency-key'), body: null })
    return errorResponse('UNAVAILABLE')
  })
  server.use(failing)
  await user.click(await screen.findByRole('button', { name: /^Vrati 15,50/ }))
  await waitFor(() => expect(sent).toHaveLength(2))
  await user.click(await screen.findByRole('button', { name: /^Vrati 15,50/ }))
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent[1]?.key).toBe(sent[2]?.key)
  await user.click(screen.getByRole('button', { name: 'Manje: Knjiga' }))
  expect(screen.queryByRole('button', { name: /^Vrati 15,50/ })).toBeNull()
})

it('says at its field what is wrong with an amount or an IBAN, and asks for no preview', async () => {
  const { user } = renderInShop(<RefundCard order={order} />)
  await user.click(screen.getByRole('button', { name: 'Vrati novac' }))
  const amount = screen.getByLabelText('Dodatni iznos')
  await user.type(amount, 'abc')
  expect(screen.getByText('Upišite iznos, na primjer 12,50.')).toBeTruthy()
  await user.clear(amount)
  await user.type(amount, '999')
  expect(screen.getByText(/Može se vratiti najviše 29,50/)).toBeTruthy()
  await user.clear(amount)
  await user.type(amount, '29,50')
  await user.type(screen.getByLabelText('IBAN kupca'), 'HR1210010051863000161')
  await user.click(screen.getByRole('button', { name: 'Izračunaj povrat' }))
  expect(screen.getByText('Ovo nije ispravan IBAN. Provjerite znamenke.')).toBeTruthy()
  expect(sent).toEqual([])
})

it('pays the pieces of a return, whose stock has moved', async () => {
  const ofReturn = { ...order, lines: [{ ...line, id: 1, name: 'Knjiga', qty: 2, returned: 1 }] }
  const { user } = renderInShop(<RefundCard returnId={4} order={ofReturn} />)
  await user.click(screen.getByRole('button', { name: 'Vrati novac' }))
  expect(screen.queryByRole('checkbox', { name: 'Natrag na policu' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Izračunaj povrat' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ returnId: 4, lines: [{ lineId: 1, quantity: 1 }], delivery: false })
})

it('offers nothing without the right or without money', () => {
  staff.scopes = ['orders']
  renderInShop(<RefundCard order={order} />)
  expect(screen.queryByRole('region')).toBeNull()
  staff.scopes = ['orders.money']
  renderInShop(<RefundCard order={{ ...order, refundable: null }} />)
  expect(screen.queryByRole('region')).toBeNull()
})

// docs/rules/storefront.md#quantity-input
it('neither previews nor pays by an invalid quantity', async () => {
  const user = await choose()
  const pay = await screen.findByRole('button', { name: /^Vrati 15,50/ })
  const pieces = screen.getByRole('spinbutton', { name: /Knjiga/ })
  await user.clear(pieces)
  await user.click(pay)
  expect(document.activeElement).toBe(pieces)
  await user.click(screen.getByRole('button', { name: 'Izračunaj povrat' }))
  expect(sent.map(({ path }) => path)).toEqual(['preview'])
})
