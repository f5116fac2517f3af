'use client'

import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import type { CartRef } from '@/features/cart/session/cart-store'
import { toCartSnapshot } from '@/features/cart/session/cart-snapshot'
import { cartQuery, cacheCart } from '@/features/cart/queries'
import { useCartErrorHandler } from '@/features/cart/session/use-cart-error-handler'
import { call } from '@/lib/api/client'
import type { Cart } from '@/lib/api/entities/cart.schema'
import type { OrderCreated } from '@/lib/api/entities/order.schema'
import { ApiError } from '@/lib/api/errors'
import { guestApi } from '@/lib/api/v1/user/guest'
import type { GuestUser } from '@/lib/api/v1/user/guest.schema'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { hasCartChanged } from '@/lib/money/cart-changed'
import { toastError, toastInfo } from '@/lib/browser/toast'
import { cartDifferences, type Difference } from '@/features/checkout/review/cart-differences'
import { acceptedConsentsFor, setNotice, useCheckoutStore, type Notice } from '@/features/checkout/checkout-store'
import { findMissingConsents } from '@/features/checkout/review/find-missing-consents'
import { requestOrder, findAttempt, startAttempt, clearAttempt, hasCode, placeOrderKey, type Attempt } from './order-attempt'
import type { OrderNotes } from '@/features/checkout/review/order-notes'
import { checkoutConsentsQuery, guestQuery, refreshMethods } from '@/features/checkout/queries'
import { unpaidOrderSlug, useOrderRedirect } from './use-order-redirect'

/** SPEC 9: the notice of a changed cart stays so long, in ms. */
const noticeMs = 12_000

/** What the shopper orders: the cart, and who buys it and where it goes. */
type Review = { cart: Cart; guest: GuestUser | null }

/**
 * Orders what is on the screen (SPEC 4 'Order'): the cart is checked for changes first, and a changed one is shown instead of ordered. A retry
 * after a lost answer asks for the same under the same key, and gets the order that was made, if one was. `follow` hears of the cart that is shown
 * instead.
 */
export function usePlaceOrder(ref: CartRef, { cart, guest }: Review, follow: (cart: Cart) => void = () => {}) {
  const client = useQueryClient()
  const goOn = useOrderRedirect()
  const t = useTranslations('checkout')
  const tell = useCartErrorHandler()

  async function validateOnServer() {
    const [now, whoNow] = await Promise.all([call(cartApi.validateCart, ref), call(guestApi.get, ref)])
    return { cart: now, guest: whoNow }
  }

  /** Between the drawing of the button that was pressed and the order its way to pay may have been saved; all else must be as it was drawn. */
  function shownReview(): Review {
    const { version, paymentMethodId } = client.getQueryData(cartQuery(ref).queryKey) ?? cart
    return { cart: { ...cart, version, paymentMethodId }, guest }
  }

  function showInstead({ now, notice }: Refusal) {
    clearAttempt()
    cacheCart(client, ref, now.cart)
    follow(now.cart)
    client.setQueryData(guestQuery(ref).queryKey, now.guest)
    refreshMethods(client, ref)
    setNotice(notice)
    if (notice.kind === 'changed') toastInfo(t('cartChanged'), { duration: noticeMs })
    if (notice.kind === 'blocked') toastError(t('notice.blocked'))
  }

  /** What has come into force since the first step is asked for here. */
  async function askForConsents() {
    try {
      const { records } = await client.fetchQuery({ ...checkoutConsentsQuery, staleTime: 0 })
      useCheckoutStore.setState({ missingConsents: findMissingConsents(records, acceptedConsentsFor(ref.cartId)?.ids ?? []) })
    } catch (error) {
      tell(error)
    }
  }

  const order = useMutation({
    mutationKey: placeOrderKey,
    mutationFn: async ({ words, seen }: { words: OrderNotes; seen: Review }) => {
      setNotice(null)
      const checked = await validateOnServer().catch((error) => throwUnlessOrdered(error, findAttempt(ref)))
      const refusal = checked && findRefusal(seen, checked)
      if (refusal) return refusal
      try {
        return await requestOrder(startAttempt(ref, words), seen.cart.version)
      } catch (error) {
        // Asked about once more, as the check does: that also notes what the shopper is shown now, so that their next press orders it.
        const isAboutCart = hasCode(error, 'CART_CHANGED') || hasCode(error, 'OUT_OF_STOCK')
        const change = isAboutCart ? findRefusal(seen, await validateOnServer()) : null
        if (change) return change
        throw error
      }
    },
    onSuccess(result) {
      if ('notice' in result) return showInstead(result)
      goOn.afterOrder(ref, result)
    },
    async onError(error, { seen }) {
      const orderSlug = unpaidOrderSlug(error)
      if (orderSlug) return goOn.afterUnpaid(ref, orderSlug)
      // Without an answer the order may have been made: the next press asks for it again.
      const isUnknown = !(error instanceof ApiError) || error.status === 0 || error.status >= 500
      if (isUnknown) return tell(error)
      clearAttempt()
      tell(error)
      if (hasCode(error, 'CONSENT_REQUIRED')) return askForConsents()
      await client.invalidateQueries({ queryKey: cartQuery(ref).queryKey })
      const now = client.getQueryData(cartQuery(ref).queryKey)
      const differences = now ? cartDifferences(seen.cart, now) : []
      if (differences.length > 0) setNotice({ kind: 'changed', differences })
    },
  })

  // A second press may come before the button is drawn busy.
  const isRunning = useRef(false)
  function place(words: OrderNotes) {
    if (isRunning.current) return
    isRunning.current = true
    order.mutate({ words, seen: shownReview() }, { onSettled: (result) => void (isRunning.current = isOrder(result)) })
  }

  return { order: place, isBusy: order.isPending || isOrder(order.data) }
}

/** A cart that a try whose answer was lost has made an order of is that order's: it is asked for. */
function throwUnlessOrdered(error: unknown, attempt: Attempt | null): null {
  if (attempt !== null && hasCode(error, 'SESSION_USED')) return null
  throw error
}

/** A change that was shown is no order: the next press counts. */
function isOrder(result: OrderCreated | Refusal | undefined) {
  return result !== undefined && !('notice' in result)
}

type Refusal = { now: Review; notice: Notice }
type Checked = Review & { cart: { validateMemberCard: boolean } }

/** SPEC 4 'Cart change check'. Whatever was changed elsewhere counts in the version, also where it shows in no line and no sum. */
function findRefusal(seen: Review, now: Checked): Refusal | null {
  if (!now.cart.validateMemberCard) return { now, notice: { kind: 'memberCard' } }
  const isMoved = hashKey([seen.guest]) !== hashKey([now.guest])
  const isChanged = isMoved || seen.cart.version !== now.cart.version || hasCartChanged(toCartSnapshot(seen.cart), toCartSnapshot(now.cart))
  const isBlocked = now.cart.items.some(({ problem }) => problem !== null)
  if (!isChanged && !isBlocked) return null
  const differences: Difference[] = [...cartDifferences(seen.cart, now.cart), ...(isMoved ? [{ kind: 'addresses' as const }] : [])]
  if (differences.length === 0) differences.push({ kind: 'other' })
  return { now, notice: { kind: isChanged ? 'changed' : 'blocked', differences } }
}
