import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { notifyOtherTabs } from '@/lib/browser/other-tabs'
import * as toast from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { loadWishlistAfterSignIn } from './after-sign-in'
import { WishlistButton } from './components/wishlist-button'
import { wishlistQuery } from './queries'
import { WishlistSync } from './components/wishlist-sync'

vi.setConfig({ testTimeout: 20_000 })
vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/plain-link'))

let wished: number[] = []
let fails = false
const sent: unknown[] = []
const server = setupServer(
  http.get('*/api/v1/cms/wishlist/filter', () =>
    dataResponse({
      items: wished.map((product_id) => ({ product_id })),
      pagination: { lastPage: 1, page: 1, limit: 9999, total: wished.length, perPage: 9999 },
    }),
  ),
  http.post('*/api/v1/cms/wishlist/create', async ({ request }) => {
    const body = JSON.parse(await request.text())
    sent.push(body)
    if (fails) return errorResponse('UNAVAILABLE')
    wished = body.wished ? [...wished, body.product_id] : wished.filter((id) => id !== body.product_id)
    return dataResponse({ added: body.wished })
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())
beforeEach(() => {
  wished = []
  fails = false
  sent.length = 0
  localStorage.clear()
  sessionStorage.clear()
  for (const name of ['toastSuccess', 'toastError'] as const) vi.spyOn(toast, name).mockImplementation(() => {})
})

function signIn() {
  localStorage.setItem('signed-in', '1')
  const access = { token: 'x', expiresAt: Date.now() + 60_000 }
  useAuthStore.setState({ status: 'signedIn', userId: '1', access })
}

function signOut() {
  useAuthStore.setState({ status: 'signedOut', userId: null, access: null })
}

const wishlistButton = (name: string) => screen.getByRole('button', { name: `Spremi na popis želja: ${name}` })
const isOn = (name: string) => wishlistButton(name).getAttribute('aria-pressed') === 'true'

it('keeps the buttons of one product in step', async () => {
  signIn()
  const { user } = renderInShop(
    <>
      <WishlistButton productId={1} name="Prva" />
      <WishlistButton productId={1} name="Ista" />
      <WishlistButton productId={2} name="Druga" />
    </>,
  )
  await user.click(wishlistButton('Prva'))
  await waitFor(() => expect([isOn('Prva'), isOn('Ista'), isOn('Druga')]).toEqual([true, true, false]))
  expect(toast.toastSuccess).toHaveBeenCalledWith('Spremljeno na popis želja')
  await user.click(wishlistButton('Ista'))
  await waitFor(() => expect([isOn('Prva'), isOn('Ista')]).toEqual([false, false]))
  expect(sent).toEqual([
    { product_id: 1, wished: true },
    { product_id: 1, wished: false },
  ])
})

it('reverts and shows a toast when saving fails', async () => {
  signIn()
  fails = true
  const { user } = renderInShop(<WishlistButton productId={1} name="Prva" />)
  await user.click(wishlistButton('Prva'))
  await waitFor(() => expect(toast.toastError).toHaveBeenCalled())
  await waitFor(() => expect(isOn('Prva')).toBe(false))
})

it.each([
  ['changed in another tab', () => notifyOtherTabs('wishlist')],
  ['changed before Back restored the page', () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
])('reloads a list that was %s', async (_, change) => {
  signIn()
  const { client } = renderInShop(
    <>
      <WishlistSync />
      <WishlistButton productId={1} name="Prva" />
    </>,
  )
  await waitFor(() => expect(client.getQueryData(wishlistQuery.queryKey)?.items).toEqual([]))
  wished = [1]
  change()
  await waitFor(() => expect(isOn('Prva')).toBe(true))
})

it('asks a visitor to sign in and then adds the product', async () => {
  signOut()
  const { user, client } = renderInShop(<WishlistButton productId={1} name="Prva" />)
  await user.click(wishlistButton('Prva'))
  expect(await screen.findByRole('dialog', { name: 'Popis želja čeka iza prijave' })).toBeTruthy()
  expect(sent).toEqual([])
  signIn()
  await loadWishlistAfterSignIn(client)
  expect(wished).toEqual([1])
})
