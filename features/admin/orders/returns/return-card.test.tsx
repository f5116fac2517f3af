import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { useState, type ReactNode } from 'react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { setToastHost } from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { ReturnCard, type Returned } from './return-card'

const push = vi.hoisted(() => vi.fn<(href: unknown) => void>())
vi.mock('@/lib/i18n/navigation', () => ({
  useRouter: () => ({ push }),
  Link: ({ href: { params }, children }: { href: { params: { id: number } }; children: ReactNode }) => (
    <a href={`/${params.id}`}>{children}</a>
  ),
}))

const line = { sku: 'KNJ-1', optionLabels: [], refunded: 0, returned: 0, sent: 2, toSend: 0 }
const order: Returned = {
  id: 7,
  status: 'delivered',
  shipments: [],
  lines: [
    { ...line, id: 1, name: 'Knjiga', qty: 2, returnable: 2 },
    { ...line, id: 2, name: 'Karta', qty: 2, returnable: 0 },
  ],
  returns: [{ id: 4, kind: 'complaint', state: 'received', openedAt: '2026-11-20T10:00:00.000Z', pieces: 1 }],
}

const sent: { key: string | null; body: unknown }[] = []
const server = setupServer()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setToastHost({ open: () => {}, describe: (error) => String(error) })
})
afterAll(() => server.close())
beforeEach(() => {
  sent.length = 0
  server.resetHandlers(
    http.post('*/order/office/return/create/:id', async ({ request }) => {
      sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() })
      return sent.length === 1 ? errorResponse('UNAVAILABLE') : dataResponse({ id: 5 })
    }),
  )
})

it('shows the returns of the order and opens another one; a repeated press has the same key', async () => {
  const { user } = renderInShop(<ReturnCard order={order} />)
  expect(screen.getByRole('link', { name: 'Reklamacija' })).toHaveProperty('href', expect.stringMatching(/\/4$/))
  expect(screen.getByText('Roba je stigla')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Otvori povrat' }))
  await user.click(screen.getByRole('radio', { name: 'Reklamacija' }))
  await user.click(screen.getByRole('button', { name: 'Više: Knjiga' }))
  await user.type(screen.getByLabelText('Razlog'), ' Potrgana. ')
  await user.click(screen.getByRole('button', { name: 'Otvori povrat robe' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Otvori povrat robe' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[0]?.body).toMatchObject({ kind: 'complaint', lines: [{ lineId: 1, quantity: 1 }], reason: 'Potrgana.' })
  expect(sent[0]?.key).toBe(sent[1]?.key)
  await waitFor(() => expect(push).toHaveBeenCalledWith({ pathname: '/admin/returns/[id]', params: { id: 5 } }))
})

it('keeps the typed reason when a colleague opens another return', async () => {
  function Changed() {
    const [returnable, setReturnable] = useState(2)
    return (
      <>
        <button onClick={() => setReturnable(1)}>Kolega</button>
        <ReturnCard order={{ ...order, lines: [{ ...line, id: 1, name: 'Knjiga', qty: 2, returnable }] }} />
      </>
    )
  }
  const { user } = renderInShop(<Changed />)
  await user.click(screen.getByRole('button', { name: 'Otvori povrat' }))
  await user.type(screen.getByLabelText('Razlog'), 'Potrgana.')
  await user.click(screen.getByRole('button', { name: 'Kolega' }))
  expect(screen.getByLabelText('Razlog')).toHaveProperty('value', 'Potrgana.')
})

it('says that nothing is chosen, and offers everything of a parcel that came back', async () => {
  const { user } = renderInShop(<ReturnCard order={order} />)
  await user.click(screen.getByRole('button', { name: 'Otvori povrat' }))
  await user.click(screen.getByRole('button', { name: 'Otvori povrat robe' }))
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(screen.getAllByText('Odaberite barem jedan komad.')).toHaveLength(2)
  await user.click(screen.getByRole('radio', { name: 'Neuručena pošiljka' }))
  expect(screen.getByRole('spinbutton', { name: 'Komada za povrat: Knjiga' })).toHaveProperty('value', '2')
  expect(sent).toEqual([])
})

it('is hidden while nothing was sent', () => {
  renderInShop(<ReturnCard order={{ ...order, lines: [], returns: [] }} />)
  expect(screen.queryByRole('region')).toBeNull()
})

it.each([
  ['shipped', '2 komada su na putu ili kod kupca'],
  ['delivered', '2 komada su kod kupca'],
] as const)('says where the pieces of a %s order are', async (status, text) => {
  const { user } = renderInShop(<ReturnCard order={{ ...order, status }} />)
  await user.click(screen.getByRole('button', { name: 'Otvori povrat' }))
  expect(screen.getByRole('list', { name: 'Komadi koji se vraćaju' }).textContent).toContain(text)
})

// docs/rules/storefront.md#quantity-input
it('opens no return by an invalid quantity', async () => {
  const { user } = renderInShop(<ReturnCard order={order} />)
  await user.click(screen.getByRole('button', { name: 'Otvori povrat' }))
  await user.click(screen.getByRole('button', { name: 'Više: Knjiga' }))
  const pieces = screen.getByRole('spinbutton', { name: 'Komada za povrat: Knjiga' })
  await user.clear(pieces)
  await user.click(screen.getByRole('button', { name: 'Otvori povrat robe' }))
  expect(document.activeElement).toBe(pieces)
  expect(sent).toEqual([])
})
