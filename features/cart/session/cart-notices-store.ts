import { create } from 'zustand'
import type { Cart, CouponProblem } from '@/lib/api/entities/cart.schema'

export type PriceNews = { before: number; now: number }
type LostCoupon = { code: string; reason: CouponProblem }

/**
 * What the server said once of a cart that changed by itself, kept on the screen until the shopper has read it: prices by line, the coupon that was
 * taken off, the card that was, and the whole cart when it was closed (SPEC 8 'Cart is archived.').
 */
type News = { prices: ReadonlyMap<number, PriceNews>; coupon: LostCoupon | null; isCardLost: boolean; isCartLost: boolean }

const none: News = { prices: new Map(), coupon: null, isCardLost: false, isCartLost: false }

export const useCartNews = create<News>(() => none)

/** Called with every answer that is a cart. */
export function noteNews({ items, removedCoupon, removedMemberCard, couponCode, memberCard }: Cart) {
  const { prices, coupon, isCardLost } = useCartNews.getState()
  const next = pricesAfter(prices, items)
  const isQuiet = next === prices && !removedCoupon && !removedMemberCard && !(coupon && couponCode) && !(isCardLost && memberCard)
  if (isQuiet) return
  useCartNews.setState({
    prices: next,
    coupon: removedCoupon ?? (couponCode ? null : coupon),
    isCardLost: removedMemberCard || (isCardLost && !memberCard),
  })
}

/** The first price that was seen stays the one that is compared with; a line that is gone, or costs as before, is no news. */
export function pricesAfter(
  prices: ReadonlyMap<number, PriceNews>,
  items: readonly Pick<Cart['items'][number], 'itemId' | 'previousPrice' | 'prices'>[],
): ReadonlyMap<number, PriceNews> {
  const next = new Map(
    items.flatMap(({ itemId, previousPrice, prices: { converted } }) => {
      const before = prices.get(itemId)?.before ?? previousPrice
      return before === null || before === converted.finalPrice ? [] : [[itemId, { before, now: converted.finalPrice }] as const]
    }),
  )
  const isSame = next.size === prices.size && [...next].every(([id, { now }]) => prices.get(id)?.now === now)
  return isSame ? prices : next
}

export function noteLostCart() {
  useCartNews.setState({ isCartLost: true })
}

export function readLostCart() {
  useCartNews.setState({ isCartLost: false })
}

export function readPriceNews(itemId: number) {
  useCartNews.setState(({ prices }) => ({ prices: new Map([...prices].filter(([id]) => id !== itemId)) }))
}

export function readCouponNews() {
  useCartNews.setState({ coupon: null })
}

export function readCardNews() {
  useCartNews.setState({ isCardLost: false })
}
