import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { StockDetail } from '@/lib/api/v1/stock/office.schema'
import { setToastHost } from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { ScanView } from './scan-view'

vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
}))

const isbn = '9789531234566'
const counts: unknown[] = []
let onShelf = 12

function item(): StockDetail {
  const figures = { onHand: onShelf - 2, reserved: 0, available: onShelf - 2, unpaid: 0, toPack: 2, onShelf }
  return { id: 7, sku: 'KLA-001', name: 'Gospođa Bovary', archived: false, lowAt: null, isLow: false, ...figures }
}

const server = setupServer(
  http.post('*/stock/office/scan', async ({ request }) => {
    const { code } = Object(await request.json())
    return code === isbn ? dataResponse(item()) : errorResponse('NOT_FOUND')
  }),
  http.get('*/stock/office/get/7', () => dataResponse(item())),
  http.post('*/stock/office/count/7', async ({ request }) => {
    const body = Object(await request.json())
    counts.push(body)
    if (body.seen !== onShelf) return errorResponse('STOCK_MOVED', { onShelf })
    onShelf = body.counted
    return dataResponse(item())
  }),
)
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setToastHost({ open: () => {}, describe: (error) => String(error) })
})
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => {
  counts.length = 0
  onShelf = 12
})

const codeField = () => screen.getByLabelText('Crtični kod ili šifra')
const countedField = () => screen.findByLabelText(/^Prebrojano/)

it('counts with the scanner and number keys alone', async () => {
  const { user } = renderInShop(<ScanView />)
  await user.type(codeField(), `${isbn}{Enter}`)
  expect(await screen.findByText(/trebalo biti 12: 10 na zalihi i 2 naručena, koja čekaju/)).toBeTruthy()
  await waitFor(async () => expect(document.activeElement).toBe(await countedField()))
  await user.keyboard('11{Enter}')
  await waitFor(() => expect(counts).toEqual([{ counted: 11, seen: 12, note: '' }]))
  await waitFor(() => expect(document.activeElement).toBe(codeField()))
  expect(screen.getByRole('heading', { name: 'Prebrojan 1 artikl' })).toBeTruthy()
})

it('takes the same code as one piece more, and no other code as a number', async () => {
  const { user } = renderInShop(<ScanView />)
  await user.type(codeField(), `${isbn}{Enter}`)
  const field = await countedField()
  await user.type(field, `${isbn}{Enter}`)
  expect(field).toHaveProperty('value', '2')
  await user.type(field, `${isbn}{Enter}`)
  expect(field).toHaveProperty('value', '3')
  await user.type(field, '9789531234573{Enter}')
  expect(screen.getByRole('alert').textContent).toContain('Najprije spremite ovaj artikl')
  expect(field).toHaveProperty('value', '3')
  expect(counts).toEqual([])
  await user.type(field, '{Enter}')
  await waitFor(() => expect(counts).toMatchObject([{ counted: 3 }]))
})

it('is ready for the first code', () => {
  renderInShop(<ScanView />)
  expect(document.activeElement).toBe(codeField())
})

it('opens no other item while a count is not saved', async () => {
  const { user } = renderInShop(<ScanView />)
  await user.type(codeField(), `${isbn}{Enter}`)
  await user.type(await countedField(), '11')
  // user-event does not notice that the form was reset.
  await user.clear(codeField())
  await user.type(codeField(), `${isbn}{Enter}`)
  expect(await countedField()).toHaveProperty('value', '12')
  await user.clear(codeField())
  await user.type(codeField(), '123{Enter}')
  expect(screen.getByText('Prebrojano za „Gospođa Bovary” nije spremljeno. Spremite ga ili odustanite.')).toBeTruthy()
  expect(await countedField()).toHaveProperty('value', '12')
  await user.click(screen.getByRole('button', { name: 'Odustani' }))
  await user.clear(codeField())
  await user.type(codeField(), '123{Enter}')
  expect(await screen.findByText('Nema artikla s kodom 123')).toBeTruthy()
})

it('keeps what was typed when the stock has moved, and says what is expected now', async () => {
  const { user } = renderInShop(<ScanView />)
  await user.type(codeField(), `${isbn}{Enter}`)
  await user.type(await countedField(), '12')
  onShelf = 11
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/Zaliha se u međuvremenu promijenila/)).toBeTruthy()
  expect(await screen.findByText(/trebalo biti 11: 9 na zalihi/)).toBeTruthy()
  expect(await countedField()).toHaveProperty('value', '12')
})

it('says that a code is unknown and takes the next one', async () => {
  const { user } = renderInShop(<ScanView />)
  await user.type(codeField(), '123{Enter}')
  expect(await screen.findByText('Nema artikla s kodom 123')).toBeTruthy()
  await user.clear(codeField())
  await user.type(codeField(), `${isbn}{Enter}`)
  expect(await screen.findByRole('heading', { name: 'Gospođa Bovary' })).toBeTruthy()
})
