import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { OfficeRun, RunItem } from '@/lib/api/v1/admin/run.schema'
import { setToastHost } from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { RunView } from './run-view'

const push = vi.hoisted(() => vi.fn<(to: unknown) => void>())
const scopes = vi.hoisted(() => ({ current: ['orders', 'stock'] }))
vi.mock('@/features/auth/session/office-user', () => ({ useOfficeUser: () => ({ data: { scopes: scopes.current } }) }))
vi.mock('@/lib/i18n/navigation', () => ({
  useRouter: () => ({ push }),
  Link: ({ children }: { children: React.ReactNode }) => <a href="#x">{children}</a>,
}))

const at = '2026-11-20T10:00:00.000Z'
const base: OfficeRun = {
  id: 7,
  kind: 'order.change',
  to: 'packed',
  lowAt: null,
  change: null,
  state: 'running',
  by: 'Ana Anić',
  createdAt: at,
  endedAt: null,
  total: 3,
  done: 1,
  refused: 1,
  lastAt: at,
  isStalled: false,
  undoes: null,
  undoneBy: null,
  canUndo: false,
}
const item: RunItem = { position: 0, targetId: 1, label: '2026-1', name: '', state: 'done', reason: null, status: null, price: null, at }
const items: RunItem[] = [
  item,
  { ...item, position: 1, targetId: 2, label: '2026-2', state: 'refused', reason: 'ORDER_STATE', status: 'awaiting_payment' },
  { ...item, position: 2, targetId: 3, label: '2026-3', state: 'waiting', at: null },
]

let run = base
let stored = items
const acted: string[] = []
const server = setupServer(
  http.get('*/admin/run/get/7', () => dataResponse(run)),
  http.post('*/admin/run/items/7', () => dataResponse({ records: stored, totalRecords: 3, totalPages: 1, page: 1, limit: 50 })),
  http.post('*/admin/run/:action/7', ({ params }) => {
    acted.push(String(params.action))
    return dataResponse(params.action === 'undo' ? { ...base, id: 8, undoes: 7 } : run)
  }),
)
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setToastHost({ open: () => {}, describe: (error) => String(error) })
})
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => {
  run = base
  stored = items
  acted.length = 0
  push.mockReset()
  scopes.current = ['orders', 'stock']
})

const render = () => renderInShop(<RunView id={7} choice={{ state: '', page: 1 }} />)
const button = (name: string) => screen.queryByRole('button', { name })

// docs/rules/administration.md#bulk-run
it('says how far it is, what was left and why, and is cancelled once', async () => {
  const { user } = render()
  expect(await screen.findByRole('heading', { level: 1, name: 'Narudžbe u stanje „Zapakirano”' })).toBeTruthy()
  expect(screen.getByRole('progressbar')).toHaveProperty('value', 2)
  const table = await screen.findByRole('table', { name: 'Redci' })
  expect(within(table).getByText('stanje „Čeka uplatu” to ne dopušta')).toBeTruthy()
  expect(button('Nastavi')).toBeNull()
  await user.dblClick(screen.getByRole('button', { name: 'Zaustavi' }))
  await waitFor(() => expect(acted).toEqual(['cancel']))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Radnje' })))
})

it('offers to go on where the job was lost', async () => {
  run = { ...base, isStalled: true, by: '' }
  render()
  expect(await screen.findByText(/Posao već neko vrijeme stoji/)).toBeTruthy()
  expect(button('Nastavi')).toBeTruthy()
  expect(screen.getByText(/^Netko, /)).toBeTruthy()
})

it('is undone by a run of its own, which it leads to', async () => {
  stored = [{ ...item, label: 'KLA-001', name: 'Gospođa Bovary' }]
  run = { ...base, kind: 'stock.threshold', to: null, lowAt: 5, state: 'done', canUndo: true, endedAt: at }
  const { user } = render()
  await user.click(await screen.findByRole('button', { name: 'Poništi promjenu' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith({ pathname: '/admin/runs/[id]', params: { id: 8 } }))
  expect(screen.getByRole('heading', { level: 1, name: 'Prag zalihe: 5' })).toBeTruthy()
  expect(within(await screen.findByRole('table', { name: 'Redci' })).getByText('Gospođa Bovary')).toBeTruthy()
})

// docs/rules/catalog.md#bulk-price
it('shows the price of each product before and after', async () => {
  stored = [{ ...item, label: 'KNJ-1', price: { from: 19.99, to: 17.9 } }]
  run = { ...base, kind: 'product.price', to: null, change: { kind: 'price', by: 'percent', value: -10, ending: '90' }, state: 'done' }
  render()
  expect(within(await screen.findByRole('table', { name: 'Redci' })).getByText(/^19,99\s€ → 17,90\s€$/)).toBeTruthy()
})

it('shows readers the report alone', async () => {
  scopes.current = ['orders.read']
  render()
  expect(await screen.findByRole('table', { name: 'Redci' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('shows the last row carried out, although the run has ended by then', async () => {
  render()
  const table = await screen.findByRole('table', { name: 'Redci' })
  expect(within(table).getByText('Čeka')).toBeTruthy()
  stored = items.map((one) => (one.state === 'waiting' ? { ...one, state: 'done', at } : one))
  run = { ...base, state: 'done', done: 2, endedAt: at }
  await waitFor(() => expect(within(table).getAllByText('Promijenjeno')).toHaveLength(2))
})
