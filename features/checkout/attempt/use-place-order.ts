'use client'

import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import type { CartRef } from '@/features/cart/session/cart-store'
import { toCartSnapshot } from '@/features/cart/session/cart-snapshot'
import { cartQuery, cacheCart } from '@/features/cart/queries'
import { changeNoticeMs } from '@/features/cart/session/cart-notices-store'
import { useCartErrorHandler } from '@/features/cart/session/use-cart-error-handler'
import { call } from '@/lib/api/client'
import type { Cart } from '@/lib/api/entities/cart.schema'
import type { OrderCreated } from '@/lib/api/entities/order.schema'
import { ApiError, hasErrorCode } from '@/lib/api/errors'
import { guestApi } from '@/lib/api/v1/user/guest'
import type { GuestUser } from '@/lib/api/v1/user/guest.schema'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { hasCartChanged } from '@/lib/money/cart-changed'
import { countOrder } from '@/lib/browser/section-stats/count-sections'
import { toastError, toastErrorText, toastInfo } from '@/lib/browser/toast/toast'
import { isOffline, useBackOnline } from '@/lib/browser/use-back-online'
import { cartDifferences, type Difference } from '@/features/checkout/differences/cart-differences'
import { changesProductsOrAmounts } from '@/features/checkout/differences/new-differences'
import { acceptedConsentsFor, setNotice, setLastShownCart, useCheckoutStore, type Notice } from '@/features/checkout/state/checkout-store'
import { findMissingConsents } from '@/features/checkout/review/find-missing-consents'
import { requestOrder, restoreAttemptOf, startAttempt, clearAttempt, placeOrderKey } from '@/features/checkout/state/order-attempt'
import type { Attempt } from '@/features/checkout/state/order-attempt-schema'
import { returnUrls, type OrderNotes } from '@/features/checkout/state/order-notes'
import { checkoutConsentsQuery, guestQuery, refreshMethods } from '@/features/checkout/queries'
import { unpaidOrderSlug, useOrderRedirect } from './use-order-redirect'

/** The cart and its buyer, as shown for review. */
type Review = { cart: Cart; guest: GuestUser | null }

/**
 * Orders what is on the screen, or shows the changes instead (docs/rules/checkout.md#place-order). `onCartReplaced` receives the changed cart.
 */
export function usePlaceOrder(cartRef: CartRef, { cart, guest }: Review, onCartReplaced: (cart: Cart) => void = () => {}) {
  const client = useQueryClient()
  const redirect = useOrderRedirect()
  const t = useTranslations('checkout')
  const locale = useLocale()
  const handleError = useCartErrorHandler()
  const attempt = useCheckoutStore((state) => (state.attempt?.cartId === cartRef.cartId ? state.attempt : null))

  /** Validates the cart on the server, which also stores the prices that it returns as acknowledged. */
  async function validateAndAcknowledge() {
    const [now, guest] = await Promise.all([call(cartApi.validateCart, cartRef), call(guestApi.get, cartRef)])
    return { cart: now, guest }
  }

  /**
   * What is on the screen. The version comes from the cache: a method that was just saved is cached before the next render. The method is the shopper's choice:
   * another window may have saved its own meanwhile.
   */
  function shownReview(paymentMethodId: number): Review {
    const { version } = client.getQueryData(cartQuery(cartRef).queryKey) ?? cart
    return { cart: { ...cart, version, paymentMethodId }, guest }
  }

  function showRejection({ now, notice }: Rejection) {
    clearAttempt()
    setLastShownCart(now.cart)
    cacheCart(client, cartRef, now.cart)
    onCartReplaced(now.cart)
    client.setQueryData(guestQuery(cartRef).queryKey, now.guest)
    refreshMethods(client, cartRef)
    setNotice(notice)
    if (notice.kind === 'notOrdered' && changesProductsOrAmounts(notice.differences))
      toastInfo(t('cartChanged'), { duration: changeNoticeMs })
  }

  /** docs/rules/checkout.md#new-consents */
  async function loadMissingConsents() {
    try {
      const { records } = await client.fetchQuery({ ...checkoutConsentsQuery, staleTime: 0 })
      const missingConsents = findMissingConsents(records, acceptedConsentsFor(cartRef.cartId)?.ids ?? [])
      useCheckoutStore.setState({ missingConsents, consentTicks: null })
    } catch (error) {
      handleError(error, { cartRef })
    }
  }

  const placement = useMutation({
    mutationKey: placeOrderKey,
    mutationFn: async ({ notes, seen }: { notes: OrderNotes; seen: Review }) => {
      setNotice(null)
      const checked = await validateAndAcknowledge().catch((error) => throwUnlessOrdered(error, restoreAttemptOf(cartRef)))
      const rejection = checked && findRejection(seen, checked)
      if (rejection) return rejection
      try {
        // A newer version that shows nothing new is ordered as it is.
        const version = checked?.cart.version ?? seen.cart.version
        return await requestOrder(startAttempt(cartRef, { ...notes, ...returnUrls(locale) }), version)
      } catch (error) {
        // Acknowledges the prices shown now, so that the next click orders them.
        const isCartError = hasErrorCode(error, 'CART_CHANGED') || hasErrorCode(error, 'OUT_OF_STOCK')
        const change = isCartError ? findRejection(seen, await validateAndAcknowledge()) : null
        if (change) return change
        throw error
      }
    },
    onSuccess(result, { seen }) {
      if ('notice' in result) return showRejection(result)
      countOrder(seen.cart.items.map(({ productId }) => productId))
      redirect.afterOrder(cartRef, result)
    },
    async onError(error, { seen }) {
      const orderSlug = unpaidOrderSlug(error)
      if (orderSlug) return redirect.afterUnpaid(cartRef, orderSlug)
      // The next click requests the order again.
      if (isUnknown(error, restoreAttemptOf(cartRef))) return toastErrorText(unknownText(error), error)
      if (isUnanswered(error)) return handleError(error, { cartRef })
      clearAttempt()
      handleError(error, { cartRef })
      // Ordered in another tab: the home page alone would not tell.
      if (hasErrorCode(error, 'SESSION_USED')) return toastError(error)
      if (hasErrorCode(error, 'CONSENT_REQUIRED')) return loadMissingConsents()
      await client.invalidateQueries({ queryKey: cartQuery(cartRef).queryKey })
      const now = client.getQueryData(cartQuery(cartRef).queryKey)
      const differences = now ? cartDifferences(seen.cart, now) : []
      if (differences.length > 0) setNotice({ kind: 'notOrdered', differences })
    },
  })

  // Nothing was sent, so there is nothing to tell any more. An order that was sent waits for the next press.
  useBackOnline(attempt ? null : placement.error, () => placement.reset())

  function failureOf(error: unknown) {
    // An order that only lacks its payment is no failure: the page of its payment opens.
    if (error === null || unpaidOrderSlug(error)) return null
    return isUnknown(error, attempt) ? unknownText(error) : error
  }

  /** After a failure of the server the connection works. */
  function unknownText(error: unknown) {
    return t(isOffline(error) ? 'orderUnknownOffline' : 'orderUnknown')
  }

  // A second click may come before the button renders as busy.
  const isRunning = useRef(false)
  function placeOrder(notes: OrderNotes, paymentMethodId: number) {
    if (isRunning.current) return
    isRunning.current = true
    placement.mutate({ notes, seen: shownReview(paymentMethodId) }, { onSettled: (result) => void (isRunning.current = isOrder(result)) })
  }

  return { placeOrder, isBusy: placement.isPending || isOrder(placement.data), failure: failureOf(placement.error) }
}

/** Returns null for SESSION_USED while an attempt for this cart is unanswered: that attempt is taken to have made the order. Rethrows everything else. */
function throwUnlessOrdered(error: unknown, attempt: Attempt | null): null {
  if (attempt !== null && hasErrorCode(error, 'SESSION_USED')) return null
  throw error
}

/** Without a response, or with too many requests, an earlier request may have made the order. */
function isUnanswered(error: unknown) {
  return !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500
}

/** Whether an order was sent and nobody knows if it arrived (docs/rules/checkout.md#order-retry). */
function isUnknown(error: unknown, attempt: Attempt | null) {
  const isTooSoon = error instanceof ApiError && error.status === 429
  return attempt !== null && isUnanswered(error) && !isTooSoon
}

function isOrder(result: OrderCreated | Rejection | undefined) {
  return result !== undefined && !('notice' in result)
}

type Rejection = { now: Review; notice: Notice }
type Checked = Review & { cart: { validateMemberCard: boolean } }

/** docs/rules/cart.md#cart-change-check */
function findRejection(seen: Review, now: Checked): Rejection | null {
  if (!now.cart.validateMemberCard) return { now, notice: { kind: 'memberCard' } }
  const isBuyerChanged = hashKey([seen.guest]) !== hashKey([now.guest])
  const isChanged =
    isBuyerChanged || seen.cart.couponCode !== now.cart.couponCode || hasCartChanged(toCartSnapshot(seen.cart), toCartSnapshot(now.cart))
  const isBlocked = now.cart.items.some(({ problem }) => problem !== null)
  if (!isChanged && !isBlocked) return null
  const differences: Difference[] = [...cartDifferences(seen.cart, now.cart), ...(isBuyerChanged ? [{ kind: 'addresses' as const }] : [])]
  if (differences.length === 0) differences.push({ kind: 'other' })
  return { now, notice: { kind: isChanged ? 'notOrdered' : 'blocked', differences } }
}
