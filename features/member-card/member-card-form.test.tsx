import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { profileQuery } from '@/features/auth/session/queries'
import { useCartStore } from '@/features/cart/session/cart-store'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { sampleCart } from '@/tests/support/samples/sample-cart'
import { ana } from '@/tests/support/samples/sample-person'
import { MemberCardForm } from './components/member-card-form'

vi.mock('@/lib/i18n/navigation', async () => ({
  ...(await import('@/tests/support/dom/plain-link')),
  useRouter: () => ({ push: () => {} }),
}))

const amounts = { itemsTotal: 40, loyalty: 5, coupon: 0, cartTotal: 35, delivery: 0, paymentFee: 0, orderTotal: 35 }
const cart = sampleCart({ summary: { ...amounts, tax: amounts }, memberCard: '2900260041073' })

let memberCard: Cart['memberCard'] = null
const server = setupServer(
  http.post('*/cart/getCart', () => dataResponse({ ...cart, memberCard })),
  http.post('*/cart/applyMemberCard', () => dataResponse({ cart })),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

function show(card: Cart['memberCard'], status: 'signedOut' | 'signedIn') {
  memberCard = card
  if (status === 'signedIn') localStorage.setItem('signed-in', '1')
  else localStorage.removeItem('signed-in')
  useAuthStore.setState({ status: 'unknown', userId: null })
  useCartStore.setState({ ref: { cartId: 'k', protectCode: 't' } })
  return renderInShop(<MemberCardForm />)
}

it('shows a visitor the savings of the card on the cart, without the sign-in hint', async () => {
  show(cart.memberCard, 'signedOut')
  expect(await screen.findByText('Članska kartica … 1073')).toBeTruthy()
  expect(screen.getByText(/Ušteda 5,00/)).toBeTruthy()
  expect(screen.queryByText(/Imate člansku karticu/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Druga kartica' })).toBeNull()
})

it('shows a visitor without a card the sign-in hint', async () => {
  show(null, 'signedOut')
  expect(await screen.findByText(/Imate člansku karticu/)).toBeTruthy()
})

it('lets a signed-in user enter another card', async () => {
  const { user } = show(cart.memberCard, 'signedIn')
  await user.click(await screen.findByRole('button', { name: 'Druga kartica' }))
  expect(screen.getByLabelText('Broj članske kartice')).toBeTruthy()
})

it('refetches the profile after a card was applied', async () => {
  const { client, user } = show(null, 'signedIn')
  client.setQueryData(profileQuery.queryKey, ana)
  await user.type(await screen.findByLabelText('Broj članske kartice'), '2900260041073')
  await user.click(screen.getByRole('button', { name: 'Primijeni' }))
  await waitFor(() => expect(client.getQueryState(profileQuery.queryKey)).toMatchObject({ isInvalidated: true }))
})
