import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { call } from '@/lib/api/client'
import { adminNotificationApi } from '@/lib/api/v1/admin/notification'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { fakeEventStream } from '@/tests/support/dom/fake-event-stream'
import { NotificationBell } from './notification-bell'

vi.mock('@/lib/i18n/navigation', async () => ({ Link: (await import('@/tests/support/dom/plain-link')).Link }))
vi.mock('@/lib/api/client', () => ({ call: vi.fn<() => Promise<unknown>>(), connectedIdentity: () => null }))
vi.mock('@/features/auth/session/session', () => ({ authSession: { accessToken: () => 'token' } }))

const order = { id: 5, kind: 'orderPlaced', subjectId: 12, name: '2026-000012', at: '2026-11-27T10:00:00.000Z', isRead: false }
const job = { id: 4, kind: 'jobFailed', subjectId: null, name: '', at: '2026-11-27T09:00:00.000Z', isRead: true }
let stored: { records: unknown[]; unread: number }
let stream: ReturnType<typeof fakeEventStream>

beforeEach(() => {
  stream = fakeEventStream()
  useAuthStore.setState({ status: 'signedIn' })
  stored = { records: [job], unread: 0 }
  vi.mocked(call).mockImplementation(async (endpoint) => {
    if (endpoint !== adminNotificationApi.filter) stored = { records: stored.records, unread: 0 }
    return stored
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  setVisible('visible')
})

function setVisible(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

async function connected(count = 1) {
  await waitFor(() => expect(stream.connections).toHaveLength(count))
}

function happen() {
  stored = { records: [order, job], unread: 1 }
  stream.send({ event: 'notification' }, '71')
}

// docs/rules/administration.md#bell
it('counts what happens while it is shown, and leads to it', async () => {
  const { user } = renderInShop(<NotificationBell />)
  await connected()
  await screen.findByRole('button', { name: 'Obavijesti' })
  happen()
  await user.click(await screen.findByRole('button', { name: 'Obavijesti, 1 nepročitana' }))
  const list = await screen.findByRole('dialog', { name: 'Obavijesti' })
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([expect.stringContaining('Nova narudžba 2026-000012'), expect.stringContaining('Pozadinski posao nije uspio')])
  await user.click(within(list).getByRole('link', { name: /Nepročitano.*2026-000012/ }))
  expect(call).toHaveBeenCalledWith(adminNotificationApi.read, { ids: [5] })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('marks all as read', async () => {
  stored = { records: [order], unread: 1 }
  const { user } = renderInShop(<NotificationBell />)
  await user.click(await screen.findByRole('button', { name: /1 nepročitana/ }))
  await user.click(await screen.findByRole('button', { name: 'Označi sve pročitanima' }))
  expect(await screen.findByRole('button', { name: 'Obavijesti' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Označi sve pročitanima' })).toBeNull()
})

it.each([
  ['there is nothing', async () => ({ records: [], unread: 0 }), 'Nema obavijesti.'],
  ['it did not load', () => Promise.reject(new Error('ne ide')), 'Obavijesti se nisu učitale.'],
])('says so when %s', async (_, answer, text) => {
  vi.mocked(call).mockImplementation(answer)
  const { user } = renderInShop(<NotificationBell />)
  await user.click(await screen.findByRole('button', { name: 'Obavijesti' }))
  expect(await screen.findByText(text)).toBeTruthy()
})

it('tells a screen reader of news, not of what was there', async () => {
  stored = { records: [order], unread: 1 }
  renderInShop(<NotificationBell />)
  await connected()
  await screen.findByRole('button', { name: /1 nepročitana/ })
  expect(screen.getByRole('status').textContent).toBe('')
  stored = { records: [order, order], unread: 2 }
  stream.send({ event: 'notification' }, '71')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 nepročitane obavijesti'))
})

// docs/rules/administration.md#office-events
it('resumes where the stream ended, once the tab is shown again', async () => {
  renderInShop(<NotificationBell />)
  await connected()
  expect(stream.connections[0]?.headers.get('last-event-id')).toBeNull()
  expect(stream.connections[0]?.headers.get('accessToken')).toBe('token')
  happen()
  await screen.findByRole('button', { name: /1 nepročitana/ })
  setVisible('hidden')
  await waitFor(() => expect(stream.openConnections()).toBe(0))
  setVisible('visible')
  await connected(2)
  expect(stream.connections[1]?.headers.get('last-event-id')).toBe('71')
})

it('follows nothing once the session has ended, and again after a sign-in', async () => {
  renderInShop(<NotificationBell />)
  await connected()
  act(() => useAuthStore.setState({ status: 'signedOut' }))
  await waitFor(() => expect(stream.openConnections()).toBe(0))
  act(() => useAuthStore.setState({ status: 'signedIn' }))
  await connected(2)
})

it('gives up a connection that is silent, where the server would write', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  renderInShop(<NotificationBell />)
  await connected()
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  stream.send({ event: 'read' })
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(stream.openConnections()).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(12_000))
  await connected(2)
})

it('connects again by itself, with growing pauses while that fails', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const fetched = vi.fn<() => void>()
  renderInShop(<NotificationBell />)
  await connected()
  stream.setStatus(503)
  const refuse = globalThis.fetch
  vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) => {
    fetched()
    return refuse(...args)
  })
  stream.end()
  for (const [ms, attempts] of [
    [1100, 1],
    [1000, 1],
    [1100, 2],
    [3000, 2],
    [1100, 3],
  ] as const) {
    await act(() => vi.advanceTimersByTimeAsync(ms))
    expect(fetched).toHaveBeenCalledTimes(attempts)
  }
  vi.mocked(Math.random).mockRestore()
})
