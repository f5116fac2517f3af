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
import { answer, refusal } from '@/tests/support/http/fake-responses'
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
const asked: { key: string | null; message: unknown; version?: unknown }[] = []
const toasts: string[] = []
function describeError(error: unknown) {
  toasts.push(String(error))
  return String(error)
}

const server = setupServer(
  http.post('*/cart/validateCart', () => answer({ ...cart, validateMemberCard: true })),
  http.get('*/user/guest', () => answer(guest)),
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
  asked.length = 0
  toasts.length = 0
})

/** Answers the first request with `first` and every later one with an order. */
function firstAnswer(first: () => Response) {
  server.use(
    http.post('*/order/create', async ({ request }) => {
      const { orderMessage: message, version } = Object(await request.json())
      asked.push({ key: request.headers.get('idempotency-key'), message, version })
      return asked.length === 1 ? first() : answer({ html: '', orderSlug: 'narudzba' })
    }),
  )
}

function Press({ message, shown = cart }: { message: string; shown?: Cart }) {
  const { order } = usePlaceOrder(ref, { cart: shown, guest })
  return <button onClick={() => order(toOrderNotes(message, null))}>Naruči</button>
}

/** The order button with a note field. */
function WriteAndPress() {
  const [message, write] = useState('Na katu')
  return (
    <>
      <input aria-label="Napomena" value={message} onChange={(event) => write(event.target.value)} />
      <Press message={message} />
    </>
  )
}

function CheckoutPress({ shown }: { shown?: Cart }) {
  return (
    <>
      <CheckoutNotice />
      <Press message="" shown={shown} />
    </>
  )
}

const press = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Naruči' }))

async function pressWith(user: UserEvent, message: string) {
  fireEvent.change(screen.getByLabelText('Napomena'), { target: { value: message } })
  await press(user)
}

const ordered = () => expect(push).toHaveBeenCalledWith({ pathname: '/checkout/success', query: { orderSlug: 'narudzba' } })

it.each([
  ['a server restart', () => refusal('UNAVAILABLE')],
  ['a broken connection', () => Response.error()],
])('after %s the next press requests the same order under the same key', async (_, first) => {
  firstAnswer(first)
  const { user } = renderInShop(<Press message="Na katu" />)
  await user.click(screen.getByRole('button', { name: 'Naruči' }))
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(push).not.toHaveBeenCalled()
  server.use(http.post('*/cart/validateCart', () => refusal('SESSION_USED')))
  await user.click(screen.getByRole('button', { name: 'Naruči' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith({ pathname: '/checkout/success', query: { orderSlug: 'narudzba' } }))
  expect(asked[0]?.key).toMatch(/^[\w-]{36}$/)
  expect(asked).toEqual([asked[0], asked[0]])
})

it('sends a corrected note under the same key', async () => {
  firstAnswer(() => Response.error())
  const { user } = renderInShop(<WriteAndPress />)
  await press(user)
  await waitFor(() => expect(toasts).toHaveLength(1))
  await pressWith(user, 'U prizemlju')
  await waitFor(ordered)
  expect(asked).toMatchObject([
    { key: asked[0]?.key, message: 'Na katu' },
    { key: asked[0]?.key, message: 'U prizemlju' },
  ])
})

it('finds an order that was made with an earlier note', async () => {
  const made = 'Na drugom katu'
  server.use(
    http.post('*/order/create', async ({ request }) => {
      const { orderMessage: message } = Object(await request.json())
      asked.push({ key: request.headers.get('idempotency-key'), message })
      if (asked.length <= 2) return Response.error()
      return message === made ? answer({ html: '', orderSlug: 'narudzba' }) : refusal('IDEMPOTENCY_MISMATCH')
    }),
  )
  const { user } = renderInShop(<WriteAndPress />)
  await press(user)
  await waitFor(() => expect(toasts).toHaveLength(1))
  await pressWith(user, made)
  await waitFor(() => expect(toasts).toHaveLength(2))
  await pressWith(user, 'U prizemlju')
  await waitFor(ordered)
  expect(asked.map(({ message }) => message)).toEqual(['Na katu', made, 'U prizemlju', made])
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
})

describe('a changed cart', () => {
  const changed = { ...cart, summary: { ...cart.summary, delivery: 4, orderTotal: 14 }, version: 2 }
  const differences = [{ kind: 'delivery', from: 0, to: 4 }]

  it('is shown instead of ordering, with a notice and a toast of 12 s', async () => {
    firstAnswer(() => answer({ html: '', orderSlug: 'narudzba' }))
    server.use(http.post('*/cart/validateCart', () => answer({ ...changed, validateMemberCard: true })))
    const { user, client } = renderInShop(<Press message="" />)
    await press(user)
    await waitFor(() => expect(toastInfo).toHaveBeenCalledExactlyOnceWith(messages.checkout.cartChanged, { duration: 12_000 }))
    expect(useCheckoutStore.getState().notice).toEqual({ kind: 'changed', differences })
    expect(client.getQueryData(cartQuery(ref).queryKey)).toMatchObject({ version: 2, summary: { orderTotal: 14 } })
    expect(asked).toEqual([])
    cleanup()
    const again = renderInShop(<Press message="" shown={changed} />)
    await press(again.user)
    await waitFor(ordered)
    expect(useCheckoutStore.getState().notice).toBeNull()
  })

  it('is shown when it changes between validation and order', async () => {
    firstAnswer(() => refusal('CART_CHANGED', { cart: changed }))
    const checks = [cart, changed]
    server.use(http.post('*/cart/validateCart', () => answer({ ...checks.shift(), validateMemberCard: true })))
    const { user, client } = renderInShop(<Press message="" />)
    await press(user)
    await waitFor(() => expect(toastInfo).toHaveBeenCalledExactlyOnceWith(messages.checkout.cartChanged, { duration: 12_000 }))
    expect(useCheckoutStore.getState()).toMatchObject({ notice: { kind: 'changed', differences }, attempt: null })
    expect(client.getQueryData(cartQuery(ref).queryKey)).toMatchObject({ version: 2 })
    expect(toasts).toEqual([])
    expect(push).not.toHaveBeenCalled()
  })

  it('is shown when a line became another variant at the same price', async () => {
    firstAnswer(() => answer({ html: '', orderSlug: 'narudzba' }))
    const black = { ...cart, items: [sampleItem({ productId: 1, optionLabels: [{ label: 'Boja', value: 'crna' }] })] }
    const white = { ...cart, items: [sampleItem({ productId: 2, optionLabels: [{ label: 'Boja', value: 'bijela' }] })], version: 2 }
    server.use(http.post('*/cart/validateCart', () => answer({ ...white, validateMemberCard: true })))
    const { user } = renderInShop(<CheckoutPress shown={black} />)
    await press(user)
    expect((await screen.findByRole('alert')).textContent).toContain('Jama, Boja: crna → Jama, Boja: bijela')
    expect(asked).toEqual([])
  })

  it.each<[string, Partial<Cart>, string]>([
    ['the delivery method', { deliveryMethodId: 2 }, messages.checkout.notice.deliveryMethod],
    ['the branch', { options: { deliveryBranchId: 4 } }, messages.checkout.notice.branch],
    ['the payment method', { paymentMethodId: 2 }, messages.checkout.notice.paymentMethod],
    ['nothing visible', {}, messages.checkout.notice.other],
  ])('is shown when another window changed %s, and ordered by the next press', async (_, now, line) => {
    firstAnswer(() => answer({ html: '', orderSlug: 'narudzba' }))
    const newer = { ...cart, ...now, version: 2 }
    server.use(http.post('*/cart/validateCart', () => answer({ ...newer, validateMemberCard: true })))
    const first = renderInShop(<CheckoutPress />)
    await press(first.user)
    expect((await screen.findByRole('alert')).textContent).toContain(line)
    expect(asked).toEqual([])
    cleanup()
    const { user } = renderInShop(<CheckoutPress shown={newer} />)
    await press(user)
    await waitFor(ordered)
    expect(asked).toMatchObject([{ version: 2 }])
  })

  it('is shown when another window changed the buyer at the same version', async () => {
    firstAnswer(() => answer({ html: '', orderSlug: 'narudzba' }))
    const moved = { ...guest, email: 'iva@primjer.hr' }
    server.use(http.get('*/user/guest', () => answer(moved)))
    const { user, client } = renderInShop(<CheckoutPress />)
    await press(user)
    expect((await screen.findByRole('alert')).textContent).toContain(messages.checkout.notice.addresses)
    expect(client.getQueryData(guestQuery(ref).queryKey)).toEqual(moved)
    expect(asked).toEqual([])
  })

  it('ignores a payment method saved before the press but not its fee', async () => {
    firstAnswer(() => answer({ html: '', orderSlug: 'narudzba' }))
    const saved = { ...cart, paymentMethodId: 2, version: 2 }
    const dearer = { ...saved, summary: { ...cart.summary, paymentFee: 1.5, orderTotal: 11.5 } }
    const checks = [dearer, saved]
    server.use(http.post('*/cart/validateCart', () => answer({ ...checks.shift(), validateMemberCard: true })))
    const { user, client } = renderInShop(<CheckoutPress />)
    client.setQueryData(cartQuery(ref).queryKey, saved)
    await press(user)
    expect((await screen.findByRole('alert')).textContent).toContain('Naknada za plaćanje')
    expect(useCheckoutStore.getState().notice).toMatchObject({ differences: [{ kind: 'paymentFee' }] })
    expect(asked).toEqual([])
    await press(user)
    await waitFor(ordered)
    expect(asked).toMatchObject([{ version: 2 }])
  })

  it('sends the version on the screen, also on a retry', async () => {
    firstAnswer(() => Response.error())
    const shown = { ...cart, version: 5 }
    server.use(http.post('*/cart/validateCart', () => answer({ ...shown, validateMemberCard: true })))
    const { user } = renderInShop(<Press message="" shown={shown} />)
    await press(user)
    await waitFor(() => expect(toasts).toHaveLength(1))
    await press(user)
    await waitFor(ordered)
    expect(asked.map(({ version }) => version)).toEqual([5, 5])
  })

  it('is shown on a retry after a lost answer', async () => {
    firstAnswer(() => Response.error())
    const { user } = renderInShop(<CheckoutPress />)
    await press(user)
    await waitFor(() => expect(toasts).toHaveLength(1))
    server.use(http.get('*/user/guest', () => answer({ ...guest, email: 'iva@primjer.hr' })))
    await press(user)
    expect((await screen.findByRole('alert')).textContent).toContain(messages.checkout.notice.addresses)
    expect(asked).toHaveLength(1)
  })

  it('is shown when its member card was removed', async () => {
    firstAnswer(() => answer({ html: '', orderSlug: 'narudzba' }))
    server.use(http.post('*/cart/validateCart', () => answer({ ...changed, validateMemberCard: false })))
    const { user, client } = renderInShop(<CheckoutPress />)
    await press(user)
    expect((await screen.findByRole('alert')).textContent).toContain(messages.checkout.notice.memberCard)
    expect(client.getQueryData(cartQuery(ref).queryKey)).toMatchObject({ version: 2 })
    expect(toastInfo).not.toHaveBeenCalled()
    expect(asked).toEqual([])
  })
})

describe('a line that was blocked before', () => {
  const blocked = { ...cart, items: [sampleItem({ problem: 'short', stock: { state: 'in', available: 1 } })], version: 2 }

  it('is named in the notice, and nothing is ordered', async () => {
    firstAnswer(() => answer({ html: '', orderSlug: 'narudzba' }))
    server.use(http.post('*/cart/validateCart', () => answer({ ...blocked, validateMemberCard: true })))
    const { user } = renderInShop(<CheckoutPress shown={blocked} />)
    await press(user)
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain(messages.checkout.notice.blocked)
    expect(notice.textContent).toContain('Jama: na zalihi je još 1 primjerak')
    expect(document.activeElement).toBe(notice)
    expect(toastError).toHaveBeenCalledExactlyOnceWith(messages.checkout.notice.blocked)
    expect(asked).toEqual([])
  })

  it('is named when the order reports it', async () => {
    firstAnswer(() => refusal('OUT_OF_STOCK', { cart: blocked }))
    const before = { ...blocked, items: [sampleItem()] }
    const checks = [before, blocked]
    server.use(http.post('*/cart/validateCart', () => answer({ ...checks.shift(), validateMemberCard: true })))
    const { user } = renderInShop(<CheckoutPress shown={before} />)
    await press(user)
    expect((await screen.findByRole('alert')).textContent).toContain('Jama: na zalihi je još 1 primjerak')
    expect(toasts).toEqual([])
  })
})

it('keeps the cart until the next page has loaded', async () => {
  firstAnswer(() => answer({ html: '', orderSlug: 'narudzba' }))
  useCartStore.setState({ ref, restored: true })
  const { user } = renderInShop(<Press message="" />)
  await user.click(screen.getByRole('button', { name: 'Naruči' }))
  await waitFor(() => expect(push).toHaveBeenCalled())
  expect(useCartStore.getState().ref).toEqual(ref)
})

it('ends the attempt after a refusal', async () => {
  firstAnswer(() => refusal('DELIVERY_MISSING'))
  server.use(http.post('*/cart/getCart', () => answer(cart)))
  const { user } = renderInShop(<Press message="" />)
  await user.click(screen.getByRole('button', { name: 'Naruči' }))
  await waitFor(() => expect(toasts).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Naruči' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]?.key).not.toBe(asked[0]?.key)
})
