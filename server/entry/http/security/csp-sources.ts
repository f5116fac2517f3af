import { env } from '@/lib/env'
import { isAdminUrl, isCheckoutUrl, isPersonalUrl } from '@/lib/routing/page-groups'
import type { CspSources } from './content-policy'

/**
 * External hosts that pages may load from (docs/rules/platform.md#csp-sources). The policy is that of the loaded document, so pages with extra hosts are
 * entered by a full load (plain `<a>`), not by the router.
 */

/** Videos of playlist, posts and sections, on any page, in a frame without cookies. */
const youTube: CspSources = { 'frame-src': ['https://www.youtube-nocookie.com'] }

/** PayPal's button and windows, as PayPal documents them. */
const payPal: CspSources = {
  'script-src': ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  'connect-src': ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  'frame-src': ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  'img-src': ['https://*.paypal.com', 'https://*.paypalobjects.com'],
}

/**
 * Google's tag manager, once the merchant has configured a tag. It loads after consent, and never on personal pages (features/consent/tags.ts) or in the
 * admin.
 */
const googleTag: CspSources = {
  'script-src': ['https://www.googletagmanager.com'],
  'connect-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
}

/**
 * Google's reCAPTCHA, once the merchant has a key: forms may be on any page except checkout and admin. Only its two scripts are listed: the folder above them
 * also serves frameworks that would run injected markup.
 */
const recaptcha: CspSources = {
  'script-src': ['https://www.google.com/recaptcha/api.js', 'https://www.gstatic.com/recaptcha/releases/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
}

/** CSP sources of the page at this URL. `hasTags`: the site uses Google's tag. */
export function cspSourcesFor(url: string, { hasGoogleTag }: { hasGoogleTag: boolean }): CspSources[] {
  const tagSources = hasGoogleTag && !isPersonalUrl(url) && !isAdminUrl(url) ? [googleTag] : []
  if (isCheckoutUrl(url)) return [youTube, ...paymentSources(), ...tagSources]
  const captchaSources = env.RECAPTCHA_SITE_KEY && !isAdminUrl(url) ? [recaptcha] : []
  return [youTube, ...captchaSources, ...tagSources]
}

function paymentSources(): CspSources[] {
  return [
    ...(env.PAYPAL_CLIENT_ID ? [payPal] : []),
    ...(env.PAYMENT_GATEWAY_URL ? [{ 'form-action': [new URL(env.PAYMENT_GATEWAY_URL).origin] }] : []),
  ]
}
