const paypalScript = 'https://www.paypal.com/sdk/js'

/**
 * Whether a payment form may post to this URL, or the shopper return to it after paying: a path of this site or a URL of one of `origins`
 * (docs/rules/checkout.md#payment-url).
 */
export function isAllowedPaymentUrl(url: string, origins: readonly string[]): boolean {
  if (!isPrintableAscii(url)) return false
  if (url.startsWith('/')) return !url.startsWith('//')
  const parsed = parse(url)
  return parsed !== null && /^https?:\/\/[^/]/i.test(url) && origins.includes(parsed.origin)
}

/** Whether the URL is PayPal's SDK, the only payment script that may be loaded (docs/rules/checkout.md#payment-form). */
export function isPaymentScript(url: string): boolean {
  const parsed = isPrintableAscii(url) ? parse(url) : null
  return parsed !== null && url.startsWith(`${paypalScript}?`) && parsed.origin + parsed.pathname === paypalScript
}

function isPrintableAscii(url: string) {
  return url.length <= 2000 && /^[\x21-\x7e]+$/.test(url) && !url.includes('\\')
}

function parse(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const hasUserInfo = url.username !== '' || url.password !== ''
  return hasUserInfo ? null : url
}
