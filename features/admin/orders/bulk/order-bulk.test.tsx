import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { nothingChosen, type Selection } from '@/features/admin/table/selection/selection'
import { setToastHost } from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { orderList } from '../list/order-list'
import { OrderBulkBar } from './order-bulk-bar'
// The dialog is a chunk of its own; it is loaded before the first test waits for it.
import './order-bulk-dialog'

const push = vi.hoisted(() => vi.fn<(to: unknown) => void>())
vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => ({ push }), Link: 'a' }))

const rows = [
  { id: 1, number: '2026-1', status: 'paid', reason: null },
  { id: 2, number: '2026-2', status: 'awaiting_payment', reason: 'ORDER_STATE' },
]
const asked: unknown[] = []
const created: unknown[] = []
const server = setupServer(
  http.post('*/order/office/bulk/preview', async ({ request }) => {
    asked.push(await request.json())
    return dataResponse({ rows, found: 2 })
  }),
  http.post('*/order/office/bulk/create', async ({ request }) => {
    created.push(await request.json())
    return dataResponse({ runId: 7 })
  }),
)
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setToastHost({ open: () => {}, describe: (error) => String(error) })
})
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => {
  asked.length = created.length = 0
  push.mockReset()
})

const two: Selection = { ...nothingChosen, ids: new Set([1, 2]) }
const render = (selection = two) =>
  renderInShop(<OrderBulkBar selection={selection} onChange={() => {}} found={2} state={orderList.parse({ q: 'ana' })} />)

// docs/rules/orders.md#bulk-orders
it('shows what would happen to each order, and starts one run for a double click', async () => {
  const { user } = render()
  await user.click(screen.getByRole('button', { name: 'Promijeni stanje' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('Promijenit će se 1 redak.')).toBeTruthy()
  expect(within(dialog).getByText('stanje „Čeka uplatu” to ne dopušta')).toBeTruthy()
  await user.dblClick(within(dialog).getByRole('button', { name: 'Pokreni' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith({ pathname: '/admin/runs/[id]', params: { id: 7 } }))
  expect(asked).toEqual([{ change: { kind: 'change', to: 'packed' }, chosen: { ids: [1, 2] } }])
  expect(created).toEqual([
    {
      change: { kind: 'change', to: 'packed' },
      orders: [
        { id: 1, status: 'paid' },
        { id: 2, status: 'awaiting_payment' },
      ],
    },
  ])
})

it('asks again for another status', async () => {
  const { user } = render()
  await user.click(screen.getByRole('button', { name: 'Promijeni stanje' }))
  const dialog = await screen.findByRole('dialog')
  await user.selectOptions(within(dialog).getByLabelText('Novo stanje'), 'Predano dostavi')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ change: { kind: 'change', to: 'shipped' } }))
})

it('takes what the list shows where the whole list is chosen', async () => {
  const { user } = render({ ...two, wholeList: orderList.viewQuery(orderList.parse({ q: 'ana', page: '2' })) })
  await user.click(screen.getByRole('button', { name: 'Promijeni stanje' }))
  await waitFor(() =>
    expect(asked).toMatchObject([{ chosen: { filter: { view: 'pack', q: 'ana', status: [], payment: [], delivery: [] } } }]),
  )
})

it('takes the rows alone where the whole list was chosen under another filter', async () => {
  const { user } = render({ ...two, wholeList: orderList.viewQuery(orderList.parse({ view: 'all' })) })
  expect(screen.getByRole('status').textContent).toBe('Odabrana 2 retka')
  await user.click(screen.getByRole('button', { name: 'Promijeni stanje' }))
  await waitFor(() => expect(asked).toMatchObject([{ chosen: { ids: [1, 2] } }]))
})

it('wants a note before it starts', async () => {
  const { user } = render()
  await user.click(screen.getByRole('button', { name: 'Dodaj bilješku' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('Promijenit će se 1 redak.')
  await user.click(within(dialog).getByRole('button', { name: 'Pokreni' }))
  expect(within(dialog).getByText('Upišite bilješku.')).toBeTruthy()
  await user.type(within(dialog).getByLabelText(/^Bilješka/), 'Provjeri adresu')
  await user.click(within(dialog).getByRole('button', { name: 'Pokreni' }))
  await waitFor(() => expect(created).toMatchObject([{ change: { kind: 'note', note: 'Provjeri adresu' } }]))
})
