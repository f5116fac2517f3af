import { env } from '@/lib/env'
import { isAdminUrl, isCheckoutUrl, isPersonalUrl } from '@/lib/routing/page-groups'
import type { CspSources } from './content-policy'

/**
 * Every host besides our own that a page of ours may load from: who they are, for what, and on which pages. What is not listed here does not run.
 * The policy is that of the document a visitor loaded, so a page with guests of its own is entered by loading it (a plain `<a>`), not by the router.
 */

/** Films of the playlist, of posts and of sections: they may stand on any page, in a frame that sets no cookie. */
const youTube: CspSources = { 'frame-src': ['https://www.youtube-nocookie.com'] }

/** PayPal's button and its windows; what PayPal itself asks for. */
const payPal: CspSources = {
  'script-src': ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  'connect-src': ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  'frame-src': ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  'img-src': ['https://*.paypal.com', 'https://*.paypalobjects.com'],
}

/**
 * Google's tag manager and what it brings, once the merchant has named a tag; it is loaded only after the visitor has agreed. A person's own pages are
 * none of Google's business (features/consent/tags.ts), nor is the admin, which has no tag.
 */
const googleTag: CspSources = {
  'script-src': ['https://www.googletagmanager.com'],
  'connect-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
}

/**
 * Google's reCAPTCHA, once the merchant has a key: a form of the site may stand on any page, but for those where one pays and the admin's; from a
 * person's own pages the router goes on to it. It is loaded only when somebody fills in a form and has allowed it. Its two scripts are named as
 * closely as may be: the folder above them holds frameworks, too, with which whoever can write markup could run a script.
 */
const recaptcha: CspSources = {
  'script-src': ['https://www.google.com/recaptcha/api.js', 'https://www.gstatic.com/recaptcha/releases/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
}

/** Who may be on the page at this address, of a site that measures its visits with Google's tag or does not. */
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
