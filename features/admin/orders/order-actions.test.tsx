import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { boundKeys } from '@/features/admin/keys/key-registry'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { errorResponse } from '@/tests/support/http/fake-responses'
import { OrderActions } from './order-actions'

const { staff, toasts } = vi.hoisted(() => ({
  staff: { scopes: ['orders', 'orders.money'] },
  toasts: { toastSuccess: vi.fn<(text: string) => void>(), toastErrorText: vi.fn<(text: string, cause: unknown) => void>() },
}))
vi.mock('@/lib/browser/toast/toast', () => toasts)
vi.mock('@/features/auth/session/office-user', () => ({ useOfficeUser: () => ({ data: staff }) }))

type Acting = Parameters<typeof OrderActions>[0]['order']

const order: Acting = {
  id: 7,
  number: '2026-000007',
  status: 'packed',
  paymentKind: 'bankTransfer',
  email: 'ana@primjer.hr',
  events: [],
  next: ['shipped'],
  isMoneyIn: false,
  refundBy: 'hand',
  payments: [],
  refunds: [],
  refundable: null,
  proposedEdit: null,
  paymentCheckedBy: null,
  withdrawal: { isOpen: true, until: null, requests: [] },
  summary: { orderTotal: 24.5 },
  delivery: null,
}
const proposedEdit = {
  difference: 10,
  total: 34.5,
  payBy: '2026-11-27T10:00:00.000Z',
  by: 'hand' as const,
  changes: { lines: [{ name: 'Knjiga', from: 1, to: 2 }], delivery: null, hasAddress: false, total: { from: 10, to: 20 } },
}

const server = setupServer(http.post('*/order/office/change/7', () => errorResponse('ORDER_STATE', { status: 'shipped' })))
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

// docs/rules/orders.md#edit-ended-mail
it('says before it sends an order that the change which waits for payment is withdrawn', async () => {
  const { user } = renderInShop(<OrderActions order={{ ...order, proposedEdit }} />)
  expect(screen.getByText(/Izmjena čeka uplatu: kupac treba do .* platiti još 10,00/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Predano dostavi' }))
  expect(within(await screen.findByRole('dialog')).getByText(/izmjena se povlači/)).toBeTruthy()
})

it('asks before a collected order with such a change is delivered', async () => {
  const { user } = renderInShop(<OrderActions order={{ ...order, next: ['delivered'], proposedEdit }} />)
  await user.click(screen.getByRole('button', { name: 'Isporučeno' }))
  expect(within(await screen.findByRole('dialog')).getByText(/izmjena se povlači/)).toBeTruthy()
})

it('does not ask for a transfer where a provider takes the money', () => {
  renderInShop(<OrderActions order={{ ...order, status: 'awaiting_payment', paymentKind: 'provider', next: ['cancelled'] }} />)
  expect(screen.queryByText(/označite je plaćenom/)).toBeNull()
  expect(screen.getByText(/Čeka se uplata karticom ili PayPalom/)).toBeTruthy()
})

// docs/rules/after-sale.md#withdrawal-by-hand
it('says before and after a withdrawal by hand that the refund is the next step', async () => {
  const paid = { ...order, isMoneyIn: true, refundable: { left: 24.5, delivery: 4.5 } }
  const { user } = renderInShop(<OrderActions order={{ ...paid, next: ['withdrawn'] }} />)
  await user.click(screen.getByRole('button', { name: 'Kupac je odustao' }))
  expect(within(await screen.findByRole('dialog')).getByText(/Novac se time ne vraća.*24,50/)).toBeTruthy()
})

it.each([
  ['orders and orders.money', /još ima 24,50.*vratite ga/, 1],
  ['orders', /još ima 24,50.*vraća ga kolega/, 0],
])('names the refund that is due once the buyer has withdrawn, with the right to %s', (rights, words, buttons) => {
  staff.scopes = rights.split(' and ')
  const withdrawn = { ...order, status: 'withdrawn' as const, isMoneyIn: true, refundable: { left: 24.5, delivery: 4.5 } }
  renderInShop(<OrderActions order={{ ...withdrawn, next: ['refunded'] }} />)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryAllByRole('button', { name: 'Povrat cijele narudžbe' })).toHaveLength(buttons)
})

it('names the transfer that a colleague still has to make, to staff without the right to it', () => {
  staff.scopes = ['orders']
  const refund = { id: 1, state: 'manual' as const, amount: 24.5, at: '', reason: '', iban: '', lines: [], delivery: 0, slip: null }
  const withdrawn = { ...order, status: 'withdrawn' as const, isMoneyIn: true, refundable: { left: 0, delivery: 0 }, refunds: [refund] }
  renderInShop(<OrderActions order={{ ...withdrawn, next: [] }} />)
  expect(screen.getByText(/još ima 24,50.*vraća ga kolega/)).toBeTruthy()
})

// docs/rules/forms.md#order-conflict
it('closes the dialog when somebody else was first', async () => {
  const { user } = renderInShop(<OrderActions order={order} />)
  await user.click(screen.getByRole('button', { name: 'Predano dostavi' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Predano dostavi' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // With its cause, so that it goes when the step is tried again (docs/rules/forms.md#toast-retry).
  const cause = expect.objectContaining({ code: 'ORDER_STATE', call: expect.anything() })
  expect(toasts.toastErrorText).toHaveBeenCalledWith('Narudžba je u međuvremenu promijenjena. Sada je: Poslano.', cause)
})

// docs/rules/orders.md#buyer-notifications
it('says that packing an order for pickup mails its buyer', () => {
  const delivery = { name: 'Preuzimanje u knjižari', estimate: '', branch: null, kind: 'pickup' as const }
  renderInShop(<OrderActions order={{ ...order, status: 'paid', next: ['packed'], delivery }} />)
  expect(screen.getByText(/kad je zapakirate, dobiva poruku da je spremna/)).toBeTruthy()
})

// docs/rules/administration.md#keys
it('packs by S and Z, and opens the question of a step that asks first', async () => {
  const changed = vi.fn<(to: unknown) => void>()
  server.use(
    http.post('*/order/office/change/7', async ({ request }) => {
      changed(await request.clone().json())
      return errorResponse('ORDER_STATE', { status: 'shipped' })
    }),
  )
  const { user } = renderInShop(<OrderActions order={{ ...order, status: 'paid', next: ['packed', 'shipped', 'cancelled'] }} />)
  await user.keyboard('z')
  expect(changed).not.toHaveBeenCalled()
  await user.keyboard('sz')
  await waitFor(() => expect(changed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ to: 'packed' })))
  await user.keyboard('sd')
  expect(await screen.findByRole('dialog', { name: 'Predano dostavi' })).toBeTruthy()
})

it('lists no key of a step that the order does not allow, or the rights', () => {
  staff.scopes = ['orders.read']
  renderInShop(<OrderActions order={{ ...order, status: 'paid', next: ['packed'] }} />)
  expect(boundKeys()).toEqual([])
  staff.scopes = ['orders']
  renderInShop(<OrderActions order={{ ...order, status: 'paid', next: ['packed'] }} />)
  expect(boundKeys().map(({ keys, label }) => [keys, label])).toEqual([['s z', 'Zapakirano']])
})
