import { call } from '@/lib/api/client'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { readCookie, writeCookie } from '@/lib/browser/cookies'
import { newId } from '@/lib/text/new-id'
import { onOtherTabChange, notifyOtherTabs } from '@/lib/browser/other-tabs'

/** Allowed categories of the cookie notice. `browser` is a random id under which choices are logged; it identifies nobody. */
export type CookieChoice = { v: 1; allowed: string[]; browser?: string }

const changedEvent = 'izlog:cookie-choice'
const noticeEvent = 'izlog:ask-cookies'

/** The raw cookie, which can be compared; null before a choice. */
export function readCookieChoice(): string | null {
  return readCookie('consent')
}

export function parseCookieChoice(text: string | null): CookieChoice | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('allowed' in value) || !Array.isArray(value.allowed)) return null
    const browser = 'browser' in value && typeof value.browser === 'string' ? { browser: value.browser } : {}
    return { v: 1, allowed: value.allowed.filter((key) => typeof key === 'string'), ...browser }
  } catch {
    return null
  }
}

export function saveCookieChoice(allowed: readonly string[]) {
  const browser = parseCookieChoice(readCookieChoice())?.browser ?? newId()
  writeCookie('consent', JSON.stringify({ v: 1, allowed, browser }))
  window.dispatchEvent(new Event(changedEvent))
  notifyOtherTabs('cookie-choice')
  // The choice applies even if logging it fails.
  call(consentApi.chooseCookies, { browser, allowed: [...allowed] }, { anonymous: true }).catch(() => {})
}

/** Calls back at each change, also of another tab. */
export function onCookieChoiceChange(listener: () => void) {
  window.addEventListener(changedEvent, listener)
  const unsubscribe = onOtherTabChange('cookie-choice', listener)
  return () => {
    unsubscribe()
    window.removeEventListener(changedEvent, listener)
  }
}

/** Shows the notice again: withdrawing must be as easy as consenting (GDPR, article 7(3)). */
export function reopenCookieNotice() {
  window.dispatchEvent(new Event(noticeEvent))
}

export function onCookieNoticeReopened(listener: () => void) {
  window.addEventListener(noticeEvent, listener)
  return () => window.removeEventListener(noticeEvent, listener)
}
