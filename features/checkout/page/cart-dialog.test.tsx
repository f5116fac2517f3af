import { act, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { clearCartRef, openCartModal, useCartStore } from '@/features/cart/session/cart-store'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { sampleCart, sampleItem } from '@/tests/support/samples/sample-cart'
import { CartDialog } from './cart-dialog'

vi.mock('@/lib/i18n/navigation', async () => ({
  usePlainPathname: () => '/',
  ...(await import('@/tests/support/dom/plain-link')),
}))
// The dialog's content has its own tests.
vi.mock('@/features/cart/components/cart-modal', () => ({ CartModal: () => <p>Proizvodi</p> }))

let cart = sampleCart()
const server = setupServer(http.post('*/ecommerce/cart/getCart', () => dataResponse(cart)))
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  cart = sampleCart({ items: [sampleItem()] })
  useAuthStore.setState({ status: 'signedIn', userId: '7', access: { token: 'a', expiresAt: Date.now() + 60_000 } })
  useCartStore.setState({ ref: { cartId: 'k', protectCode: 't' }, isRestored: true })
  openCartModal()
})

const endSession = () => {
  clearCartRef()
  useAuthStore.setState({ status: 'signedOut', userId: null, access: null })
}

// docs/rules/checkout.md#lost-cart
it('says that the session has ended elsewhere and that the cart waits', async () => {
  const { user } = renderInShop(<CartDialog memberCard={null} below={null} />)
  await screen.findByText('Proizvodi')
  act(endSession)
  expect(await screen.findByRole('dialog', { name: 'Odjavljeni ste', description: /^Prijava je završila/ })).toBeTruthy()
  expect(screen.queryByText('Proizvodi')).toBeNull()
  const link = screen.getByRole('link', { name: 'Prijavite se' })
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('stays closed when the session ends after its last line was removed', async () => {
  const { client } = renderInShop(<CartDialog memberCard={null} below={null} />)
  await screen.findByText('Proizvodi')
  cart = { ...sampleCart({ items: [] }), version: 9 }
  await client.invalidateQueries()
  await waitFor(() => expect(useCartStore.getState().modal).toBeNull())
  act(endSession)
  expect(screen.queryByRole('dialog')).toBeNull()
})
