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

const rows: { id: number; number: string; status: string; reason: string | null; hasProposedEdit: boolean; isPickup: boolean }[] = [
  { id: 1, number: '2026-1', status: 'paid', reason: null, hasProposedEdit: false, isPickup: false },
  { id: 2, number: '2026-2', status: 'awaiting_payment', reason: 'ORDER_STATE', hasProposedEdit: false, isPickup: false },
]
let answer = rows
const previewed: unknown[] = []
const created: unknown[] = []
const server = setupServer(
  http.post('*/order/office/bulk/preview', async ({ request }) => {
    previewed.push(await request.json())
    return dataResponse({ rows: answer, found: answer.length })
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
  previewed.length = created.length = 0
  push.mockReset()
  answer = rows
})

const two: Selection = { ...nothingChosen, ids: new Set([1, 2]) }
const render = (selection = two) =>
  renderInShop(<OrderBulkBar selection={selection} onChange={() => {}} found={2} state={orderList.parse({ q: 'ana' })} />)

async function openChange(status: string, selection = two) {
  const { user } = render(selection)
  await user.click(screen.getByRole('button', { name: 'Promijeni stanje' }))
  const dialog = await screen.findByRole('dialog')
  await user.selectOptions(within(dialog).getByLabelText(/^Novo stanje/), status)
  return { user, dialog }
}

// docs/rules/orders.md#bulk-orders
it('shows what would happen to each order, and starts one run for a double click', async () => {
  const { user, dialog } = await openChange('Zapakirano')
  expect(await within(dialog).findByText('Promijenit će se 1 redak.')).toBeTruthy()
  expect(within(dialog).getByText('stanje „Čeka uplatu” to ne dopušta')).toBeTruthy()
  await user.dblClick(within(dialog).getByRole('button', { name: 'Pokreni' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith({ pathname: '/admin/runs/[id]', params: { id: 7 } }))
  expect(previewed).toEqual([{ change: { kind: 'change', to: 'packed' }, chosen: { ids: [1, 2] } }])
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

// docs/rules/orders.md#edit-ended-mail
it('says in which orders that it changes an edit waits, and whether the change withdraws it', async () => {
  answer = [1, 2, 3, 4].map((id) => ({
    id,
    number: `2026-${id}`,
    status: 'packed',
    reason: id === 3 ? 'ORDER_STATE' : null,
    hasProposedEdit: id > 1,
    isPickup: false,
  }))
  const { user, dialog } = await openChange('Predano dostavi')
  const warning = (await within(dialog).findByText(/^Kod 2 narudžbe izmjena čeka uplatu razlike\. Ova je promjena povlači/)).closest(
    '[role=status]',
  )
  expect(
    within(warning instanceof HTMLElement ? warning : document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['2026-2', '2026-4'])
  await user.selectOptions(within(dialog).getByLabelText(/^Novo stanje/), 'Zapakirano')
  expect(await within(dialog).findByText(/Ova je promjena ne povlači/)).toBeTruthy()
})

// docs/rules/orders.md#buyer-notifications
it('says that the buyers of packed orders for pickup get a mail', async () => {
  answer = [1, 2, 3].map((id) => ({
    id,
    number: `2026-${id}`,
    status: 'paid',
    reason: id === 3 ? 'ORDER_STATE' : null,
    hasProposedEdit: false,
    isPickup: id > 1,
  }))
  const { user, dialog } = await openChange('Zapakirano')
  expect(await within(dialog).findByText('1 narudžba je za preuzimanje: kupac dobiva poruku da je spremna.')).toBeTruthy()
  await user.selectOptions(within(dialog).getByLabelText(/^Novo stanje/), 'Isporučeno')
  await waitFor(() => expect(within(dialog).queryByText(/za preuzimanje/)).toBeNull())
})

it('asks again for another status', async () => {
  const { user, dialog } = await openChange('Zapakirano')
  await user.selectOptions(within(dialog).getByLabelText(/^Novo stanje/), 'Predano dostavi')
  await waitFor(() => expect(previewed.at(-1)).toMatchObject({ change: { kind: 'change', to: 'shipped' } }))
})

it('starts nothing before it has shown what would happen', async () => {
  let show = () => {}
  const held = new Promise<void>((resolve) => (show = resolve))
  server.use(
    http.post('*/order/office/bulk/preview', async () => {
      await held
      return dataResponse({ rows: answer, found: answer.length })
    }),
  )
  const { dialog } = await openChange('Zapakirano')
  const start = within(dialog).getByRole('button', { name: 'Pokreni' })
  expect(start).toHaveProperty('disabled', true)
  show()
  await waitFor(() => expect(start).toHaveProperty('disabled', false))
})

it('asks for a status before anything else', async () => {
  const { user } = render()
  await user.click(screen.getByRole('button', { name: 'Promijeni stanje' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Pokreni' }))
  expect(within(dialog).getByText('Odaberite stanje', { selector: 'p' })).toBeTruthy()
  expect([previewed, created]).toEqual([[], []])
})

it('starts nothing where nothing would change, and says so', async () => {
  answer = Array.from({ length: 5 }, (_, id) => ({
    id,
    number: `2026-${id}`,
    status: 'paid',
    reason: 'ORDER_STATE',
    hasProposedEdit: false,
    isPickup: false,
  }))
  const { dialog } = await openChange('Zapakirano')
  expect(await within(dialog).findByText('Ne bi se promijenio nijedan redak, pa se nema što pokrenuti.')).toBeTruthy()
  expect(within(dialog).getByText('Bez promjene ostaje 5 redaka')).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Pokreni' })).toHaveProperty('disabled', true)
})

it('takes what the list shows where the whole list is chosen', async () => {
  await openChange('Zapakirano', { ...two, wholeList: orderList.viewQuery(orderList.parse({ q: 'ana', page: '2' })) })
  await waitFor(() =>
    expect(previewed).toMatchObject([{ chosen: { filter: { view: 'pack', q: 'ana', status: [], payment: [], delivery: [] } } }]),
  )
})

it('takes the rows alone where the whole list was chosen under another filter', async () => {
  await openChange('Zapakirano', { ...two, wholeList: orderList.viewQuery(orderList.parse({ view: 'all' })) })
  expect(screen.getByText('Odabrana 2 retka')).toBeTruthy()
  await waitFor(() => expect(previewed).toMatchObject([{ chosen: { ids: [1, 2] } }]))
})

it('requires a note before it starts', async () => {
  const { user } = render()
  await user.click(screen.getByRole('button', { name: 'Dodaj bilješku' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('Promijenit će se 1 redak.')
  await user.click(within(dialog).getByRole('button', { name: 'Pokreni' }))
  expect(within(dialog).getByText('Upišite bilješku.')).toBeTruthy()
  await user.type(within(dialog).getByLabelText(/^Bilješka/), 'Provjeri adresu')
  expect(within(dialog).queryByText('Upišite bilješku.')).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Pokreni' }))
  await waitFor(() => expect(created).toMatchObject([{ change: { kind: 'note', note: 'Provjeri adresu' } }]))
})

// docs/rules/printing.md#print-screen
it('opens the print with the chosen orders', async () => {
  const { user } = render()
  await user.click(screen.getByRole('button', { name: 'Ispiši' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith({ pathname: '/admin/print', query: { q: 'ana', ids: '1,2' } }))
  expect(previewed).toEqual([])
})

it('asks for the orders on other pages before it prints a whole list', async () => {
  answer = [...rows, { id: 3, number: '2026-3', status: 'paid', reason: null, hasProposedEdit: false, isPickup: false }]
  const { user } = render({ ...two, wholeList: orderList.viewQuery(orderList.parse({ q: 'ana' })) })
  await user.click(screen.getByRole('button', { name: 'Ispiši' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith({ pathname: '/admin/print', query: { q: 'ana', ids: '1,2,3' } }))
})
