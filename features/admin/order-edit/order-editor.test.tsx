import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { EditPreview } from '@/lib/api/v2/ecommerce/order/office/edit.schema'
import { setToastHost } from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { sampleEdit } from '@/tests/support/samples/sample-edit'
import { OrderEditor } from './order-editor'

const router = vi.hoisted(() => ({ push: vi.fn<(href: unknown) => void>() }))
vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => router }))

const order = sampleEdit()
const total = (orderTotal: number) => ({ ...order.before, cartTotal: orderTotal - 4.5, orderTotal })
const cheaper: Partial<EditPreview> = {
  fingerprint: 'jeftinije',
  problem: null,
  after: total(14.5),
  difference: -10,
  money: { kind: 'refund', by: 'hand', amount: 10 },
  invoice: 'replaced',
}

const sent: { call: string; key: string | null; body: unknown }[] = []
let previewed: Partial<EditPreview> = cheaper
let confirmation: () => Response = () => dataResponse({ id: 9 })
const server = setupServer()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setToastHost({ open: () => {}, describe: (error) => String(error) })
})
afterAll(() => server.close())
beforeEach(() => {
  sent.length = 0
  previewed = cheaper
  confirmation = () => dataResponse({ id: 9 })
  router.push.mockClear()
  server.resetHandlers(
    http.post('*/order/office/edit/:call/9', async ({ request, params }) => {
      sent.push({ call: String(params.call), key: request.headers.get('idempotency-key'), body: await request.json() })
      return params.call === 'preview' ? dataResponse(sampleEdit(previewed)) : confirmation()
    }),
    http.post('*/order/office/draft/findItems', () =>
      dataResponse({
        records: [{ productId: 8, name: 'Olovka', sku: 'OLO', optionLabels: [], price: 2, available: 3, isOrderable: true }],
        hasMore: false,
      }),
    ),
  )
})

const callsOf = (name: string) => sent.filter(({ call }) => call === name)

it('shows what an edit costs before it is made, and makes it once', async () => {
  const { user } = renderInShop(<OrderEditor id={9} order={order} />)
  expect(screen.getByRole('button', { name: 'Pregledaj izmjenu' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Manje: Knjiga' }))
  expect(callsOf('preview')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Pregledaj izmjenu' }))
  const outcome = await screen.findByRole('status', { name: 'Što se mijenja' })
  within(outcome).getByRole('row', { name: /Ukupno 24,50\s€ 14,50\s€/ })
  expect(outcome.textContent).toMatch(/Kupcu vraćate 10,00\s€ ručno/)
  expect(outcome.textContent).toContain('Račun se stornira i izdaje se novi.')
  await user.type(screen.getByLabelText('Poruka kupcu'), 'Jedna je rasprodana.')
  await user.dblClick(within(outcome).getByRole('button', { name: 'Izmijeni narudžbu' }))
  await waitFor(() => expect(router.push).toHaveBeenCalledWith({ pathname: '/admin/orders/[id]', params: { id: '9' } }))
  expect(callsOf('confirm')).toMatchObject([
    {
      key: expect.stringMatching(/.+/),
      body: {
        quantities: [{ lineId: 1, quantity: 1 }],
        added: [],
        version: 3,
        fingerprint: 'jeftinije',
        reason: 'Jedna je rasprodana.',
      },
    },
  ])
})

// docs/rules/orders.md#edit-invoice
it('says that an order that was free gets its first invoice', async () => {
  previewed = { ...cheaper, difference: 10, money: { kind: 'surcharge', by: 'hand', amount: 10 }, invoice: 'first' }
  const { user } = renderInShop(<OrderEditor id={9} order={order} />)
  await user.click(screen.getByRole('button', { name: 'Više: Knjiga' }))
  await user.click(screen.getByRole('button', { name: 'Pregledaj izmjenu' }))
  const outcome = await screen.findByRole('status', { name: 'Što se mijenja' })
  expect(outcome.textContent).toContain('Narudžba je bila besplatna: kad razlika bude plaćena, dobiva prvi račun.')
})

it('asks for no e-mail address, which stays as it is', () => {
  renderInShop(<OrderEditor id={9} order={order} />)
  expect(screen.queryByLabelText(/^Adresa e-pošte/)).toBeNull()
  expect(screen.getByLabelText(/^Mjesto/)).toBeTruthy()
})

it('adds a product, removes a line and puts it back', async () => {
  const { user } = renderInShop(<OrderEditor id={9} order={order} />)
  await user.type(screen.getByRole('searchbox', { name: 'Traži artikl' }), 'olo')
  await user.click(screen.getByRole('button', { name: 'Traži' }))
  await user.click(await screen.findByRole('button', { name: 'Dodaj: Olovka' }))
  await user.click(screen.getByRole('button', { name: 'Ukloni: Knjiga' }))
  screen.getByText(/uklonjeno iz narudžbe/)
  await user.click(screen.getByRole('button', { name: 'Vrati: Knjiga' }))
  await user.click(screen.getByRole('button', { name: 'Pregledaj izmjenu' }))
  await waitFor(() => expect(callsOf('preview')).toHaveLength(1))
  expect(callsOf('preview')[0]?.body).toEqual({ quantities: [], added: [{ productId: 8, quantity: 1 }] })
})

it('says why an edit cannot be made, and offers no button for it', async () => {
  const line = {
    lineId: 1,
    productId: 7,
    name: 'Knjiga',
    sku: 'KNJ',
    optionLabels: [],
    price: 10,
    discount: 0,
    before: 2,
    qty: 9,
    total: 90,
  }
  previewed = { ...cheaper, problem: 'OUT_OF_STOCK', lines: [{ ...line, problem: 'OUT_OF_STOCK', available: 3 }] }
  const { user } = renderInShop(<OrderEditor id={9} order={order} />)
  await user.click(screen.getByRole('button', { name: 'Više: Knjiga' }))
  await user.click(screen.getByRole('button', { name: 'Pregledaj izmjenu' }))
  await screen.findByText('Na zalihi su još 3 komada.')
  screen.getByText('Nekog artikla nema dovoljno na zalihi.')
  expect(screen.queryByRole('button', { name: 'Izmijeni narudžbu' })).toBeNull()
})

it('names a wrong field of the address, and looks again when the order has changed', async () => {
  const { user } = renderInShop(<OrderEditor id={9} order={order} />)
  await user.clear(screen.getByLabelText(/^Mjesto/))
  await user.click(screen.getByRole('button', { name: 'Pregledaj izmjenu' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Mjesto')
  expect(callsOf('preview')).toEqual([])
  await user.type(screen.getByLabelText(/^Mjesto/), 'Split')
  await user.click(screen.getByRole('button', { name: 'Pregledaj izmjenu' }))
  confirmation = () => errorResponse('ORDER_EDIT_CHANGED')
  await user.type(await screen.findByLabelText('Poruka kupcu'), 'Jedna je rasprodana.')
  await user.click(screen.getByRole('button', { name: 'Izmijeni narudžbu' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Izmijeni narudžbu' })).toBeNull())
  expect(router.push).not.toHaveBeenCalled()

  await user.click(screen.getByRole('button', { name: 'Više: Knjiga' }))
  await user.click(screen.getByRole('button', { name: 'Pregledaj izmjenu' }))
  expect(await screen.findByLabelText('Poruka kupcu')).toHaveProperty('value', 'Jedna je rasprodana.')
})

// docs/rules/storefront.md#quantity-input
it('neither previews nor makes an edit by an invalid quantity', async () => {
  const { user } = renderInShop(<OrderEditor id={9} order={order} />)
  await user.click(screen.getByRole('button', { name: 'Manje: Knjiga' }))
  await user.click(screen.getByRole('button', { name: 'Pregledaj izmjenu' }))
  const confirm = await screen.findByRole('button', { name: 'Izmijeni narudžbu' })
  const pieces = screen.getByRole('spinbutton', { name: /Knjiga/ })
  await user.clear(pieces)
  await user.click(confirm)
  expect(document.activeElement).toBe(pieces)
  await user.click(screen.getByRole('button', { name: 'Pregledaj izmjenu' }))
  expect(sent.map(({ call }) => call)).toEqual(['preview'])
})
