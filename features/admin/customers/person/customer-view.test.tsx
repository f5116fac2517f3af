import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { call } from '@/lib/api/client'
import { officeCustomerApi } from '@/lib/api/v1/user/office/customer'
import type { Customer } from '@/lib/api/v1/user/office/customer.schema'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { CustomerView } from './customer-view'

vi.mock('@/lib/api/client', () => ({ call: vi.fn<(endpoint: unknown, input: unknown) => Promise<unknown>>() }))
vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
vi.mock('@/features/auth/session/office-user', () => ({ useOfficeUser: () => ({ data: { scopes: ['customers.read'] } }) }))

const customer: Customer = {
  id: 7,
  kind: 'guest',
  email: 'iva@primjer.hr',
  name: 'Iva Ivić',
  since: '2026-11-20T10:00:00.000Z',
  tags: [],
  orders: 2,
  spent: 10,
  lastOrderAt: null,
  tagsVersion: 1,
  blockVersion: 1,
  block: null,
  account: null,
  notes: [],
  addresses: [],
  orderList: [],
  withdrawals: [],
  returns: [],
  downloads: [],
  reviews: [],
  messages: [],
  consents: [],
  newsletter: null,
  stockNotices: [],
}

// docs/rules/customers.md#customer-screen
it('stresses what the customer has paid, and not the comma before it', async () => {
  vi.mocked(call).mockImplementation(async (endpoint) => (endpoint === officeCustomerApi.get ? customer : []))
  renderInShop(<CustomerView id={7} />)
  const paid = await screen.findByText(/plaćeno/)
  expect(paid.tagName).toBe('STRONG')
  expect(paid.textContent).toMatch(/^plaćeno 10,00/)
  expect(paid.parentElement?.textContent).toMatch(/^2 narudžbe, plaćeno 10,00/)
})
