import { isPersonal } from '@/lib/routing/page-groups'
import { consentState } from './consent-state'
import { tagAddress, type TagIds } from './tag-ids'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

let isLoaded = false

/** Tells Google's tag what it may do, and brings it in the first time it may do anything. The denial stands before the tag, as Consent Mode v2 asks. */
export function applyChoice(ids: TagIds, allowed: readonly string[]) {
  if (isPersonal(enteredAt())) return
  if (!isLoaded) {
    tell('consent', 'default', consentState([]))
    tell('set', 'ads_data_redaction', true)
  }
  tell('consent', 'update', consentState(allowed))
  if (!isLoaded) load(ids)
}

/** The address that this document was loaded from. Its policy stays when the router goes on, and so does what it keeps out (server/entry/http/guests.ts). */
function enteredAt() {
  const [navigation] = performance.getEntriesByType('navigation')
  return new URL(navigation?.name ?? location.href).pathname
}

function load(ids: TagIds) {
  const address = tagAddress(ids)
  if (!address) return
  isLoaded = true
  if (address.includes('/gtm.js')) layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  else {
    tell('js', new Date())
    tell('config', ids.analytics)
  }
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
  window.addEventListener('click', leaveBehind, { capture: true })
}

/** A link to a person's own page is followed by the browser, not by the router: a tag does not come along into a document that keeps it out. */
function leaveBehind(click: MouseEvent) {
  const link = click.target instanceof Element ? click.target.closest('a') : null
  const { button, metaKey, ctrlKey, shiftKey, altKey } = click
  const isElsewhere = button !== 0 || metaKey || ctrlKey || shiftKey || altKey || link?.target !== ''
  if (!link || isElsewhere || link.origin !== location.origin || !isPersonal(link.pathname)) return
  // What else the press does is done all the same; the router leaves a press alone that somebody has taken.
  click.preventDefault()
  location.assign(link.href)
}

/** Google's own way of speaking to the tag: it wants the arguments object, an array will not do. */
function tell(..._words: unknown[]) {
  // oxlint-disable-next-line prefer-rest-params
  layer().push(arguments)
}

function layer() {
  return (window.dataLayer ??= [])
}
