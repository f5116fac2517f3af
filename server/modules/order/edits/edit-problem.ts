import type { EditProblem } from '@/lib/api/v2/ecommerce/order/office/edit.schema'
import { maxLines, maxQuantity } from '@/server/modules/cart/line/line-checks'
import { maxOrderCents } from '@/server/modules/cart/pricing/price-cart'

type Line = {
  before: number
  quantity: number
  isDigital: boolean
  isUnavailable: boolean
  isShort: boolean
}

export type EditedOrder = {
  lines: readonly Line[]
  isPaid: boolean
  /** Cents of all lines, of those without vouchers after member savings, and of the whole order. */
  itemsCents: number
  goodsCents: number
  totalCents: number
  totalBefore: number
  /** The smallest total of goods that the order's coupon asks for, cents; null without one. */
  couponMinimum: number | null
  hasLostGoods: boolean
  /** Of address, delivery and the payment that they allow. */
  deliveryProblem: EditProblem | null
  /** Whether the difference of a dearer paid order can be paid: at its provider, or by a transfer to the account that the order names. */
  canPayDifference: boolean
  isChanged: boolean
}

/** What is wrong with a line of an edit, or null. Files of a paid order are with the buyer (docs/rules/orders.md#edit-limits). */
export function lineProblem(
  { before, quantity, isDigital, isUnavailable, isShort }: Line,
  isPaid: boolean,
): 'UNAVAILABLE' | 'OUT_OF_STOCK' | 'FILES' | null {
  if (isUnavailable) return 'UNAVAILABLE'
  if (isShort) return 'OUT_OF_STOCK'
  return isDigital && isPaid && quantity !== before ? 'FILES' : null
}

/** The first reason why an edit cannot be made, or null (docs/rules/orders.md#edit-limits). */
export function editProblem(edited: EditedOrder): EditProblem | null {
  const left = edited.lines.filter(({ quantity }) => quantity > 0)
  if (!edited.isChanged) return 'UNCHANGED'
  if (left.length === 0) return 'EMPTY'
  if (left.every(({ isDigital }) => isDigital)) return 'PARCEL_EMPTY'
  const ofLines = edited.lines.flatMap((line) => lineProblem(line, edited.isPaid) ?? [])
  const [first] = ofLines
  if (first) return first
  if (left.length > maxLines) return 'LINES_LIMIT'
  const isTooLarge = Math.max(edited.itemsCents, edited.totalCents) > maxOrderCents || left.some(({ quantity }) => quantity > maxQuantity)
  if (isTooLarge) return 'TOO_LARGE'
  if (edited.couponMinimum !== null && edited.hasLostGoods && edited.goodsCents < edited.couponMinimum) return 'COUPON_MINIMUM'
  if (edited.deliveryProblem) return edited.deliveryProblem
  if (edited.totalCents === 0 && edited.totalBefore > 0) return 'FREE'
  const isSurcharge = edited.isPaid && edited.totalCents > edited.totalBefore
  return isSurcharge && !edited.canPayDifference ? 'PAYMENT_OFFLINE' : null
}
