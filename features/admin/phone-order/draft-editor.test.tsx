import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { useState } from 'react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { contact, orderDraft } from '@/tests/support/order-draft'
import { setToastHost } from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { DraftEditor } from './draft-editor'

const router = vi.hoisted(() => ({ push: vi.fn<(href: unknown) => void>() }))
vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => router }))
const staff = vi.hoisted(() => ({ scopes: ['orders', 'orders.money'] }))
vi.mock('@/features/auth/session/office-user', () => ({ useOfficeUser: () => ({ data: staff }) }))

const priced = { itemsTotal: 20, loyalty: 0, coupon: 0, cartTotal: 20, delivery: 4.5, paymentFee: 0, orderTotal: 24.5 }
const draft = orderDraft(
  { price: 10, isPriceOverridden: false, reason: '', total: 20 },
  {
    version: 3,
    deliveryMethods: [{ id: 1, name: 'Dostava', price: 4.5, estimate: '', branches: [] }],
    deliveryMethodId: 1,
    paymentMethods: [
      { id: 2, name: 'Uplatnica', fee: 0, way: 'bankTransfer' },
      { id: 3, name: 'Kartica', fee: 0, way: 'link' },
    ],
    paymentMethodId: 2,
    countries: [{ iso: 'HR', name: 'Hrvatska' }],
    summary: { ...priced, tax: priced },
    needsConsents: true,
  },
)

const sent: { call: string; key: string | null; body: unknown }[] = []
const answers: Record<string, unknown> = {
  save: draft,
  findItems: [{ productId: 7, name: 'Knjiga', sku: 'KNJ', optionLabels: [], price: 10, available: 3, isOrderable: true }],
  findContacts: [contact],
}
const server = setupServer()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setToastHost({ open: () => {}, describe: (error) => String(error) })
})
afterAll(() => server.close())
beforeEach(() => {
  sent.length = 0
  router.push.mockClear()
  window.history.replaceState(null, '', '/')
  staff.scopes = ['orders', 'orders.money']
  const record = async (call: string, request: Request) => {
    sent.push({ call, key: request.headers.get('idempotency-key'), body: await request.json() })
  }
  server.resetHandlers(
    http.post('*/order/office/draft/place/:id', async ({ request }) => {
      await record('place', request)
      return sent.filter(({ call }) => call === 'place').length === 1
        ? errorResponse('UNAVAILABLE')
        : dataResponse({ orderId: 9, number: '2026-9' })
    }),
    http.post('*/order/office/draft/:call', async ({ request, params }) => {
      await record(String(params.call), request)
      return dataResponse(answers[String(params.call)])
    }),
    http.get('*/order/office/draft/*', () => dataResponse(draft)),
  )
})

const savesOf = () => sent.filter(({ call }) => call === 'save').map(({ body }) => body)

it('finds an item and a buyer, and saves them as one draft for a double click', async () => {
  const { user } = renderInShop(<DraftEditor draft={null} />)
  const [items, buyers] = screen.getAllByRole('search')
  if (!items || !buyers) throw new Error('The searches are missing.')
  await user.type(within(items).getByRole('searchbox', { name: 'Traži artikl' }), 'knj')
  await user.click(within(items).getByRole('button', { name: 'Traži' }))
  await user.click(await screen.findByRole('button', { name: 'Dodaj: Knjiga' }))
  await user.type(within(buyers).getByRole('searchbox', { name: 'Traži kupca' }), 'iva')
  await user.click(within(buyers).getByRole('button', { name: 'Traži' }))
  await user.click(await screen.findByRole('button', { name: 'Odaberi: Iva Ivić' }))
  await user.dblClick(screen.getByRole('button', { name: 'Izračunaj' }))
  await waitFor(() => expect(window.location.search).toBe('?draft=kosarica'))
  expect(savesOf()).toMatchObject([{ lines: [{ productId: 7, quantity: 1 }], contact: { lastName: 'Ivić', zipCode: '21000' } }])
})

it('offers the countries of the shop by name before anything is saved', async () => {
  const countries = [
    { iso: 'HR', name: 'Hrvatska' },
    { iso: 'SI', name: 'Slovenija' },
  ]
  server.use(http.get('*/order/office/draft/filter', () => dataResponse({ records: [], countries })))
  renderInShop(<DraftEditor draft={null} />)
  await screen.findByRole('option', { name: 'Slovenija' })
  expect(screen.getByRole('option', { name: 'Hrvatska' })).toHaveProperty('selected', true)
  expect(screen.queryByRole('option', { name: 'HR' })).toBeNull()
})

it('names what is wrong at its field and in a summary, and asks for nothing', async () => {
  const { user } = renderInShop(<DraftEditor draft={draft} />)
  await user.clear(screen.getByLabelText(/^Mjesto/))
  await user.click(screen.getByRole('checkbox', { name: 'Posebna cijena: Knjiga' }))
  await user.type(screen.getByRole('textbox', { name: 'Cijena po komadu: Knjiga' }), 'x')
  await user.click(screen.getByRole('button', { name: 'Izračunaj' }))
  const summary = screen.getByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Cijena po komadu: Upišite cijenu, na primjer 12,50.',
    'Razlog: Napišite razlog posebne cijene.',
    'Mjesto: Unos ovog polja je obavezan',
  ])
  expect(screen.getByLabelText(/^Mjesto/)).toHaveProperty('ariaInvalid', 'true')
  await user.click(within(summary).getByRole('link', { name: /^Mjesto/ }))
  expect(document.activeElement).toBe(screen.getByLabelText(/^Mjesto/))
  expect(sent).toEqual([])
})

it('shows what the server refuses at the field', async () => {
  server.use(http.post('*/order/office/draft/save', () => errorResponse('VALIDATION', { fieldErrors: { 'contact.country': ['country'] } })))
  const { user } = renderInShop(<DraftEditor draft={draft} />)
  await user.click(screen.getByRole('button', { name: 'Izračunaj' }))
  expect(await screen.findAllByText(/U tu državu ne dostavljamo/)).toHaveLength(2)
})

it('prices a chosen method at once, and orders only what was computed', async () => {
  const { user } = renderInShop(<DraftEditor draft={draft} />)
  await user.click(screen.getByRole('radio', { name: /^Kartica/ }))
  await waitFor(() => expect(savesOf()).toMatchObject([{ id: 'kosarica', version: 3, paymentMethodId: 3 }]))
  await user.click(screen.getByRole('button', { name: 'Više: Knjiga' }))
  expect(screen.getByText(/najprije izračunajte ponovno/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Naruči/ })).toBeNull()
})

it('orders with the terms accepted; a repeated press has the same key', async () => {
  const { user } = renderInShop(<DraftEditor draft={draft} />)
  const place = screen.getByRole('button', { name: /^Naruči za 24,50/ })
  await user.click(place)
  expect(screen.getByText('Bez prihvaćenih uvjeta narudžba se ne može poslati.')).toBeTruthy()
  expect(sent).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: /uvjetima kupnje/ }))
  await user.click(place)
  await waitFor(() => expect(sent).toHaveLength(1))
  await user.click(place)
  await waitFor(() => expect(router.push).toHaveBeenCalledWith({ pathname: '/admin/orders/[id]', params: { id: 9 } }))
  expect(sent.map(({ body }) => body)).toMatchObject([{ total: 24.5, version: 3, consents: true }, {}])
  expect(sent[0]?.key).toBe(sent[1]?.key)
})

it('keeps what is typed and chosen while a save runs', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  server.use(
    http.post('*/order/office/draft/save', async ({ request }) => {
      const body: unknown = await request.json()
      sent.push({ call: 'save', key: request.headers.get('idempotency-key'), body })
      await held
      return dataResponse({ ...draft, version: 3 + savesOf().length })
    }),
  )
  const { user } = renderInShop(<DraftEditor draft={draft} />)
  await user.click(screen.getByRole('button', { name: 'Izračunaj' }))
  await user.type(screen.getByLabelText(/^Mjesto/), ' 3')
  await user.click(screen.getByRole('radio', { name: /^Kartica/ }))
  expect(savesOf()).toHaveLength(1)
  release()
  await waitFor(() => expect(savesOf()).toHaveLength(2))
  expect(savesOf()[1]).toMatchObject({ version: 4, paymentMethodId: 3, contact: { city: 'Split 3' } })
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
})

it('keeps what is typed after a new draft is saved', async () => {
  const { user } = renderInShop(<DraftEditor draft={null} />)
  await user.click(screen.getByRole('button', { name: 'Izračunaj' }))
  await waitFor(() => expect(window.location.search).toBe('?draft=kosarica'))
  const city = screen.getByLabelText(/^Mjesto/)
  await user.clear(city)
  await user.type(city, 'Zadar')
  await user.click(screen.getByRole('button', { name: 'Izračunaj' }))
  await waitFor(() => expect(savesOf()[1]).toMatchObject({ id: 'kosarica', version: 3, contact: { city: 'Zadar' } }))
})

it('opens one draft although the first answer was lost', async () => {
  const { user } = renderInShop(<DraftEditor draft={null} />)
  server.use(
    http.post(
      '*/order/office/draft/save',
      ({ request }) => {
        sent.push({ call: 'save', key: request.headers.get('idempotency-key'), body: null })
        return errorResponse('UNAVAILABLE')
      },
      { once: true },
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Izračunaj' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Izračunaj' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[0]?.key).toBe(sent[1]?.key)
})

it('keeps the message and the accepted terms when it is computed again', async () => {
  function Computed() {
    const [version, setVersion] = useState(3)
    return (
      <>
        <button onClick={() => setVersion(4)}>Nova inačica</button>
        <DraftEditor draft={{ ...draft, version }} />
      </>
    )
  }
  const { user } = renderInShop(<Computed />)
  await user.type(screen.getByLabelText(/^Poruka/), 'Nakon 17 sati')
  await user.click(screen.getByRole('checkbox', { name: /uvjetima kupnje/ }))
  await user.click(screen.getByRole('button', { name: 'Nova inačica' }))
  expect(screen.getByLabelText(/^Poruka/)).toHaveProperty('value', 'Nakon 17 sati')
  expect(screen.getByRole('checkbox', { name: /uvjetima kupnje/ })).toHaveProperty('checked', true)
})

it('says what is missing, and offers no price without the right', () => {
  staff.scopes = ['orders']
  renderInShop(<DraftEditor draft={{ ...draft, problem: 'OUT_OF_STOCK' }} />)
  expect(screen.getByText('Nekog artikla nema dovoljno na zalihi.')).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: /Posebna cijena/ })).toBeNull()
})

// docs/rules/storefront.md#quantity-input
it('neither computes nor orders by an invalid quantity', async () => {
  const { user } = renderInShop(<DraftEditor draft={draft} />)
  await user.click(screen.getByRole('checkbox', { name: /uvjetima kupnje/ }))
  const pieces = screen.getByRole('spinbutton', { name: /Knjiga/ })
  await user.clear(pieces)
  await user.click(screen.getByRole('button', { name: /^Naruči za 24,50/ }))
  expect(document.activeElement).toBe(pieces)
  await user.click(screen.getByRole('button', { name: 'Izračunaj' }))
  expect(sent).toEqual([])
})

it('shows the new total of a new draft whose prices have changed, and orders for it', async () => {
  const raised = { ...draft, version: 4, summary: { ...draft.summary, orderTotal: 26.5 } }
  server.use(
    http.post(
      '*/order/office/draft/place/:id',
      () => {
        server.use(http.get('*/order/office/draft/get/*', () => dataResponse(raised)))
        return errorResponse('CART_CHANGED')
      },
      { once: true },
    ),
  )
  const { user } = renderInShop(<DraftEditor draft={null} />)
  await user.click(screen.getByRole('button', { name: 'Izračunaj' }))
  await user.click(await screen.findByRole('checkbox', { name: /uvjetima kupnje/ }))
  await user.click(screen.getByRole('button', { name: /^Naruči za 24,50/ }))
  await user.click(await screen.findByRole('button', { name: /^Naruči za 26,50/ }))
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ call: 'place', body: { total: 26.5, version: 4 } }))
})
