import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { draft, savesOf, sent, server, servePhoneOrders } from '@/tests/support/phone-order-server'
import { DraftEditor } from './draft-editor'

const router = vi.hoisted(() => ({ push: vi.fn<(href: unknown) => void>() }))
vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => router, usePlainRouter: () => router }))
const staff = vi.hoisted(() => ({ scopes: ['orders', 'orders.money'] }))
vi.mock('@/features/auth/session/office-user', () => ({ useOfficeUser: () => ({ data: staff }) }))

servePhoneOrders()
beforeEach(() => {
  router.push.mockClear()
  staff.scopes = ['orders', 'orders.money']
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
