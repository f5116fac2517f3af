import { routePath } from '@/lib/routing/links'

const key = (orderSlug: string) => `pay:${orderSlug}`

/**
 * Goes to the page that pays an order, by loading it: its content policy has the bank and PayPal among its guests, other pages' have not
 * (server/entry/http/guests.ts). The mark says that the shopper has just asked for it; who comes by Back or by a link is asked first.
 */
export function goToPayment(orderSlug: string) {
  try {
    sessionStorage.setItem(key(orderSlug), 'now')
  } catch {
    // Without it the shopper presses one button more.
  }
  window.location.assign(paymentAddress(orderSlug))
}

export function paymentAddress(orderSlug: string): string {
  return `${routePath('/checkout/pay')}?${new URLSearchParams({ orderSlug })}`
}

/** Whether the shopper has just asked to pay this order. Asked once: it does not hold any more afterwards. */
export function takeMark(orderSlug: string): boolean {
  try {
    const isMarked = sessionStorage.getItem(key(orderSlug)) !== null
    sessionStorage.removeItem(key(orderSlug))
    return isMarked
  } catch {
    return false
  }
}
