import { create } from 'zustand'
import type { Cart, CouponProblem } from '@/lib/api/entities/cart.schema'

export type PriceNotice = { before: number; now: number }
type RemovedCoupon = { code: string; reason: CouponProblem }

/**
 * What the server said once of a cart that changed by itself, kept on the screen until the shopper has read it: prices by line, the coupon that was
 * taken off, the card that was, and the whole cart when it was closed (SPEC 8 'Cart is archived.').
 */
type CartNotices = { prices: ReadonlyMap<number, PriceNotice>; coupon: RemovedCoupon | null; isCardRemoved: boolean; isCartClosed: boolean }

const none: CartNotices = { prices: new Map(), coupon: null, isCardRemoved: false, isCartClosed: false }

export const useCartNotices = create<CartNotices>(() => none)

/** Called with every answer that is a cart. */
export function recordNotices({ items, removedCoupon, removedMemberCard, couponCode, memberCard }: Cart) {
  const { prices, coupon, isCardRemoved: isCardLost } = useCartNotices.getState()
  const next = mergePriceNotices(prices, items)
  const isQuiet = next === prices && !removedCoupon && !removedMemberCard && !(coupon && couponCode) && !(isCardLost && memberCard)
  if (isQuiet) return
  useCartNotices.setState({
    prices: next,
    coupon: removedCoupon ?? (couponCode ? null : coupon),
    isCardRemoved: removedMemberCard || (isCardLost && !memberCard),
  })
}

/** The first price that was seen stays the one that is compared with; a line that is gone, or costs as before, is no news. */
export function mergePriceNotices(
  prices: ReadonlyMap<number, PriceNotice>,
  items: readonly Pick<Cart['items'][number], 'itemId' | 'previousPrice' | 'prices'>[],
): ReadonlyMap<number, PriceNotice> {
  const next = new Map(
    items.flatMap(({ itemId, previousPrice, prices: { converted } }) => {
      const before = prices.get(itemId)?.before ?? previousPrice
      return before === null || before === converted.finalPrice ? [] : [[itemId, { before, now: converted.finalPrice }] as const]
    }),
  )
  const isSame = next.size === prices.size && [...next].every(([id, { now }]) => prices.get(id)?.now === now)
  return isSame ? prices : next
}

export function recordClosedCart() {
  useCartNotices.setState({ isCartClosed: true })
}

export function dismissClosedCart() {
  useCartNotices.setState({ isCartClosed: false })
}

export function dismissPriceNotice(itemId: number) {
  useCartNotices.setState(({ prices }) => ({ prices: new Map([...prices].filter(([id]) => id !== itemId)) }))
}

export function dismissCouponNotice() {
  useCartNotices.setState({ coupon: null })
}

export function dismissCardNotice() {
  useCartNotices.setState({ isCardRemoved: false })
}
