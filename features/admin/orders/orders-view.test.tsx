import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { orderItem, orderPage, serveOrderList } from '@/tests/support/order-list'
import { orderList } from './list/order-list'
import { OrdersView } from './orders-view'

vi.mock('@/lib/i18n/navigation', async () => ({
  Link: (await import('@/tests/support/dom/plain-link')).Link,
  useRouter: () => ({ push: vi.fn<() => void>() }),
}))
vi.mock('@/lib/api/client', () => ({ call: vi.fn<() => Promise<unknown>>() }))
const staff = vi.hoisted(() => ({ scopes: ['orders'] }))
vi.mock('@/features/auth/session/office-user', () => ({ useOfficeUser: () => ({ data: staff }) }))

beforeEach(() => {
  staff.scopes = ['orders']
  serveOrderList(() => orderPage([orderItem(1, { holds: 2 })], 30))
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
