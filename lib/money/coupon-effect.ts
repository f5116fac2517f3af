/** `off`: what it took off the price; `isSent`: whether there is a delivery that it can have paid for. */
type Redeemed = { couponCode: string | null; off: number; isSent: boolean }

/** What a coupon did, as every page and paper with a sum says it; null: nothing that has a row. Older mails know what went off and not by which code. */
export function couponEffect({ couponCode, off, isSent }: Redeemed): 'off' | 'freeDelivery' | null {
  if (off > 0) return 'off'
  return couponCode !== null && isSent ? 'freeDelivery' : null
}
