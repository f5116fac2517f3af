import { defineStored, parseText } from '@/lib/browser/storage'
import type { Locale } from '@/lib/i18n/routing'
import { localPath } from '@/lib/routing/links'

const paymentStartFlag = (orderSlug: string) =>
  defineStored({ key: `pay:${orderSlug}`, parse: parseText, area: 'session', forgetOnSignOut: true, format: 'text' })

/**
 * Loads the payment page, whose content policy allows bank and PayPal (server/entry/http/security/csp-sources.ts). Sets the flag that the shopper has just asked
 * to pay (docs/rules/checkout.md#payment-start).
 */
export function openPaymentPage(orderSlug: string, locale: Locale) {
  paymentStartFlag(orderSlug).set('now')
  window.location.assign(paymentUrl(orderSlug, locale))
}

export function paymentUrl(orderSlug: string, locale: Locale): string {
  return `${localPath('/checkout/pay', '', locale)}?${new URLSearchParams({ orderSlug })}`
}

/** Reads and removes the flag. */
export function takePaymentStartFlag(orderSlug: string): boolean {
  const intent = paymentStartFlag(orderSlug)
  const isSet = intent.get() !== null
  intent.remove()
  return isSet
}
