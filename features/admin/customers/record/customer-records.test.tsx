import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Customer } from '@/lib/api/v1/user/office/customer.schema'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { CustomerRecords } from './customer-records'

vi.mock('@/features/auth/session/office-user', () => ({ useOfficeUser: () => ({ data: { scopes: ['customers', 'orders'] } }) }))
vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: { pathname: string; params: { id: number } }; children: React.ReactNode }) => (
    <a href={href.pathname.replace('[id]', String(href.params.id))}>{children}</a>
  ),
}))

const at = '2026-11-20T10:00:00.000Z'
const customer: Customer = {
  id: 29,
  kind: 'guest',
  email: 'iva@primjer.hr',
  name: 'Iva Ivić',
  since: at,
  tags: [],
  orders: 1,
  spent: 10,
  lastOrderAt: at,
  tagsVersion: 1,
  blockVersion: 1,
  block: null,
  account: null,
  notes: [],
  addresses: [],
  orderList: [
    {
      id: 7,
      number: '2026-7',
      at,
      status: 'delivered',
      paymentKind: 'provider',
      paymentCheckedBy: null,
      way: 'home',
      total: 24.5,
      refunded: 14.5,
      isGuestOrder: true,
    },
  ],
  withdrawals: [],
  returns: [{ id: 4, number: '2026-7', kind: 'complaint', state: 'closed', pieces: 2, at }],
  downloads: [],
  reviews: [],
  messages: [],
  consents: [],
  newsletter: null,
  stockNotices: [],
}

// docs/rules/customers.md#customer-screen
it('names what was refunded beside the total of an order, and leads to its returns', () => {
  renderInShop(<CustomerRecords customer={customer} />)
  const orders = within(screen.getByRole('region', { name: 'Narudžbe' }))
  expect(orders.getByText(/^vraćeno 14,50\s€$/)).toBeTruthy()
  const returns = within(screen.getByRole('region', { name: 'Povrati robe' }))
  expect(returns.getByRole('link', { name: '2026-7' }).getAttribute('href')).toBe('/admin/returns/4')
  expect(returns.getByText(/Reklamacija, 2 komada$/)).toBeTruthy()
  expect(screen.queryByText(/^Nema: .*Povrati robe/)).toBeNull()
})

// docs/rules/privacy.md#consent-subject
it('names what a consent lacks: the confirmed address of its order, or any proof', () => {
  const consents = (['proven', 'order', 'none'] as const).map((proof) => ({
    name: proof,
    version: 1,
    given: true,
    source: 'checkout',
    at,
    proof,
  }))
  renderInShop(<CustomerRecords customer={{ ...customer, consents }} />)
  const shown = within(screen.getByRole('region', { name: 'Privole' }))
  const details = shown.getAllByText(/inačica 1/).map(({ textContent }) => textContent.split('inačica 1')[1])
  expect(details).toEqual(['', ', uz narudžbu, adresa nije potvrđena', ', bez dokaza čija je izjava'])
})
