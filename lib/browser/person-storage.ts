import { deleteCookie, personalCookies } from './cookies'

/** Keys that say nothing about anybody. Whatever else this browser keeps is somebody's: a new key is forgotten unless it is named here. */
const impersonal = new Set(['izlog:chunk-reload'])

/** Forgets what this browser kept of the person who was here: cart, card, drafts, receipts, what they looked at. */
export function forgetPerson() {
  for (const name of personalCookies) deleteCookie(name)
  empty('localStorage')
  forgetPersonOfTab()
}

/** The same for what only this tab knows, when another tab has done the rest. */
export function forgetPersonOfTab() {
  empty('sessionStorage')
}

function empty(area: 'localStorage' | 'sessionStorage') {
  try {
    const storage = window[area]
    for (const key of Object.keys(storage)) if (!impersonal.has(key)) storage.removeItem(key)
  } catch {
    // Storage is forbidden, so nothing was kept.
  }
}
