import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { call } from '@/lib/api/client'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { orderList } from './list/order-list'
import { OrdersView } from './orders-view'

vi.mock('@/lib/i18n/navigation', async () => ({
  Link: (await import('@/tests/support/dom/plain-link')).Link,
  useRouter: () => ({ push: vi.fn<() => void>() }),
}))
vi.mock('@/lib/api/client', () => ({ call: vi.fn<() => Promise<unknown>>() }))
const staff = vi.hoisted(() => ({ scopes: ['orders'] }))
vi.mock('@/features/auth/session/office-user', () => ({ useOfficeUser: () => ({ data: staff }) }))

const order = {
  id: 1,
  number: '2026-000001',
  slug: 'n1',
  status: 'paid',
  createdAt: '2026-11-27T10:00:00.000Z',
  customer: 'Ana Anić',
  email: 'ana@primjer.hr',
  orderTotal: 10,
  itemCount: 1,
  payment: 'Uplata',
  delivery: 'Dostava',
  withdrawals: 0,
  undecided: 0,
  isPartlySent: false,
  payBy: null,
  printedAt: null,
  refunded: 0,
  holds: 2,
}

beforeEach(() => {
  staff.scopes = ['orders']
  vi.mocked(call).mockImplementation(async (endpoint) =>
    endpoint === officeOrderApi.filter
      ? { records: [order], page: 1, totalPages: 2, totalRecords: 30, limit: 25, counts: { all: 30 } }
      : [],
  )
})

async function openList(view = 'all') {
  const { user } = renderInShop(<OrdersView state={orderList.parse({ view })} />)
  await screen.findByText('2026-000001')
  return user
}

// docs/rules/printing.md#print-screen
it('leaves the print of a whole list to the bar, which knows its other pages', async () => {
  const user = await openList()
  await user.click(screen.getByRole('checkbox', { name: /2026-000001/ }))
  expect(screen.getByRole('link', { name: 'Ispiši' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Odaberi svih 30/ }))
  expect(screen.queryByRole('link', { name: 'Ispiši' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Ispiši' })).toBeTruthy()
})

// docs/rules/administration.md#read-rights
it('offers no change and no print to a reader', async () => {
  staff.scopes = ['orders.read']
  await openList('holds')
  expect(screen.queryByRole('link', { name: 'Ispiši' })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /Oslobodi/ })).toBeNull()
})
