import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { OfficeOrderItem } from '@/lib/api/v2/ecommerce/order/office.schema'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { printHref, printList } from './print-list'
import { PrintView } from './print-view'

vi.mock('@/lib/i18n/navigation', () => ({
  useRouter: () => ({ push: vi.fn<() => void>() }),
  Link: ({ children }: { children: ReactNode }) => <a href="#print">{children}</a>,
}))

const order: OfficeOrderItem = {
  id: 7,
  number: '2026-000007',
  orderSlug: 's',
  store: 1,
  status: 'paid',
  paymentKind: 'bankTransfer',
  way: 'home',
  email: 'ana@primjer.hr',
  createdAt: '2026-11-21T09:30:00.000Z',
  orderTotal: 20,
  itemCount: 2,
  customer: 'Ana Marić',
  payment: 'Kartica',
  paymentCheckedBy: null,
  delivery: 'Dostava',
  withdrawals: 0,
  undecided: 0,
  isPartlySent: false,
  payBy: null,
  holds: 0,
  printedAt: null,
  refunded: 0,
}
const records = [order, { ...order, id: 8, number: '2026-000008', printedAt: '2026-11-22T10:00:00.000Z' }]
const counts = { pack: 2, pay: 0, send: 0, withdrawals: 0, decide: 0, holds: 0, sent: 0, done: 0, over: 0, all: 2 }
const sent: unknown[] = []
let pages = 5
let state: 'waiting' | 'done' | 'failed' = 'done'
const run = () => ({ id: 3, state, total: 1, drawn: 1, pages, withoutInvoice: 1, withoutLabel: pages > 0 ? [] : ['2026-000007'] })
const server = setupServer(
  http.post('*/order/office/filter', () => dataResponse({ records, counts, page: 1, totalPages: 1, totalRecords: 2, limit: 100 })),
  http.post('*/order/office/print/create', async ({ request }) => {
    sent.push(await request.json())
    return dataResponse({ ...run(), state: 'waiting', drawn: 0 })
  }),
  http.get('*/order/office/print/get/3', () => dataResponse(run())),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  sent.length = 0
  state = 'done'
  pages = 5
})

const view = () => renderInShop(<PrintView state={printList.parse({})} />)

// docs/rules/printing.md#print-screen
it('says in a summary and at its place what is missing', async () => {
  const { user } = view()
  for (const name of ['Popis za skupljanje', 'Otpremnice', 'Računi']) await user.click(screen.getByRole('checkbox', { name }))
  await user.click(screen.getByRole('button', { name: 'Ispiši' }))
  const summary = screen.getByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Odaberite barem jednu narudžbu.', 'Odaberite barem jedan dokument.'])
  expect(screen.getByRole('group', { name: 'Dokumenti' }).getAttribute('aria-describedby')).toBe('print-documents-error')
  expect(sent).toEqual([])
})

it('prints what was chosen once, and offers the file when it is done', async () => {
  const { user } = view()
  expect(await screen.findByText('Ispisano 22. studenoga 2026. u 11:00')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Odaberi neispisane' }))
  expect(screen.getByText('Odabrana je 1 narudžba')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Računi' }))
  await user.dblClick(screen.getByRole('button', { name: 'Ispiši' }))
  expect(await screen.findByText('PDF je spreman, 5 stranica')).toBeTruthy()
  expect(screen.getByText('1 narudžba još nema računa.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Preuzmi PDF' })).toBeTruthy()
  expect(sent).toEqual([{ orderIds: [7], documents: ['pickList', 'slips'] }])
})

it('says that a print has failed, and stops polling, when it is gone', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => {
    vi.useRealTimers()
    server.resetHandlers()
  })
  state = 'waiting'
  let requests = 0
  server.use(http.get('*/order/office/print/get/3', () => (requests++ === 0 ? dataResponse(run()) : errorResponse('NOT_FOUND'))))
  const { user } = view()
  await user.click(await screen.findByRole('checkbox', { name: /2026-000008/ }))
  await user.click(screen.getByRole('button', { name: 'Ispiši' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('PDF nije uspio'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(requests).toBe(2)
})

// docs/rules/printing.md#printed-labels
it('names the orders without a label, and offers no file without a page', async () => {
  pages = 0
  const { user } = view()
  await user.click(await screen.findByRole('checkbox', { name: /2026-000007/ }))
  for (const name of ['Popis za skupljanje', 'Otpremnice', 'Računi', 'Naljepnice']) await user.click(screen.getByRole('checkbox', { name }))
  await user.click(screen.getByRole('button', { name: 'Ispiši' }))
  expect(await screen.findByText('Nema se što ispisati')).toBeTruthy()
  expect(screen.getByText('1 narudžba nema naljepnice za svaki paket na putu: 2026-000007.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Preuzmi PDF' })).toBeNull()
  expect(sent).toEqual([{ orderIds: [7], documents: ['labels'] }])
})

it('says that a print has failed', async () => {
  state = 'failed'
  const { user } = view()
  await user.click(await screen.findByRole('checkbox', { name: /2026-000008/ }))
  await user.click(screen.getByRole('button', { name: 'Ispiši' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('PDF nije uspio'))
})

it('begins with the orders of the address', async () => {
  const { query } = printHref({ view: 'holds', q: 'ana' }, [8, 7])
  expect(query).toEqual({ view: 'all', q: 'ana', ids: '8,7' })
  const { user } = renderInShop(<PrintView state={printList.parse(query)} />)
  expect(await screen.findByRole('checkbox', { name: /2026-000007/ })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('button', { name: 'Ispiši' }))
  await waitFor(() => expect(sent).toMatchObject([{ orderIds: [8, 7] }]))
})
