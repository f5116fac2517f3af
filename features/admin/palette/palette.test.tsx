import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { call } from '@/lib/api/client'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeCustomerApi } from '@/lib/api/v1/user/office/customer'
import { onLeaving } from '@/features/admin/form/leaving'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { PaletteButton } from './palette-button'

const push = vi.fn<(href: unknown) => void>()
vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => ({ push }) }))
vi.mock('@/lib/api/client', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const user = userEvent.setup({ delay: null })
const page = { page: 1, totalPages: 1, totalRecords: 1, counts: {} }
const order = { id: 7, number: '2026-000007', customer: 'Ana Marić', orderTotal: 25.5 }
const customer = { id: 9, name: 'Iva Ivić', email: 'iva@primjer.hr' }
const item = { id: 3, name: 'Jabuke za nepoznate', sku: 'JAB-1' }

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(call).mockImplementation(async (endpoint) => ({ ...page, records: [recordOf(endpoint)] }))
})

function recordOf(endpoint: unknown) {
  if (endpoint === officeOrderApi.filter) return order
  return endpoint === officeCustomerApi.filter ? customer : item
}

async function open(scopes: string[]) {
  renderInShop(<PaletteButton scopes={scopes} hasCachePage />)
  await user.keyboard('{Control>}k{/Control}')
  return screen.findByRole('combobox', { name: 'Što tražite?' })
}

// docs/rules/administration.md#palette
it('opens by Ctrl+K and leads to a screen by the beginning of its name', async () => {
  const field = await open(['orders', 'settings'])
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.type(field, 'post')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Pošta'])
  await user.keyboard('{Enter}')
  expect(push).toHaveBeenCalledExactlyOnceWith('/admin/outbox')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
})

// docs/rules/administration.md#offered-changes
it.each([
  [
    ['stock', 'orders'],
    ['Ispis', 'Brojanje skenerom'],
  ],
  [['stock.read', 'orders.read'], []],
])('leads people with %j to %j of the screens that only change something', async (scopes, found) => {
  const field = await open(scopes)
  const names: (string | null)[] = []
  for (const words of ['isp', 'broj']) {
    await user.clear(field)
    await user.type(field, words)
    names.push(...screen.queryAllByRole('option').map(({ textContent }) => textContent))
  }
  expect(names.filter((name) => name === 'Ispis' || name === 'Brojanje skenerom')).toEqual(found)
})

// docs/rules/administration.md#form-revisions
it('leaves a form with unsaved changes only once it lets the person go', async () => {
  const ask = vi.fn<(go: () => void) => void>()
  const stopAsking = onLeaving(ask)
  await user.type(await open(['settings']), 'post{Enter}')
  expect(push).not.toHaveBeenCalled()
  ask.mock.lastCall?.[0]()
  expect(push).toHaveBeenCalledExactlyOnceWith('/admin/outbox')
  stopAsking()
})

it('finds orders and items', async () => {
  const field = await open(['orders', 'stock'])
  await user.type(field, '000007')
  await user.click(await screen.findByRole('option', { name: /2026-000007 · Ana Marić/ }))
  expect(push).toHaveBeenCalledExactlyOnceWith({ pathname: '/admin/orders/[id]', params: { id: 7 } })
})

it.each(['customers', 'customers.read'])('finds customers by name and address, with the right %s', async (right) => {
  const field = await open([right])
  await user.type(field, 'iva')
  await user.click(await screen.findByRole('option', { name: /Iva Ivić.*iva@primjer.hr/ }))
  expect(push).toHaveBeenCalledExactlyOnceWith({ pathname: '/admin/customers/[id]', params: { id: 9 } })
})

it('requests no list that the right does not allow', async () => {
  const field = await open(['stock'])
  await user.type(field, 'jab')
  expect(await screen.findByRole('option', { name: /Jabuke/ })).toBeTruthy()
  const called = vi.mocked(call).mock.calls.map(([endpoint]) => endpoint)
  expect(called).not.toContain(officeOrderApi.filter)
  expect(called).not.toContain(officeCustomerApi.filter)
  expect(screen.queryByRole('option', { name: 'Narudžbe' })).toBeNull()
})

it('says when nothing has such a name', async () => {
  const field = await open([])
  await user.type(field, 'xyz')
  expect(await screen.findByText('Ništa se tako ne zove.')).toBeTruthy()
})
