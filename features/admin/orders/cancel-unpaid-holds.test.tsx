import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { setToastHost } from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { CancelHoldButton, CancelUnpaidHolds } from './cancel-unpaid-holds'

type Orders = Parameters<typeof CancelUnpaidHolds>[0]['orders']

const order = {
  number: '2026-000001',
  orderSlug: 'a',
  store: 1,
  status: 'awaiting_payment' as const,
  paymentKind: 'bankTransfer' as const,
  way: 'home' as const,
  email: 'netko@primjer.hr',
  createdAt: '2026-11-20T10:00:00.000Z',
  orderTotal: 20,
  itemCount: 5,
  customer: 'Netko',
  payment: 'Opća uplatnica',
  paymentCheckedBy: null,
  delivery: 'Dostava',
  withdrawals: 0,
  undecided: 0,
  printedAt: null,
  refunded: 0,
  isPartlySent: false,
  payBy: null,
}
const orders: Orders = [
  { ...order, id: 1, holds: 5 },
  { ...order, id: 2, holds: 0 },
  { ...order, id: 3, holds: 7 },
]

const sent: unknown[] = []
const server = setupServer(
  http.post('*/order/office/freeHolds', async ({ request }) => {
    sent.push(await request.json())
    return dataResponse({ freed: [1], kept: [] })
  }),
)
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setToastHost({ open: () => {}, describe: (error) => String(error) })
})
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => void (sent.length = 0))

it('says what unpaid orders hold and cancels all of them by one click', async () => {
  const { user } = renderInShop(<CancelUnpaidHolds orders={orders} />)
  expect(screen.getByText(/Na ovoj stranici 2 neplaćene narudžbe.*drže 12 komada u vrijednosti 40,00\s€/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Oslobodi sve na ovoj stranici' }))
  await waitFor(() => expect(sent).toEqual([{ ids: [1, 3] }]))
})

it('shows nothing without such orders', () => {
  renderInShop(<CancelUnpaidHolds orders={orders.slice(1, 2)} />)
  expect(screen.queryByRole('button')).toBeNull()
})

it('cancels one order', async () => {
  const { user } = renderInShop(<CancelHoldButton order={{ id: 3, number: '2026-000003', holds: 7 }} />)
  await user.click(screen.getByRole('button', { name: 'Oslobodi robu narudžbe 2026-000003' }))
  await waitFor(() => expect(sent).toEqual([{ ids: [3] }]))
})
