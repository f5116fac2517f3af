/** PayPal's SDK is one script at one place; everything else about it is in the query. */
const paypalScript = 'https://www.paypal.com/sdk/js'

/**
 * Whether a payment form may be posted there, or the shopper sent there after paying (faults 23, 24): a path of this site, or an address whose
 * origin is one of `origins`, written plainly. Whatever a browser reads differently than a person does is refused: control signs, backslashes,
 * spaces, names before the host.
 */
export function isAllowedPaymentUrl(action: string, origins: readonly string[]): boolean {
  if (!isPrintableAscii(action)) return false
  if (action.startsWith('/')) return !action.startsWith('//')
  const url = parse(action)
  return url !== null && /^https?:\/\/[^/]/i.test(action) && origins.includes(url.origin)
}

/** Whether this script may be loaded to pay: PayPal's SDK and nothing else. */
export function isPaymentScript(address: string): boolean {
  const url = isPrintableAscii(address) ? parse(address) : null
  return url !== null && address.startsWith(`${paypalScript}?`) && url.origin + url.pathname === paypalScript
}

function isPrintableAscii(address: string) {
  return address.length <= 2000 && /^[\x21-\x7e]+$/.test(address) && !address.includes('\\')
}

function parse(address: string): URL | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isPerson = url.username !== '' || url.password !== ''
  return isPerson ? null : url
}
