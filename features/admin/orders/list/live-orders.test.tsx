import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emitOfficeEvents } from '@/features/admin/notifications/office-events'
import { call } from '@/lib/api/client'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { orderItem, orderPage, serveOrderList } from '@/tests/support/order-list'
import { OrdersView } from '../orders-view'
import { orderList } from './order-list'

vi.mock('@/lib/i18n/navigation', async () => ({
  Link: (await import('@/tests/support/dom/plain-link')).Link,
  useRouter: () => ({ push: vi.fn<() => void>() }),
}))
vi.mock('@/lib/api/client', () => ({ call: vi.fn<() => Promise<unknown>>() }))

let stored: ReturnType<typeof orderItem>[]
beforeEach(() => {
  stored = [orderItem(1)]
  serveOrderList(() => orderPage(stored))
  vi.stubGlobal('scrollTo', vi.fn<() => void>())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const shownNumbers = () => screen.getAllByRole('link', { name: /^2026-/ }).map(({ textContent }) => textContent)

async function openList() {
  const rendered = renderInShop(<OrdersView state={orderList.parse({ view: 'all' })} />)
  await screen.findByText('2026-000001')
  return rendered
}

/** The clock stands, so that a slow machine makes no rest. */
function moves(ms: number) {
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
  fireEvent.pointerMove(window)
  clock.mockReturnValue(now + ms)
}

function anOrderComes() {
  stored = [orderItem(2), orderItem(1)]
  act(() =>
    emitOfficeEvents([
      { event: 'notification', id: 7, kind: 'orderPlaced', subjectId: 2 },
      { event: 'changed', subject: 'order', id: 2 },
    ]),
  )
}

// docs/rules/administration.md#live-orders
it('inserts a new order while the person rests at the top', async () => {
  await openList()
  moves(3000)
  anOrderComes()
  await waitFor(() => expect(shownNumbers()).toEqual(['2026-000002', '2026-000001']))
  expect(screen.queryByRole('button', { name: '1 nova narudžba' })).toBeNull()
})

it('moves nothing under a person who is at work, and shows the order on a press', async () => {
  const { user } = await openList()
  moves(2999)
  anOrderComes()
  const chip = await screen.findByRole('button', { name: '1 nova narudžba' })
  expect(shownNumbers()).toEqual(['2026-000001'])
  await user.click(chip)
  await waitFor(() => expect(shownNumbers()).toEqual(['2026-000002', '2026-000001']))
  expect(screen.queryByRole('button', { name: '1 nova narudžba' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: '2026-000002' })))
})

it('loads once for what comes while it loads', async () => {
  await openList()
  moves(0)
  vi.mocked(call).mockClear()
  act(() => {
    for (let id = 2; id < 40; id++) emitOfficeEvents([{ event: 'changed', subject: 'order', id }])
  })
  anOrderComes()
  await screen.findByRole('button', { name: '1 nova narudžba' })
  expect(vi.mocked(call).mock.calls.filter(([endpoint]) => endpoint === officeOrderApi.filter)).toHaveLength(2)
})

it('calls no order new that another change brought to the page, and marks one that left the view', async () => {
  await openList()
  moves(0)
  stored = [orderItem(3)]
  act(() => emitOfficeEvents([{ event: 'changed', subject: 'order', id: 1 }]))
  expect(await screen.findByText('Više nije u ovom pregledu')).toBeTruthy()
  expect(shownNumbers()).toEqual(['2026-000001'])
  expect(screen.queryByRole('button', { name: /nov[ae] narudžb/ })).toBeNull()
})

// docs/rules/administration.md#office-events
it('shows that the list cannot be loaded although events come all the time', async () => {
  const answers: (() => void)[] = []
  const fresh = vi.mocked(call).getMockImplementation()
  vi.mocked(call).mockImplementation((endpoint, ...rest) => {
    if (endpoint !== officeOrderApi.filter) return fresh?.(endpoint, ...rest) ?? Promise.resolve({})
    return new Promise((_, reject) => answers.push(() => reject(new Error('Ne ide.'))))
  })
  renderInShop(<OrdersView state={orderList.parse({ view: 'all' })} />)
  await waitFor(() => expect(answers).toHaveLength(1))
  anOrderComes()
  answers[0]?.()
  expect(await screen.findByRole('heading', { name: 'Podaci trenutačno nisu dostupni' })).toBeTruthy()
  anOrderComes()
  expect(screen.getByRole('heading', { name: 'Podaci trenutačno nisu dostupni' })).toBeTruthy()
  expect(answers).toHaveLength(1)
})

it('follows what happens while the list is loaded for the first time', async () => {
  const old = orderPage([orderItem(1)])
  let answer: (page: unknown) => void = () => {}
  const fresh = vi.mocked(call).getMockImplementation()
  let isFirst = true
  vi.mocked(call).mockImplementation((endpoint, ...rest) => {
    if (endpoint !== officeOrderApi.filter || !isFirst) return fresh?.(endpoint, ...rest) ?? Promise.resolve({})
    isFirst = false
    return new Promise((resolve) => void (answer = resolve))
  })
  renderInShop(<OrdersView state={orderList.parse({ view: 'all' })} />)
  await waitFor(() => expect(isFirst).toBe(false))
  moves(0)
  anOrderComes()
  act(() => answer(old))
  expect(await screen.findByRole('button', { name: '1 nova narudžba' })).toBeTruthy()
})
