import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { draft, savesOf, sent, server, servePhoneOrders } from '@/tests/support/phone-order-server'
import { DraftEditor } from './draft-editor'

const router = vi.hoisted(() => ({ push: vi.fn<(href: unknown) => void>() }))
vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => router, usePlainRouter: () => router }))
vi.mock('@/features/auth/session/office-user', () => ({ useOfficeUser: () => ({ data: { scopes: ['orders', 'orders.money'] } }) }))

servePhoneOrders()
beforeEach(() => void router.push.mockClear())

type User = ReturnType<typeof renderInShop>['user']

async function addBook(user: User) {
  await user.type(screen.getByRole('searchbox', { name: 'Traži artikl' }), 'knj{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Dodaj: Knjiga' }))
}

async function chooseBuyer(user: User) {
  await user.type(screen.getByRole('searchbox', { name: 'Traži kupca' }), 'iva{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Odaberi: Iva Ivić' }))
}

it('finds an item and a buyer, and saves them as one draft for a double click', async () => {
  const { user } = renderInShop(<DraftEditor draft={null} />)
  await addBook(user)
  await chooseBuyer(user)
  await user.dblClick(screen.getByRole('button', { name: 'Izračunaj' }))
  await waitFor(() => expect(window.location.search).toBe('?draft=kosarica'))
  expect(savesOf()).toMatchObject([{ lines: [{ productId: 7, quantity: 1 }], contact: { lastName: 'Ivić', zipCode: '21000' } }])
})

// docs/rules/orders.md#phone-draft
it('opens no draft of nothing, and leads to the search for items', async () => {
  const { user } = renderInShop(<DraftEditor draft={null} />)
  await user.click(screen.getByRole('button', { name: 'Izračunaj' }))
  const summary = screen.getByRole('alert')
  expect(document.activeElement).toBe(summary)
  await user.click(within(summary).getByRole('link', { name: 'Artikli u narudžbi: Dodajte artikl ili upišite kupca.' }))
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Traži artikl' }))
  expect(sent).toEqual([])
})

it('opens a draft of a buyer alone', async () => {
  const { user } = renderInShop(<DraftEditor draft={null} />)
  await chooseBuyer(user)
  await user.click(screen.getByRole('button', { name: 'Izračunaj' }))
  await waitFor(() => expect(savesOf()).toMatchObject([{ lines: [], contact: { lastName: 'Ivić' } }]))
})

// docs/rules/orders.md#phone-draft
it('asks before a link takes what was typed with it, and not before anything is typed', async () => {
  const elsewhere = '/drugdje'
  const { user } = renderInShop(
    <>
      <a href={elsewhere}>Drugdje</a>
      <DraftEditor draft={null} />
    </>,
  )
  const follow = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault())
  document.addEventListener('click', follow)
  await user.click(screen.getByRole('link', { name: 'Drugdje' }))
  expect(follow).toHaveBeenCalledOnce()
  await user.type(screen.getByLabelText(/^Ime/), 'Iva')
  await user.click(screen.getByRole('link', { name: 'Drugdje' }))
  document.removeEventListener('click', follow)
  expect(await screen.findByRole('dialog', { name: 'Napustiti bez spremanja?' })).toBeTruthy()
  expect(router.push).not.toHaveBeenCalled()
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

it('keeps what is typed after a new draft is saved', async () => {
  const { user } = renderInShop(<DraftEditor draft={null} />)
  await addBook(user)
  await user.click(screen.getByRole('button', { name: 'Izračunaj' }))
  await waitFor(() => expect(window.location.search).toBe('?draft=kosarica'))
  const city = screen.getByLabelText(/^Mjesto/)
  await user.clear(city)
  await user.type(city, 'Zadar')
  await user.click(screen.getByRole('button', { name: 'Izračunaj' }))
  await waitFor(() => expect(savesOf()[1]).toMatchObject({ id: 'kosarica', version: 3, contact: { city: 'Zadar' } }))
})

it('leads back to the page before it with one step once it is saved', async () => {
  history.replaceState(null, '', '/prije')
  history.pushState(null, '', '/nova')
  const { user } = renderInShop(<DraftEditor draft={null} />)
  await addBook(user)
  await user.click(screen.getByRole('button', { name: 'Izračunaj' }))
  await waitFor(() => expect(window.location.search).toBe('?draft=kosarica'))
  history.back()
  await waitFor(() => expect(window.location.pathname).toBe('/prije'))
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
  await addBook(user)
  await user.click(screen.getByRole('button', { name: 'Izračunaj' }))
  await waitFor(() => expect(savesOf()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Izračunaj' }))
  await waitFor(() => expect(savesOf()).toHaveLength(2))
  expect(new Set(sent.filter((one) => one.call === 'save').map(({ key }) => key)).size).toBe(1)
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
  await addBook(user)
  await user.click(screen.getByRole('button', { name: 'Izračunaj' }))
  await user.click(await screen.findByRole('checkbox', { name: /uvjetima kupnje/ }))
  await user.click(screen.getByRole('button', { name: /^Naruči za 24,50/ }))
  await user.click(await screen.findByRole('button', { name: /^Naruči za 26,50/ }))
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ call: 'place', body: { total: 26.5, version: 4 } }))
})
