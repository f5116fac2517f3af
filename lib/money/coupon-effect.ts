/** `off`: the amount it took off; `isSent`: whether there is a delivery that it may have made free. */
type Redeemed = { couponCode: string | null; off: number; isSent: boolean }

/** The row that a coupon has in a total; null: none (docs/rules/prices.md#coupon-row). Older mails know the amount without the code. */
export function couponEffect({ couponCode, off, isSent }: Redeemed): 'off' | 'freeDelivery' | null {
  if (off > 0) return 'off'
  return couponCode !== null && isSent ? 'freeDelivery' : null
}
