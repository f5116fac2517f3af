import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { StockDetail } from '@/lib/api/v1/stock/office.schema'
import { setToastHost } from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { StockDialog } from './stock-dialog'

const figures = { onHand: 10, reserved: 0, available: 10, unpaid: 0, toPack: 0, onShelf: 10 }
const item: StockDetail = { id: 7, sku: 'KLA-001', name: 'Gospođa Bovary', archived: false, lowAt: null, isLow: false, ...figures }

const sent: unknown[] = []
const server = setupServer(
  http.get('*/stock/office/get/7', () => dataResponse(item)),
  http.post('*/stock/office/adjust/7', async ({ request }) => {
    sent.push(await request.json())
    return dataResponse({ ...item, onHand: 8 })
  }),
)
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setToastHost({ open: () => {}, describe: (error) => String(error) })
})
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => void (sent.length = 0))

// docs/rules/administration.md#office-screens
it.each([
  ['adjust', /^Razlog/],
  ['count', /^Prebrojano/],
] as const)('focuses its first field once the item is loaded: %s', async (kind, label) => {
  renderInShop(<StockDialog task={{ kind, id: 7 }} onClose={() => {}} />)
  const field = await screen.findByLabelText(label)
  await waitFor(() => expect(document.activeElement).toBe(field))
})

it('sends a difference with its reason, after it has shown the result', async () => {
  const onClose = vi.fn<() => void>()
  const { user } = renderInShop(<StockDialog task={{ kind: 'adjust', id: 7 }} onClose={onClose} />)
  await user.selectOptions(await screen.findByLabelText(/^Razlog/), 'Oštećeno (manje)')
  await user.click(screen.getByRole('button', { name: 'Spremi' }))
  expect(screen.getByText('Upišite cijeli broj komada, barem 1.')).toBeTruthy()
  await user.type(screen.getByLabelText(/^Komada/), '2')
  expect(screen.getByText('Na zalihi: 10 → 8')).toBeTruthy()
  await user.type(screen.getByLabelText(/^Bilješka/), ' Mokra kutija ')
  await user.click(screen.getByRole('button', { name: 'Spremi' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent).toEqual([{ delta: -2, reason: 'damaged', note: 'Mokra kutija' }])
})

it('takes a negative number where the reason takes pieces away, and says what contradicts another', async () => {
  const onClose = vi.fn<() => void>()
  const { user } = renderInShop(<StockDialog task={{ kind: 'adjust', id: 7 }} onClose={onClose} />)
  const reason = await screen.findByLabelText(/^Razlog/)
  await user.click(screen.getByRole('button', { name: 'Spremi' }))
  expect(screen.getByText('Odaberite razlog.').id).toBe(reason.getAttribute('aria-describedby'))
  await user.type(screen.getByLabelText(/^Komada/), '−2')
  await user.selectOptions(reason, 'Nova roba (više)')
  expect(screen.getByText(/Razlog „Nova roba” dodaje komade, a upisali ste minus/)).toBeTruthy()
  expect(screen.getByText('Na zalihi: 10 → 10')).toBeTruthy()
  await user.selectOptions(reason, 'Manjak (manje)')
  expect(screen.getByText('Na zalihi: 10 → 8')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Spremi' }))
  await waitFor(() => expect(sent).toEqual([{ delta: -2, reason: 'lost', note: '' }]))
})

// docs/rules/catalog.md#stock-replay
it.each([
  ['adjust', /^Komada/],
  ['count', /^Prebrojano/],
] as const)('tries again with the same key after a lost answer: %s', async (kind, label) => {
  const keys: unknown[] = []
  const onClose = vi.fn<() => void>()
  server.use(
    http.post(`*/stock/office/${kind}/7`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return keys.length === 1 ? errorResponse('UNAVAILABLE') : dataResponse(item)
    }),
  )
  const { user } = renderInShop(<StockDialog task={{ kind, id: 7 }} onClose={onClose} />)
  await user.type(await screen.findByLabelText(label), '2')
  if (kind === 'adjust') await user.selectOptions(screen.getByLabelText(/^Razlog/), 'Oštećeno (manje)')
  const save = screen.getByRole('button', { name: /^(Spremi|Potvrdi)/ })
  await user.click(save)
  await waitFor(() => expect(keys).toHaveLength(1))
  await user.click(save)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(keys[1]).toBe(keys[0])
})

it('says that a count is no number, until it is corrected', async () => {
  const { user } = renderInShop(<StockDialog task={{ kind: 'count', id: 7 }} onClose={() => {}} />)
  const field = await screen.findByLabelText(/^Prebrojano/)
  await user.type(field, 'x{Enter}')
  expect(screen.getByText('Upišite cijeli broj komada.')).toBeTruthy()
  await user.type(field, '{Backspace}5')
  expect(field.getAttribute('aria-invalid')).toBeNull()
})
