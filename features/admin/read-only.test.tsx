import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { call } from '@/lib/api/client'
import { mayCall } from '@/lib/office/may-call'
import { scopesOf, type Role } from '@/lib/office/roles'
import { loadDataSchemas, sampleAnswer } from '@/tests/support/contract/sample-answers'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { CustomerView } from './customers/person/customer-view'
import { CustomersView } from './customers/customers-view'
import { customerList } from './customers/list/customer-list'
import { EventView } from './events/event-view'
import { EventsView } from './events/events-view'
import { EntriesView } from './form-entries/entries-view'
import { EntryView } from './form-entries/entry-view'
import { InvoicesView } from './invoices/invoices-view'
import { invoiceList } from './invoices/invoice-list'
import { MediaView } from './media/media-view'
import { OrderEditView } from './order-edit/order-edit-view'
import { OrderDetail } from './orders/order-view'
import { OrdersView } from './orders/orders-view'
import { orderList } from './orders/list/order-list'
import { OverviewView } from './overview/overview-view'
import { NewOrderView } from './phone-order/new-order-view'
import { PrintView } from './print/print-view'
import { printList } from './print/print-list'
import { NewRequestView } from './privacy/create/new-request-view'
import { privacyList } from './privacy/list/privacy-list'
import { PrivacyView } from './privacy/privacy-view'
import { RequestView } from './privacy/request/request-view'
import { RedirectsView } from './redirects/redirects-view'
import { returnList } from './returns/list/return-list'
import { ReturnsView } from './returns/list/returns-view'
import { ReturnView } from './returns/detail/return-view'
import { ReviewsView } from './reviews/reviews-view'
import { parseRunItems, runList } from './runs/run-list'
import { RunView } from './runs/run-view'
import { RunsView } from './runs/runs-view'
import { StockItemView } from './stock/item/stock-item-view'
import { ScanView } from './stock/scan/scan-view'
import { stockList } from './stock/stock-list'
import { StockListView } from './stock/stock-list-view'
import { TemplatesView } from './templates/templates-view'

type LinkProps = { href: string | { pathname: string }; children: ReactNode }
vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: LinkProps) => <a href={typeof href === 'string' ? href : href.pathname}>{children}</a>,
  useRouter: () => ({ push: vi.fn<() => void>(), replace: vi.fn<() => void>() }),
  usePathname: () => '/admin',
  usePlainRouter: () => ({ push: vi.fn<() => void>() }),
}))
vi.mock('@/lib/api/client', () => ({ call: vi.fn<() => Promise<unknown>>() }))
const user = vi.hoisted((): { scopes: string[]; settings: { language: string } } => ({ scopes: [], settings: { language: 'hrv' } }))
vi.mock('@/features/auth/session/office-user', () => ({ useOfficeUser: () => ({ data: user }) }))

/** How many answers a screen is tried with (tests/support/contract/sample-answers.ts). */
const variants = [0, 1, 2, 3, 4, 5]

type Screen = {
  name: string
  content: ReactNode
  /** Nothing is changed here. */
  isReport?: true
  /** The controls that only show something. */
  looks?: string[]
}
const screens: Screen[] = [
  { name: 'overview', content: <OverviewView /> },
  { name: 'orders', content: <OrdersView state={orderList.parse({ view: 'holds' })} />, looks: ['Filtri'] },
  {
    name: 'order',
    content: <OrderDetail id={1} />,
    looks: [expect.stringMatching(/^Preuzmi: Račun/), expect.stringMatching(/^Preuzmi: Storno račun/)],
  },
  { name: 'returns', content: <ReturnsView state={returnList.parse({})} /> },
  { name: 'return', content: <ReturnView id={1} /> },
  { name: 'runs', content: <RunsView state={runList.parse({})} />, isReport: true },
  { name: 'run', content: <RunView id={1} choice={parseRunItems({})} /> },
  {
    name: 'invoices',
    content: <InvoicesView state={invoiceList.parse({})} thisMonth="2026-11" />,
    looks: [expect.stringMatching(/PDF/), expect.stringMatching(/UBL|e-račun/i)],
  },
  { name: 'customers', content: <CustomersView state={customerList.parse({})} /> },
  { name: 'customer', content: <CustomerView id={1} /> },
  { name: 'privacy requests', content: <PrivacyView state={privacyList.parse({})} /> },
  { name: 'privacy request', content: <RequestView id={1} /> },
  { name: 'stock', content: <StockListView state={stockList.parse({})} /> },
  { name: 'stock item', content: <StockItemView id={1} />, looks: ['Starije promjene'] },
  { name: 'events', content: <EventsView view="upcoming" page={1} />, isReport: true },
  { name: 'event', content: <EventView id={1} page={1} /> },
  { name: 'forms', content: <EntriesView view="all" q="" page={1} />, isReport: true },
  { name: 'form entry', content: <EntryView id={1} /> },
  { name: 'reviews', content: <ReviewsView state="pending" page={1} /> },
  { name: 'missing addresses', content: <RedirectsView view="missing" page={1} /> },
  { name: 'redirects', content: <RedirectsView view="redirects" page={1} /> },
  { name: 'templates', content: <TemplatesView page={1} /> },
  { name: 'media', content: <MediaView />, looks: ['Sve datoteke', expect.stringContaining('1 × 1')] },
]

/** Screens that only change something. */
const changing: { name: string; at: string; content: ReactNode }[] = [
  { name: 'new order', at: '/admin/orders/new', content: <NewOrderView draftId={null} /> },
  { name: 'edit of an order', at: '/admin/orders/[id]/edit', content: <OrderEditView id={1} /> },
  { name: 'print', at: '/admin/print', content: <PrintView state={printList.parse({})} /> },
  { name: 'new privacy request', at: '/admin/privacy/new', content: <NewRequestView customerId={null} today="2026-11-29" /> },
  { name: 'count with a scanner', at: '/admin/stock/scan', content: <ScanView /> },
]

let schemas: Awaited<ReturnType<typeof loadDataSchemas>>
let variant = 0
const refused: string[] = []

beforeAll(async () => {
  schemas = await loadDataSchemas()
})
beforeEach(() => {
  refused.length = 0
  vi.mocked(call).mockImplementation(async (endpoint) => {
    if (!mayCall(user.scopes, endpoint)) refused.push(endpoint.path)
    const schema = schemas.get(`${endpoint.method} ${endpoint.path}`)
    return schema ? sampleAnswer(schema, variant) : expect.fail(`No schema: ${endpoint.path}`)
  })
})

/** The names of what can be pressed or typed into, besides search and filters. */
async function controlsFor(role: Role, content: ReactNode) {
  cleanup()
  user.scopes = scopesOf(role)
  const { client } = renderInShop(content)
  // What loads may render what loads more.
  for (let round = 0; round < 3; round++) {
    await vi.dynamicImportSettled()
    await waitFor(() => expect(client.isFetching()).toBe(0))
  }
  return [...document.querySelectorAll('button, input, select, textarea')]
    .filter((one) => one.closest('[role="search"]') === null)
    .map((one) => one.getAttribute('aria-label') ?? (one.textContent || one.id))
}

// docs/rules/administration.md#offered-changes
it.each(screens)('$name offers a reader no change', async ({ content, isReport = false, looks = [] }) => {
  const offered = { reader: new Set<string>(), owner: new Set<string>() }
  for (const one of variants) {
    variant = one
    for (const name of await controlsFor('readOnly', content)) offered.reader.add(name)
    expect(screen.queryAllByRole('link').flatMap((link) => changing.filter(({ at }) => link.getAttribute('href') === at))).toEqual([])
    expect(refused).toEqual([])
    for (const name of await controlsFor('owner', content)) offered.owner.add(name)
  }
  expect([...offered.reader]).toEqual(looks)
  expect(offered.owner.size > looks.length, 'The answers must offer the owner something to change.').toBe(!isReport)
})

it.each(changing)('$name says that the right is missing', async ({ content }) => {
  expect(await controlsFor('readOnly', content)).toEqual([])
  expect(screen.getByRole('heading', { name: 'Za ovo nemate pravo' })).toBeTruthy()
  expect(refused).toEqual([])
})
