import { cleanup, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { cartQuery } from '@/features/cart/queries'
import { guestQuery } from '@/features/checkout/queries'
import { useCheckoutStore } from '@/features/checkout/state/checkout-store'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { toastError, toastErrorText, toastInfo } from '@/lib/browser/toast/toast'
import messages from '@/messages/hr.json'
import {
  cart,
  clickOrder,
  guest,
  mockFirstResponse,
  OrderButton,
  ordered,
  OrderWithNotice,
  push,
  ref,
  requests,
  server,
  setUpOrdering,
  toasts,
} from '@/tests/support/checkout/order-button'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { sampleItem } from '@/tests/support/samples/sample-cart'

vi.mock('@/lib/i18n/navigation', async () => ({ useRouter: () => ({ push }), ...(await import('@/tests/support/dom/plain-link')) }))
vi.mock(import('@/lib/browser/toast/toast'), async (original) => (await import('@/tests/support/dom/spied')).spied(await original()))

setUpOrdering()

describe('a changed cart', () => {
  const changed = { ...cart, summary: { ...cart.summary, delivery: 4, orderTotal: 14 }, version: 2 }
  const differences = [{ kind: 'delivery', from: 0, to: 4 }]

  it('is shown instead of ordering, with a notice and a toast of 12 s', async () => {
    mockFirstResponse(() => dataResponse({ html: '', orderSlug: 'narudzba' }))
    server.use(http.post('*/cart/validateCart', () => dataResponse({ ...changed, validateMemberCard: true })))
    const { user, client } = renderInShop(<OrderButton message="" />)
    await clickOrder(user)
    await waitFor(() => expect(toastInfo).toHaveBeenCalledExactlyOnceWith(messages.checkout.cartChanged, { duration: 12_000 }))
    expect(useCheckoutStore.getState().notice).toEqual({ kind: 'notOrdered', differences })
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
    expect(useCheckoutStore.getState()).toMatchObject({ notice: { kind: 'notOrdered', differences }, attempt: null })
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
    expect((await screen.findByRole('alert')).textContent).toContain('Jama, Boja: crna → bijela')
    expect(requests).toEqual([])
  })

  it.each<[string, Partial<Cart>, string]>([
    ['the delivery method', { deliveryMethodId: 2 }, messages.checkout.notice.deliveryMethod],
    ['the branch', { options: { deliveryBranchId: 4 } }, messages.checkout.notice.branch],
    ['the payment method', { paymentMethodId: 2 }, messages.checkout.notice.paymentMethod],
    ['the coupon for one of the same value', { couponCode: 'LJETO' }, 'Kupon — → LJETO'],
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

  it('is ordered at once in its newer version, which shows nothing new', async () => {
    mockFirstResponse(() => dataResponse({ html: '', orderSlug: 'narudzba' }))
    server.use(http.post('*/cart/validateCart', () => dataResponse({ ...cart, version: 3, validateMemberCard: true })))
    const { user } = renderInShop(<OrderWithNotice />)
    await clickOrder(user)
    await waitFor(ordered)
    expect(requests).toMatchObject([{ version: 3 }])
    expect(toastInfo).not.toHaveBeenCalled()
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
    const { user, client } = renderInShop(<OrderWithNotice chosen={2} />)
    client.setQueryData(cartQuery(ref).queryKey, saved)
    await clickOrder(user)
    expect((await screen.findByRole('alert')).textContent).toContain('Naknada za plaćanje')
    expect(useCheckoutStore.getState().notice).toMatchObject({ differences: [{ kind: 'paymentFee' }] })
    expect(requests).toEqual([])
    await clickOrder(user)
    await waitFor(ordered)
    expect(requests).toMatchObject([{ version: 2 }])
  })

  // docs/rules/checkout.md#place-order
  it('is not ordered with the payment method that another window has just saved', async () => {
    mockFirstResponse(() => dataResponse({ html: '', orderSlug: 'narudzba' }))
    const other = { ...cart, paymentMethodId: 2, version: 2 }
    server.use(http.post('*/cart/validateCart', () => dataResponse({ ...other, validateMemberCard: true })))
    const { user, client } = renderInShop(<OrderWithNotice />)
    client.setQueryData(cartQuery(ref).queryKey, other)
    await clickOrder(user)
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain('Narudžba nije poslana')
    expect(notice.textContent).toContain('Način plaćanja promijenjen je, možda u drugom prozoru')
    expect(requests).toEqual([])
  })

  it('sends the version on the screen, also on a retry', async () => {
    mockFirstResponse(() => Response.error())
    const shown = { ...cart, version: 5 }
    server.use(http.post('*/cart/validateCart', () => dataResponse({ ...shown, validateMemberCard: true })))
    const { user } = renderInShop(<OrderButton message="" shown={shown} />)
    await clickOrder(user)
    await waitFor(() => expect(toastErrorText).toHaveBeenCalledTimes(1))
    await clickOrder(user)
    await waitFor(ordered)
    expect(requests.map(({ version }) => version)).toEqual([5, 5])
  })

  it('is shown on a retry after a lost response', async () => {
    mockFirstResponse(() => Response.error())
    const { user } = renderInShop(<OrderWithNotice />)
    await clickOrder(user)
    await waitFor(() => expect(toastErrorText).toHaveBeenCalledTimes(1))
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
    expect(toastError).not.toHaveBeenCalled()
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
