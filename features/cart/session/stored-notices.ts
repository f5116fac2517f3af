import { isCouponProblem } from '@/features/cart/coupon/coupon-error'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { defineStored } from '@/lib/browser/storage'

export type PriceNotice = { before: number; now: number }

/** What the server has reported once and the shopper has not dismissed (docs/rules/cart.md#change-notices). */
export type StoredNotices = {
  /** By line. */
  prices: [number, PriceNotice][]
  coupon: Cart['removedCoupon']
  isCardRemoved: boolean
}

/** Of this tab: another one shows what was reported to it. */
export const storedNotices = defineStored({ key: 'cart-notices', parse, area: 'session', forgetOnSignOut: true })

/** Without the validation library, which every page would load. */
function parse(value: unknown): StoredNotices | null {
  if (!isRecord(value) || !Array.isArray(value.prices) || !value.prices.every(isPrice)) return null
  const { prices, coupon, isCardRemoved } = value
  return { prices, coupon: isCoupon(coupon) ? coupon : null, isCardRemoved: isCardRemoved === true }
}

function isPrice(value: unknown): value is [number, PriceNotice] {
  if (!Array.isArray(value) || typeof value[0] !== 'number') return false
  const notice: unknown = value[1]
  return isRecord(notice) && typeof notice.before === 'number' && typeof notice.now === 'number'
}

function isCoupon(value: unknown): value is NonNullable<StoredNotices['coupon']> {
  return isRecord(value) && typeof value.code === 'string' && isCouponProblem(value.reason)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
