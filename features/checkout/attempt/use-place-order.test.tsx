import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { useState } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { useCartStore } from '@/features/cart/session/cart-store'
import { cartQuery } from '@/features/cart/queries'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { setToastHost, toastError, toastInfo } from '@/lib/browser/toast'
import messages from '@/messages/hr.json'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { sampleCart, sampleItem } from '@/tests/support/samples/sample-cart'
import { useCheckoutStore } from '@/features/checkout/state/checkout-store'
import { CheckoutNotice } from '@/features/checkout/components/checkout-notice'
import { clearAttempt } from '@/features/checkout/state/order-attempt'
import { toOrderNotes } from '@/features/checkout/state/order-notes'
import { guestQuery } from '@/features/checkout/queries'
import { usePlaceOrder } from './use-place-order'

const push = vi.fn<(to: unknown) => void>()
vi.mock('@/lib/i18n/navigation', async () => ({ useRouter: () => ({ push }), ...(await import('@/tests/support/dom/plain-link')) }))
vi.mock(import('@/lib/browser/toast'), { spy: true })

const cart = sampleCart({ deliveryMethodId: 1, paymentMethodId: 1 })

const guest = { id: 1, email: 'ana@primjer.hr', details: { firstName: 'Ana', lastName: 'Marić' }, company: null, addresses: [] }
const ref = { cartId: 'k', protectCode: 't' }
const requests: { key: string | null; message: unknown; version?: unknown }[] = []
const toasts: string[] = []
function describeError(error: unknown) {
  toasts.push(String(error))
  return String(error)
}

const server = setupServer(
  http.post('*/cart/validateCart', () => dataResponse({ ...cart, validateMemberCard: true })),
  http.get('*/user/guest', () => dataResponse(guest)),
)

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
  vi.mocked(toastError).mockClear()
  push.mockClear()
  requests.length = 0
  toasts.length = 0
})

/** Responds to the first request with `first` and to every later one with an order. */
function mockFirstResponse(first: () => Response) {
  server.use(
    http.post('*/order/create', async ({ request }) => {
      const { orderMessage: message, version } = Object(await request.json())
      requests.push({ key: request.headers.get('idempotency-key'), message, version })
      return requests.length === 1 ? first() : dataResponse({ html: '', orderSlug: 'narudzba' })
    }),
  )
}

function OrderButton({ message, shown = cart }: { message: string; shown?: Cart }) {
  const { order } = usePlaceOrder(ref, { cart: shown, guest })
  return <button onClick={() => order(toOrderNotes(message, null))}>Naruči</button>
}

/** The order button with a note field. */
function OrderWithNote() {
  const [message, write] = useState('Na katu')
  return (
    <>
      <input aria-label="Napomena" value={message} onChange={(event) => write(event.target.value)} />
      <OrderButton message={message} />
    </>
  )
}

function OrderWithNotice({ shown }: { shown?: Cart }) {
  return (
    <>
      <CheckoutNotice />
      <OrderButton message="" shown={shown} />
    </>
  )
}

const clickOrder = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Naruči' }))

async function orderWith(user: UserEvent, message: string) {
  fireEvent.change(screen.getByLabelText('Napomena'), { target: { value: message } })
  await clickOrder(user)
}

const ordered = () => expect(push).toHaveBeenCalledWith({ pathname: '/checkout/success', query: { orderSlug: 'narudzba' } })

it.each([
  ['a server restart', () => errorResponse('UNAVAILABLE')],
  ['a broken connection', () => Response.error()],
])('after %s the next click requests the same order under the same key', async (_, first) => {
  mockFirstResponse(first)
  const { user } = renderInShop(<OrderButton message="Na katu" />)
  await user.click(screen.getByRole('button', { name: 'Naruči' }))
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(push).not.toHaveBeenCalled()
  server.use(http.post('*/cart/validateCart', () => errorResponse('SESSION_USED')))
  await user.click(screen.getByRole('button', { name: 'Naruči' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith({ pathname: '/checkout/success', query: { orderSlug: 'narudzba' } }))
  expect(requests[0]?.key).toMatch(/^[\w-]{36}$/)
  expect(requests).toEqual([requests[0], requests[0]])
})

it('sends a corrected note under the same key', async () => {
  mockFirstResponse(() => Response.error())
  const { user } = renderInShop(<OrderWithNote />)
  await clickOrder(user)
  await waitFor(() => expect(toasts).toHaveLength(1))
  await orderWith(user, 'U prizemlju')
  await waitFor(ordered)
  expect(requests).toMatchObject([
    { key: requests[0]?.key, message: 'Na katu' },
    { key: requests[0]?.key, message: 'U prizemlju' },
  ])
})

it('finds an order that was made with an earlier note', async () => {
  const made = 'Na drugom katu'
  server.use(
    http.post('*/order/create', async ({ request }) => {
      const { orderMessage: message } = Object(await request.json())
      requests.push({ key: request.headers.get('idempotency-key'), message })
      if (requests.length <= 2) return Response.error()
      return message === made ? dataResponse({ html: '', orderSlug: 'narudzba' }) : errorResponse('IDEMPOTENCY_MISMATCH')
    }),
  )
  const { user } = renderInShop(<OrderWithNote />)
  await clickOrder(user)
  await waitFor(() => expect(toasts).toHaveLength(1))
  await orderWith(user, made)
  await waitFor(() => expect(toasts).toHaveLength(2))
  await orderWith(user, 'U prizemlju')
  await waitFor(ordered)
  expect(requests.map(({ message }) => message)).toEqual(['Na katu', made, 'U prizemlju', made])
  expect(new Set(requests.map(({ key }) => key)).size).toBe(1)
})

describe('a changed cart', () => {
  const changed = { ...cart, summary: { ...cart.summary, delivery: 4, orderTotal: 14 }, version: 2 }
  const differences = [{ kind: 'delivery', from: 0, to: 4 }]

  it('is shown instead of ordering, with a notice and a toast of 12 s', async () => {
    mockFirstResponse(() => dataResponse({ html: '', orderSlug: 'narudzba' }))
    server.use(http.post('*/cart/validateCart', () => dataResponse({ ...changed, validateMemberCard: true })))
    const { user, client } = renderInShop(<OrderButton message="" />)
    await clickOrder(user)
    await waitFor(() => expect(toastInfo).toHaveBeenCalledExactlyOnceWith(messages.checkout.cartChanged, { duration: 12_000 }))
    expect(useCheckoutStore.getState().notice).toEqual({ kind: 'changed', differences })
    expect(client.getQueryData(cartQuery(ref).queryKey)).toMatchObject({ version: 2, summary: { orderTotal: 14 } })
    expect(requests).toEqual([])
    cleanup()
    const again = renderInShop(<OrderButton message="" shown={changed} />)
    await clickOrder(again.user)
    await waitFor(ordered)
    expect(useCheckoutStore.getState().notice).toBeNull()
  })

  it('is shown when it changes between validation and order', async () => {
    mockFirstResponse(() => errorResponse('CART_CHANGED', { cart: changed }))
    const checks = [cart, changed]
    server.use(http.post('*/cart/validateCart', () => dataResponse({ ...checks.shift(), validateMemberCard: true })))
    const { user, client } = renderInShop(<OrderButton message="" />)
    await clickOrder(user)
    await waitFor(() => expect(toastInfo).toHaveBeenCalledExactlyOnceWith(messages.checkout.cartChanged, { duration: 12_000 }))
    expect(useCheckoutStore.getState()).toMatchObject({ notice: { kind: 'changed', differences }, attempt: null })
    expect(client.getQueryData(cartQuery(ref).queryKey)).toMatchObject({ version: 2 })
    expect(toasts).toEqual([])
    expect(push).not.toHaveBeenCalled()
  })

  it('is shown when a line became another variant at the same price', async () => {
    mockFirstResponse(() => dataResponse({ html: '', orderSlug: 'narudzba' }))
    const black = { ...cart, items: [sampleItem({ productId: 1, optionLabels: [{ label: 'Boja', value: 'crna' }] })] }
    const white = { ...cart, items: [sampleItem({ productId: 2, optionLabels: [{ label: 'Boja', value: 'bijela' }] })], version: 2 }
    server.use(http.post('*/cart/validateCart', () => dataResponse({ ...white, validateMemberCard: true })))
    const { user } = renderInShop(<OrderWithNotice shown={black} />)
    await clickOrder(user)
    expect((await screen.findByRole('alert')).textContent).toContain('Jama, Boja: crna → Jama, Boja: bijela')
    expect(requests).toEqual([])
  })

  it.each<[string, Partial<Cart>, string]>([
    ['the delivery method', { deliveryMethodId: 2 }, messages.checkout.notice.deliveryMethod],
    ['the branch', { options: { deliveryBranchId: 4 } }, messages.checkout.notice.branch],
    ['the payment method', { paymentMethodId: 2 }, messages.checkout.notice.paymentMethod],
    ['nothing visible', {}, messages.checkout.notice.other],
  ])('is shown when another window changed %s, and ordered by the next press', async (_, now, line) => {
    mockFirstResponse(() => dataResponse({ html: '', orderSlug: 'narudzba' }))
    const newer = { ...cart, ...now, version: 2 }
    server.use(http.post('*/cart/validateCart', () => dataResponse({ ...newer, validateMemberCard: true })))
    const first = renderInShop(<OrderWithNotice />)
    await clickOrder(first.user)
    expect((await screen.findByRole('alert')).textContent).toContain(line)
    expect(requests).toEqual([])
    cleanup()
    const { user } = renderInShop(<OrderWithNotice shown={newer} />)
    await clickOrder(user)
    await waitFor(ordered)
    expect(requests).toMatchObject([{ version: 2 }])
  })

  it('is shown when another window changed the buyer at the same version', async () => {
    mockFirstResponse(() => dataResponse({ html: '', orderSlug: 'narudzba' }))
    const changedGuest = { ...guest, email: 'iva@primjer.hr' }
    server.use(http.get('*/user/guest', () => dataResponse(changedGuest)))
    const { user, client } = renderInShop(<OrderWithNotice />)
    await clickOrder(user)
    expect((await screen.findByRole('alert')).textContent).toContain(messages.checkout.notice.addresses)
    expect(client.getQueryData(guestQuery(ref).queryKey)).toEqual(changedGuest)
    expect(requests).toEqual([])
  })

  it('ignores a payment method saved before the click but not its fee', async () => {
    mockFirstResponse(() => dataResponse({ html: '', orderSlug: 'narudzba' }))
    const saved = { ...cart, paymentMethodId: 2, version: 2 }
    const dearer = { ...saved, summary: { ...cart.summary, paymentFee: 1.5, orderTotal: 11.5 } }
    const checks = [dearer, saved]
    server.use(http.post('*/cart/validateCart', () => dataResponse({ ...checks.shift(), validateMemberCard: true })))
    const { user, client } = renderInShop(<OrderWithNotice />)
    client.setQueryData(cartQuery(ref).queryKey, saved)
    await clickOrder(user)
    expect((await screen.findByRole('alert')).textContent).toContain('Naknada za plaćanje')
    expect(useCheckoutStore.getState().notice).toMatchObject({ differences: [{ kind: 'paymentFee' }] })
    expect(requests).toEqual([])
    await clickOrder(user)
    await waitFor(ordered)
    expect(requests).toMatchObject([{ version: 2 }])
  })

  it('sends the version on the screen, also on a retry', async () => {
    mockFirstResponse(() => Response.error())
    const shown = { ...cart, version: 5 }
    server.use(http.post('*/cart/validateCart', () => dataResponse({ ...shown, validateMemberCard: true })))
    const { user } = renderInShop(<OrderButton message="" shown={shown} />)
    await clickOrder(user)
    await waitFor(() => expect(toasts).toHaveLength(1))
    await clickOrder(user)
    await waitFor(ordered)
    expect(requests.map(({ version }) => version)).toEqual([5, 5])
  })

  it('is shown on a retry after a lost response', async () => {
    mockFirstResponse(() => Response.error())
    const { user } = renderInShop(<OrderWithNotice />)
    await clickOrder(user)
    await waitFor(() => expect(toasts).toHaveLength(1))
    server.use(http.get('*/user/guest', () => dataResponse({ ...guest, email: 'iva@primjer.hr' })))
    await clickOrder(user)
    expect((await screen.findByRole('alert')).textContent).toContain(messages.checkout.notice.addresses)
    expect(requests).toHaveLength(1)
  })

  it('is shown when its member card was removed', async () => {
    mockFirstResponse(() => dataResponse({ html: '', orderSlug: 'narudzba' }))
    server.use(http.post('*/cart/validateCart', () => dataResponse({ ...changed, validateMemberCard: false })))
    const { user, client } = renderInShop(<OrderWithNotice />)
    await clickOrder(user)
    expect((await screen.findByRole('alert')).textContent).toContain(messages.checkout.notice.memberCard)
    expect(client.getQueryData(cartQuery(ref).queryKey)).toMatchObject({ version: 2 })
    expect(toastInfo).not.toHaveBeenCalled()
    expect(requests).toEqual([])
  })
})

describe('a line that was blocked before', () => {
  const blocked = { ...cart, items: [sampleItem({ problem: 'short', stock: { state: 'in', available: 1 } })], version: 2 }

  it('is named in the notice, and nothing is ordered', async () => {
    mockFirstResponse(() => dataResponse({ html: '', orderSlug: 'narudzba' }))
    server.use(http.post('*/cart/validateCart', () => dataResponse({ ...blocked, validateMemberCard: true })))
    const { user } = renderInShop(<OrderWithNotice shown={blocked} />)
    await clickOrder(user)
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain(messages.checkout.notice.blocked)
    expect(notice.textContent).toContain('Jama: na zalihi je još 1 primjerak')
    expect(document.activeElement).toBe(notice)
    expect(toastError).toHaveBeenCalledExactlyOnceWith(messages.checkout.notice.blocked)
    expect(requests).toEqual([])
  })

  it('is named when the order reports it', async () => {
    mockFirstResponse(() => errorResponse('OUT_OF_STOCK', { cart: blocked }))
    const before = { ...blocked, items: [sampleItem()] }
    const checks = [before, blocked]
    server.use(http.post('*/cart/validateCart', () => dataResponse({ ...checks.shift(), validateMemberCard: true })))
    const { user } = renderInShop(<OrderWithNotice shown={before} />)
    await clickOrder(user)
    expect((await screen.findByRole('alert')).textContent).toContain('Jama: na zalihi je još 1 primjerak')
    expect(toasts).toEqual([])
  })
})

it('keeps the cart until the next page has loaded', async () => {
  mockFirstResponse(() => dataResponse({ html: '', orderSlug: 'narudzba' }))
  useCartStore.setState({ ref, restored: true })
  const { user } = renderInShop(<OrderButton message="" />)
  await user.click(screen.getByRole('button', { name: 'Naruči' }))
  await waitFor(() => expect(push).toHaveBeenCalled())
  expect(useCartStore.getState().ref).toEqual(ref)
})

it('ends the attempt after a rejection', async () => {
  mockFirstResponse(() => errorResponse('DELIVERY_MISSING'))
  server.use(http.post('*/cart/getCart', () => dataResponse(cart)))
  const { user } = renderInShop(<OrderButton message="" />)
  await user.click(screen.getByRole('button', { name: 'Naruči' }))
  await waitFor(() => expect(toasts).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Naruči' }))
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(requests[1]?.key).not.toBe(requests[0]?.key)
})
