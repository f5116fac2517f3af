import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { setToastHost } from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { WithdrawalRequestCard } from './withdrawal-request-card'

vi.mock('@/features/auth/session/office-user', () => ({ useOfficeUser: () => ({ data: { scopes: ['orders', 'orders.money'] } }) }))

const request: Parameters<typeof WithdrawalRequestCard>[0]['request'] = {
  id: 4,
  state: 'requested',
  name: 'Ana Marić',
  email: 'ana@primjer.hr',
  decidedAt: null,
  requestedAt: '2026-11-20T10:00:00.000Z',
  answer: '',
  words: '',
  lines: [{ name: 'Kiklop', qty: 1 }],
  amount: 10,
}

const sent: unknown[] = []
const server = setupServer(
  http.post('*/order/office/answerWithdrawal/:id', async (call) => {
    sent.push(await call.request.json())
    return dataResponse({ id: 7 })
  }),
)
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setToastHost({ open: () => {}, describe: (error) => String(error) })
})
afterAll(() => server.close())
beforeEach(() => void (sent.length = 0))

it('refuses only with a reason, and asks before (docs/rules/after-sale.md#withdrawal-answer)', async () => {
  const { user } = renderInShop(<WithdrawalRequestCard request={request} refundBy="hand" />)
  await user.click(screen.getByRole('button', { name: 'Odbij' }))
  expect(screen.getAllByText('Uz odbijanje napišite razlog.')).toHaveLength(1)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.type(screen.getByLabelText('Poruka kupcu'), 'Knjiga je oštećena.')
  await user.click(screen.getByRole('button', { name: 'Odbij' }))
  expect(sent).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Odbij' }))
  await waitFor(() => expect(sent).toMatchObject([{ accept: false, answer: 'Knjiga je oštećena.' }]))
})
