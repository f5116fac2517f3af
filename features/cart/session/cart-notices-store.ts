import { create } from 'zustand'
import type { Cart } from '@/lib/api/entities/cart.schema'
import type { MergedLine } from './merged-lines'
import { storedNotices, type PriceNotice, type StoredNotices } from './stored-notices'

/** How long a toast about a changed cart lasts, ms (docs/rules/cart.md#change-notices). */
export const changeNoticeMs = 12_000

/** Changes of the cart that the server reported once, until the shopper dismisses them: prices by line, removed coupon and card. */
type KeptNotices = Omit<StoredNotices, 'prices'> & { prices: ReadonlyMap<number, PriceNotice> }

/** docs/rules/cart.md#change-notices */
type CartNotices = KeptNotices & {
  isCartArchived: boolean
  /** What a sign-in on this page has added to the guest's cart, until it is told. */
  mergedLines: readonly MergedLine[]
  /** Whether the notices of before a reload were read. */
  isRestored: boolean
}

const noNotices: KeptNotices = { prices: new Map(), coupon: null, isCardRemoved: false }

export const useCartNotices = create<CartNotices>(() => ({ ...noNotices, isCartArchived: false, mergedLines: [], isRestored: false }))

/** Reads the notices that this tab kept over a reload, once. Browser only. */
export function restoreNotices() {
  if (useCartNotices.getState().isRestored) return
  const stored = storedNotices.get()
  useCartNotices.setState({ isRestored: true, ...(stored && { ...stored, prices: new Map(stored.prices) }) })
}

/** For a cart that is gone. */
export function forgetNotices() {
  keep(noNotices)
}

function keep(change: Partial<KeptNotices>) {
  useCartNotices.setState({ ...change, isRestored: true })
  const { prices, coupon, isCardRemoved } = useCartNotices.getState()
  const isEmpty = prices.size === 0 && coupon === null && !isCardRemoved
  if (isEmpty) storedNotices.remove()
  else storedNotices.set({ prices: [...prices], coupon, isCardRemoved })
}

/** Called with every cart that the API returns. */
export function recordNotices({ items, removedCoupon, removedMemberCard, couponCode, memberCard }: Cart) {
  restoreNotices()
  const { prices, coupon, isCardRemoved } = useCartNotices.getState()
  const next = mergePriceNotices(prices, items)
  const isUnchanged = next === prices && !removedCoupon && !removedMemberCard && !(coupon && couponCode) && !(isCardRemoved && memberCard)
  if (isUnchanged) return
  keep({
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

export function recordMergedLines(mergedLines: readonly MergedLine[]) {
  useCartNotices.setState({ mergedLines })
}

export function dismissPriceNotice(itemId: number) {
  const { prices } = useCartNotices.getState()
  keep({ prices: new Map([...prices].filter(([id]) => id !== itemId)) })
}

export function dismissCouponNotice() {
  keep({ coupon: null })
}

export function dismissCardNotice() {
  keep({ isCardRemoved: false })
}
