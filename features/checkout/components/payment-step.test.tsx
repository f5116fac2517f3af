import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Cart } from '@/lib/api/entities/cart.schema'
import type { PaymentMethod } from '@/lib/api/entities/payment.schema'
import { CheckoutSettings } from '@/lib/api/v2/ecommerce/settings.schema'
import { connectToasts } from '@/lib/toast'
import { renderInShop } from '@/tests/support/client-tree'
import { answer, refusal } from '@/tests/support/fake-answers'
import { PaymentStep } from './payment-step'

vi.mock('@/lib/i18n/navigation', async () => ({ useRouter: () => ({ push: () => {} }), ...(await import('@/tests/support/plain-link')) }))

const amounts = { itemsTotal: 10, loyalty: 0, coupon: 0, cartTotal: 10, delivery: 0, orderTotal: 10 }
const cart: Cart = {
  id: 'k',
  cartId: 'k',
  protectCode: 't',
  items: [],
  summary: { ...amounts, tax: amounts },
  digitalOnly: true,
  coupon: null,
  couponCode: null,
  removedCoupon: null,
  memberCard: null,
  removedMemberCard: false,
  deliveryMethodId: null,
  paymentMethodId: 1,
  options: { deliveryBranchId: null },
  version: 1,
}
const method = (id: number, name: string): PaymentMethod => ({ id, name, description: '', paymentType: null, fee: 0 })
const guest = { id: 1, email: 'ana@primjer.hr', details: { firstName: 'Ana', lastName: 'Marić' }, company: null, addresses: [] }

const calls: string[] = []
const server = setupServer(
  http.put('*/payment/savePaymentMethod', async ({ request }) => {
    const { paymentMethodId } = Object(await request.json())
    calls.push(`save ${paymentMethodId}`)
    // As if an older choice had come in later and stood on the cart now.
    return answer({ ...cart, version: 2 })
  }),
  http.post('*/cart/validateCart', () => answer({ ...cart, validateMemberCard: true })),
  http.post('*/order/create', () => {
    calls.push('order')
    return answer({ html: '', orderSlug: 'narudzba' })
  }),
)

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  connectToasts({ open: () => {}, describe: (error) => String(error) })
})
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => void (calls.length = 0))

function show() {
  return renderInShop(
    <PaymentStep
      cartRef={{ cartId: 'k', protectCode: 't' }}
      cart={cart}
      guest={guest}
      settings={CheckoutSettings.parse({})}
      methods={[method(1, 'Uplatnica'), method(2, 'Pouzeće')]}
      deliveryMethods={[]}
      onBack={() => {}}
    />,
  )
}

const submit = () => screen.getByRole('button', { name: 'Naruči uz obvezu plaćanja' })

it('orders at once when the cart knows the method that is shown', async () => {
  const { user } = show()
  await user.click(submit())
  await waitFor(() => expect(calls).toEqual(['order']))
})

it('saves the method that is shown before it orders, when the cart knows another (SPEC 4 Order)', async () => {
  const { user } = show()
  await user.click(screen.getByLabelText(/Pouzeće/))
  await waitFor(() => expect(calls).toEqual(['save 2']))
  await user.click(submit())
  await waitFor(() => expect(calls).toEqual(['save 2', 'save 2', 'order']))
})

it('orders nothing when the method that is shown cannot be saved', async () => {
  const { user } = show()
  await user.click(screen.getByLabelText(/Pouzeće/))
  await waitFor(() => expect(calls).toEqual(['save 2']))
  server.use(http.put('*/payment/savePaymentMethod', () => refusal('PAYMENT_NOT_FOUND')))
  await user.click(submit())
  await waitFor(() => expect(screen.getByLabelText(/Uplatnica/)).toHaveProperty('checked', true))
  expect(calls).toEqual(['save 2'])
})
