import { isPersonalUrl } from '@/lib/routing/page-groups'
import { consentState } from './consent-state'
import { tagScriptUrl, type TagIds } from './tag-script-url'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

let isLoaded = false

/** Tells Google's tag what it may do, and brings it in the first time it may do anything. The denial stands before the tag, as Consent Mode v2 asks. */
export function applyCookieChoice(ids: TagIds, allowed: readonly string[]) {
  if (isPersonalUrl(documentPath())) return
  if (!isLoaded) {
    gtag('consent', 'default', consentState([]))
    gtag('set', 'ads_data_redaction', true)
  }
  gtag('consent', 'update', consentState(allowed))
  if (!isLoaded) insertScript(ids)
}

/** The address that this document was loaded from. Its policy stays when the router goes on, and so does what it keeps out (server/entry/http/guests.ts). */
function documentPath() {
  const [navigation] = performance.getEntriesByType('navigation')
  return new URL(navigation?.name ?? location.href).pathname
}

function insertScript(ids: TagIds) {
  const url = tagScriptUrl(ids)
  if (!url) return
  isLoaded = true
  if (url.includes('/gtm.js')) dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  else {
    gtag('js', new Date())
    gtag('config', ids.analytics)
  }
  const script = document.createElement('script')
  script.async = true
  script.src = url
  document.head.append(script)
  window.addEventListener('click', loadPersonalPage, { capture: true })
}

/** A link to a person's own page is followed by the browser, not by the router: a tag does not come along into a document that keeps it out. */
function loadPersonalPage(click: MouseEvent) {
  const link = click.target instanceof Element ? click.target.closest('a') : null
  const { button, metaKey, ctrlKey, shiftKey, altKey } = click
  const opensElsewhere = button !== 0 || metaKey || ctrlKey || shiftKey || altKey || link?.target !== ''
  if (!link || opensElsewhere || link.origin !== location.origin || !isPersonalUrl(link.pathname)) return
  // What else the press does is done all the same; the router leaves a press alone that somebody has taken.
  click.preventDefault()
  location.assign(link.href)
}

/** Google's own way of speaking to the tag: it wants the arguments object, an array will not do. */
function gtag(..._words: unknown[]) {
  // oxlint-disable-next-line prefer-rest-params
  dataLayer().push(arguments)
}

function dataLayer() {
  return (window.dataLayer ??= [])
}
