import { create } from 'zustand'
import type { Cart, CouponProblem } from '@/lib/api/entities/cart.schema'

/** How long a toast about a changed cart lasts, ms (docs/rules/cart.md#change-notices). */
export const changeNoticeMs = 12_000

export type PriceNotice = { before: number; now: number }
type RemovedCoupon = { code: string; reason: CouponProblem }

/**
 * Changes of the cart that the server reported once, until the shopper dismisses them (docs/rules/cart.md#change-notices): prices by line, removed coupon
 * and card, archived cart.
 */
type CartNotices = {
  prices: ReadonlyMap<number, PriceNotice>
  coupon: RemovedCoupon | null
  isCardRemoved: boolean
  isCartArchived: boolean
}

const noNotices: CartNotices = { prices: new Map(), coupon: null, isCardRemoved: false, isCartArchived: false }

export const useCartNotices = create<CartNotices>(() => noNotices)

/** Called with every cart that the API returns. */
export function recordNotices({ items, removedCoupon, removedMemberCard, couponCode, memberCard }: Cart) {
  const { prices, coupon, isCardRemoved } = useCartNotices.getState()
  const next = mergePriceNotices(prices, items)
  const isUnchanged = next === prices && !removedCoupon && !removedMemberCard && !(coupon && couponCode) && !(isCardRemoved && memberCard)
  if (isUnchanged) return
  useCartNotices.setState({
    prices: next,
    coupon: removedCoupon ?? (couponCode ? null : coupon),
    isCardRemoved: removedMemberCard || (isCardRemoved && !memberCard),
  })
}

/** Compares with the first price that was shown. A removed line, or one at its first price again, has no notice. */
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

export function recordArchivedCart() {
  useCartNotices.setState({ isCartArchived: true })
}

export function dismissArchivedCart() {
  useCartNotices.setState({ isCartArchived: false })
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
