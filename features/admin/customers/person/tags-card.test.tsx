import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { call } from '@/lib/api/client'
import { ApiError, errorTable } from '@/lib/api/errors'
import { officeCustomerApi } from '@/lib/api/v1/user/office/customer'
import type { Customer } from '@/lib/api/v1/user/office/customer.schema'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { BlockDialog } from './block-dialog'
import { NotesCard } from './notes-card'
import { TagsCard } from './tags-card'

vi.mock('@/lib/api/client', () => ({ call: vi.fn<(endpoint: unknown, input: unknown) => Promise<unknown>>() }))

const customer: Customer = {
  id: 7,
  kind: 'guest',
  email: 'iva@primjer.hr',
  name: 'Iva Ivić',
  since: '2026-11-20T10:00:00.000Z',
  tags: ['Stalni'],
  orders: 1,
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

const { status, message } = errorTable.STALE_VERSION
const stale = (data: object) => new ApiError({ message, statusCode: status, data: { code: 'STALE_VERSION', ...data } })
const inputsOf = (endpoint: unknown) =>
  vi
    .mocked(call)
    .mock.calls.filter(([one]) => one === endpoint)
    .map(([, input]) => input)

beforeEach(() => vi.mocked(call).mockReset())

// docs/rules/customers.md#customer-tags
it('joins what was typed with what a colleague has saved, and saves it on their version', async () => {
  vi.mocked(call).mockImplementation(async (endpoint) => {
    if (endpoint !== officeCustomerApi.setTags) return []
    if (inputsOf(officeCustomerApi.setTags).length === 1) throw stale({ version: 2, tags: ['VIP'], by: 'Ana Anić' })
    return customer
  })
  const { user } = renderInShop(<TagsCard customer={customer} />)
  await user.click(screen.getByRole('button', { name: 'Promijeni oznake' }))
  await user.type(screen.getByLabelText('Nova oznaka'), 'Škola')
  await user.click(screen.getByRole('button', { name: 'Spremi oznake' }))
  const told = await screen.findByRole('alert')
  expect(told.textContent).toContain('Ana Anić')
  expect(told.textContent).toContain('Dodano: VIP.')
  expect(told.textContent).toContain('Maknuto: Stalni.')
  expect(screen.getByRole('button', { name: 'Makni oznaku Škola' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Spremi oznake' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(inputsOf(officeCustomerApi.setTags)).toEqual([
    { id: 7, version: 1, tags: ['Stalni', 'Škola'] },
    { id: 7, version: 2, tags: ['VIP', 'Škola'] },
  ])
})

// docs/rules/customers.md#block
it('keeps the typed reason when a colleague has blocked first, and can replace theirs', async () => {
  vi.mocked(call).mockImplementation(async () => {
    if (inputsOf(officeCustomerApi.block).length === 1)
      throw stale({ version: 2, isBlocked: true, reason: 'Njihov razlog.', by: 'Ana Anić' })
    return customer
  })
  const onClose = vi.fn<() => void>()
  const { user } = renderInShop(<BlockDialog customer={customer} onClose={onClose} />)
  await user.type(screen.getByRole('textbox', { name: /Razlog/ }), 'Moj razlog.')
  await user.click(screen.getByRole('button', { name: 'Blokiraj' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Njihov razlog.')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Razlog/ }).value).toBe('Moj razlog.')
  await user.click(screen.getByRole('button', { name: 'Zamijeni razlog' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(inputsOf(officeCustomerApi.block).at(-1)).toEqual({ id: 7, version: 2, reason: 'Moj razlog.' })
})

// docs/rules/customers.md#customer-notes
it('tries the same note with the same key after a lost answer', async () => {
  const keys: unknown[] = []
  vi.mocked(call).mockImplementation(async (endpoint, _input, options) => {
    if (endpoint !== officeCustomerApi.note) return []
    keys.push(options?.headers?.['idempotency-key'])
    if (keys.length === 1) throw new ApiError({ message: '', statusCode: 0 })
    return customer
  })
  const { user } = renderInShop(<NotesCard customer={customer} />)
  await user.type(screen.getByLabelText(/bilješka/i), 'Zove poslijepodne.')
  const add = screen.getByRole('button', { name: /bilješku/i })
  await user.click(add)
  await waitFor(() => expect(keys).toHaveLength(1))
  await user.click(add)
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[0]).toEqual(expect.any(String))
  expect(keys[1]).toBe(keys[0])
})
