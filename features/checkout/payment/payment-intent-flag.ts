import { defineStored, textSchema } from '@/lib/browser/storage'
import { routePath } from '@/lib/routing/links'

const paymentIntent = (orderSlug: string) =>
  defineStored({ key: `pay:${orderSlug}`, schema: textSchema, area: 'session', forgetOnSignOut: true, format: 'text' })

/**
 * Goes to the page that pays an order, by loading it: its content policy has the bank and PayPal among its guests, other pages' have not
 * (server/entry/http/guests.ts). The mark says that the shopper has just asked for it; who comes by Back or by a link is asked first.
 */
export function openPaymentPage(orderSlug: string) {
  paymentIntent(orderSlug).set('now')
  window.location.assign(paymentUrl(orderSlug))
}

export function paymentUrl(orderSlug: string): string {
  return `${routePath('/checkout/pay')}?${new URLSearchParams({ orderSlug })}`
}

/** Whether the shopper has just asked to pay this order. Asked once: it does not hold any more afterwards. */
export function takePaymentIntent(orderSlug: string): boolean {
  const intent = paymentIntent(orderSlug)
  const isMarked = intent.get() !== null
  intent.remove()
  return isMarked
}
