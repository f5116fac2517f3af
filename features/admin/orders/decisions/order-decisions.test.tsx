import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { setToastHost } from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { OrderDecisions } from './order-decisions'

const at = '2026-11-20T10:00:00.000Z'
const refund = { at, reason: '', iban: '', lines: [], delivery: 0, slip: null }
const said = { amount: 24.7, currency: 'EUR', transaction: 'CAP-1' }

type Decided = Parameters<typeof OrderDecisions>[0]['order']

function order({ payments = [], refunds = [] }: Partial<Pick<Decided, 'payments' | 'refunds'>>): Decided {
  return { id: 7, payments, refunds }
}

const sent: { path: string; body: unknown }[] = []
const server = setupServer(
  http.post('*/order/office/:call/:id', async ({ request, params }) => {
    sent.push({ path: `${String(params.call)}/${String(params.id)}`, body: await request.json() })
    return dataResponse(order({}))
  }),
)
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setToastHost({ open: () => {}, describe: (error) => String(error) })
})
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => void (sent.length = 0))

it('shows what the provider reported for a suspect payment and takes either decision', async () => {
  const suspect = { id: 3, provider: 'paypal' as const, state: 'suspect' as const, amount: 27.4, at, said }
  const settled = { ...suspect, id: 4, state: 'settled' as const, said: null }
  const { user } = renderInShop(<OrderDecisions order={order({ payments: [suspect, settled] })} />)
  expect(screen.getAllByRole('region')).toHaveLength(1)
  expect(screen.getByText(/27,40\s€ javljena je uplata od 24,70\s€ \(PayPal\)/)).toBeTruthy()
  expect(screen.getByText(/CAP-1/)).toBeTruthy()
  await user.type(screen.getByLabelText(/Bilješka/), ' Vidio sam. ')
  await user.click(screen.getByRole('button', { name: 'Novac je stigao, plaćeno je' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Novca nema ili je vraćen' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ path }) => path)).toEqual(['decidePayment/7', 'decidePayment/7'])
  expect(sent[0]?.body).toMatchObject({ paymentId: 3, isPaid: true, reason: 'Vidio sam.' })
  expect(sent[1]?.body).toMatchObject({ paymentId: 3, isPaid: false })
})

it('records a failed refund as paid back', async () => {
  const refunds: Decided['refunds'] = [
    { ...refund, id: 9, state: 'failed', amount: 36.8 },
    { ...refund, id: 8, state: 'done', amount: 1 },
  ]
  const { user } = renderInShop(<OrderDecisions order={order({ refunds })} />)
  expect(screen.getAllByRole('region')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Ovaj povrat je isplaćen' }))
  await waitFor(() => expect(sent).toMatchObject([{ path: 'noteRefund/7', body: { refundId: 9 } }]))
})

it('shows the slip of a refund that a person pays, and records its payment', async () => {
  const slip = { width: 10, height: 4, path: 'M0 0h1v3z' }
  const refunds: Decided['refunds'] = [{ ...refund, id: 5, state: 'manual', amount: 15, iban: 'HR1210010051863000160', slip }]
  const { user } = renderInShop(<OrderDecisions order={order({ refunds })} />)
  expect(screen.getByText(/HR12 1001 0051 8630 0016 0/)).toBeTruthy()
  expect(screen.getByRole('img', { name: /Barkod/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ovaj povrat je isplaćen' }))
  await waitFor(() => expect(sent).toMatchObject([{ path: 'noteRefund/7', body: { refundId: 5 } }]))
})
