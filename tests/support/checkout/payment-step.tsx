import { screen } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { CheckoutNotice } from '@/features/checkout/components/checkout-notice'
import { PaymentStep } from '@/features/checkout/payment/payment-step'
import { useCheckoutStore } from '@/features/checkout/state/checkout-store'
import { clearAttempt } from '@/features/checkout/state/order-attempt'
import type { Cart } from '@/lib/api/entities/cart.schema'
import type { PaymentMethod } from '@/lib/api/entities/payment.schema'
import type { GuestUser } from '@/lib/api/v1/user/guest.schema'
import { CheckoutSettings } from '@/lib/api/v2/ecommerce/settings.schema'
import { setToastHost } from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { sampleCart } from '@/tests/support/samples/sample-cart'

export const cartRef = { cartId: 'k', protectCode: 't' }
export const cart = sampleCart({ digitalOnly: true, paymentMethodId: 1 })
export const method = (id: number, name: string, holdProblem: PaymentMethod['holdProblem'] = null): PaymentMethod => ({
  id,
  name,
  description: '',
  paymentType: null,
  fee: 0,
  filesOnDelivery: name === 'Pouzeće',
  holdProblem,
})
export const guest: GuestUser = {
  id: 1,
  email: 'ana@primjer.hr',
  details: { firstName: 'Ana', lastName: 'Marić' },
  company: null,
  addresses: [],
}

/** The calls that change something, in their order. */
export const calls: string[] = []
/** The bodies of the orders. */
export const sent: unknown[] = []
let version = 1
let savedMethodId = 1
export const server = setupServer(
  http.put('*/payment/savePaymentMethod', async ({ request }) => {
    const { paymentMethodId } = Object(await request.json())
    calls.push(`save ${paymentMethodId}`)
    // The cart on the screen is that of before.
    savedMethodId = Number(paymentMethodId)
    version = 2
    return dataResponse({ ...cart, paymentMethodId: savedMethodId, version })
  }),
  http.post('*/cart/validateCart', () => dataResponse({ ...cart, paymentMethodId: savedMethodId, version, validateMemberCard: true })),
  http.get('*/user/guest', () => dataResponse(guest)),
  http.post('*/order/create', async ({ request }) => {
    calls.push('order')
    sent.push(await request.json())
    return dataResponse({ html: '', orderSlug: 'narudzba' })
  }),
)

/** Starts the server of these tests; each begins without an order. */
export function setUpPaymentStep() {
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' })
    setToastHost({ open: () => {}, describe: (error) => String(error) })
  })
  afterAll(() => server.close())
  afterEach(() => server.resetHandlers())
  beforeEach(() => {
    calls.length = 0
    sent.length = 0
    version = 1
    savedMethodId = 1
    clearAttempt()
    useCheckoutStore.setState({ acceptedConsents: null, consentTicks: null, missingConsents: [], attempt: null, notice: null })
  })
}

export const pickup = {
  id: 2,
  name: 'U knjižari',
  description: 'Tiha ulica 7, Zagreb',
  kind: 'pickup' as const,
  estimate: '',
  price: 0,
  freeFrom: null,
  options: [],
}

const bothMethods = [method(1, 'Uplatnica'), method(2, 'Pouzeće')]

export function show(own: Partial<Cart> = {}, buyer: GuestUser = guest, methods = bothMethods) {
  return renderInShop(
    <>
      <CheckoutNotice />
      <PaymentStep
        cartRef={cartRef}
        cart={{ ...cart, ...own }}
        guest={buyer}
        user={null}
        settings={CheckoutSettings.parse({})}
        methods={methods}
        deliveryMethods={[pickup]}
        onBack={() => {}}
      />
    </>,
  )
}

export const submit = () => screen.getByRole('button', { name: /^Naruči uz obvezu plaćanja · \d/ })
