import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { usePlaceOrder } from '@/features/checkout/attempt/use-place-order'
import { CheckoutNotice } from '@/features/checkout/components/checkout-notice'
import { useCheckoutStore } from '@/features/checkout/state/checkout-store'
import { clearAttempt } from '@/features/checkout/state/order-attempt'
import { toOrderNotes } from '@/features/checkout/state/order-notes'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { setToastHost, toastError, toastErrorText, toastInfo } from '@/lib/browser/toast/toast'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { sampleCart } from '@/tests/support/samples/sample-cart'

export const push = vi.fn<(to: unknown) => void>()

export const cart = sampleCart({ deliveryMethodId: 1, paymentMethodId: 1 })

export const guest = { id: 1, email: 'ana@primjer.hr', details: { firstName: 'Ana', lastName: 'Marić' }, company: null, addresses: [] }
export const ref = { cartId: 'k', protectCode: 't' }
export const requests: { key: string | null; message: unknown; version?: unknown }[] = []
export const toasts: string[] = []
function describeError(error: unknown) {
  toasts.push(String(error))
  return String(error)
}

export const server = setupServer(
  http.post('*/cart/validateCart', () => dataResponse({ ...cart, validateMemberCard: true })),
  http.get('*/user/guest', () => dataResponse(guest)),
)

/** Starts the server of these tests; each begins without an order attempt. */
export function setUpOrdering() {
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' })
    setToastHost({ open: () => {}, describe: describeError })
  })
  afterAll(() => server.close())
  afterEach(() => server.resetHandlers())
  beforeEach(() => {
    clearAttempt()
    useCheckoutStore.setState({ notice: null })
    vi.mocked(toastInfo).mockClear()
    for (const shown of [toastError, toastErrorText]) vi.mocked(shown).mockClear()
    push.mockClear()
    requests.length = 0
    toasts.length = 0
  })
}

/** Responds to the first request with `first` and to every later one with an order. */
export function mockFirstResponse(first: () => Response) {
  server.use(
    http.post('*/order/create', async ({ request }) => {
      const { orderMessage: message, version } = Object(await request.json())
      requests.push({ key: request.headers.get('idempotency-key'), message, version })
      return requests.length === 1 ? first() : dataResponse({ html: '', orderSlug: 'narudzba' })
    }),
  )
}

/** `chosen`: the payment method that is chosen on the screen. */
export function OrderButton({
  message,
  shown = cart,
  chosen = shown.paymentMethodId ?? 0,
}: {
  message: string
  shown?: Cart
  chosen?: number
}) {
  const { placeOrder } = usePlaceOrder(ref, { cart: shown, guest })
  return <button onClick={() => placeOrder(toOrderNotes(message, null), chosen)}>Naruči</button>
}

export function OrderWithNotice({ shown, chosen }: { shown?: Cart; chosen?: number }) {
  return (
    <>
      <CheckoutNotice />
      <OrderButton message="" shown={shown} chosen={chosen} />
    </>
  )
}

export const clickOrder = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Naruči' }))

export const ordered = () => expect(push).toHaveBeenCalledWith({ pathname: '/checkout/success', query: { orderSlug: 'narudzba' } })
