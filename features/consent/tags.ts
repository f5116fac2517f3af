import { isPersonalUrl } from '@/lib/routing/page-groups'
import { consentState } from './consent-state'
import { tagScriptUrl, type TagIds } from './tag-script-url'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

let isLoaded = false

/** Passes the choice to Google's tag and loads the tag once. The denied default must come first. */
export function applyCookieChoice(ids: TagIds, allowed: readonly string[]) {
  if (isPersonalUrl(documentPath())) return
  if (!isLoaded) {
    gtag('consent', 'default', consentState([]))
    gtag('set', 'ads_data_redaction', true)
  }
  gtag('consent', 'update', consentState(allowed))
  if (!isLoaded) insertScript(ids)
}

/** The path that this document was loaded from: its content policy stays during client-side navigation (docs/rules/forms.md#no-tags-on-personal-pages). */
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

/** Loads personal pages as new documents, so that the tag does not run there. */
function loadPersonalPage(click: MouseEvent) {
  const link = click.target instanceof Element ? click.target.closest('a') : null
  const { button, metaKey, ctrlKey, shiftKey, altKey } = click
  const opensElsewhere = button !== 0 || metaKey || ctrlKey || shiftKey || altKey || link?.target !== ''
  if (!link || opensElsewhere || link.origin !== location.origin || !isPersonalUrl(link.pathname)) return
  // Other click handlers still run; the router ignores a prevented click.
  click.preventDefault()
  location.assign(link.href)
}

/** Google's tag requires the arguments object; an array does not work. */
function gtag(..._words: unknown[]) {
  // oxlint-disable-next-line prefer-rest-params
  dataLayer().push(arguments)
}

function dataLayer() {
  return (window.dataLayer ??= [])
}
