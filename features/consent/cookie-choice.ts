import { call } from '@/lib/api/client'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { readCookie, writeCookie } from '@/lib/browser/cookies'
import { newId } from '@/lib/browser/new-id'
import { onOtherTabChange, notifyOtherTabs } from '@/lib/browser/other-tabs'

/**
 * What a visitor allows, by the keys of the notice's categories. Nothing optional is loaded while there is no choice. `browser` is a number drawn with
 * the first choice, under which choices are logged; it says nothing of who it is.
 */
export type CookieChoice = { v: 1; allowed: string[]; browser?: string }

const changedEvent = 'izlog:cookie-choice'
const noticeEvent = 'izlog:ask-cookies'

/** The cookie's own text, so that it can be compared; null before a choice. */
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
  // The choice holds whether or not it could be written down.
  call(consentApi.chooseCookies, { browser, allowed: [...allowed] }, { anonymous: true }).catch(() => {})
}

/** For what may only run when it is allowed: calls back at every change, in another tab too. */
export function onCookieChoiceChange(listener: () => void) {
  window.addEventListener(changedEvent, listener)
  const unsubscribe = onOtherTabChange('cookie-choice', listener)
  return () => {
    unsubscribe()
    window.removeEventListener(changedEvent, listener)
  }
}

/** Shows the notice again: a choice can be taken back as easily as it was made. */
export function reopenCookieNotice() {
  window.dispatchEvent(new Event(noticeEvent))
}

export function onCookieNoticeReopened(listener: () => void) {
  window.addEventListener(noticeEvent, listener)
  return () => window.removeEventListener(noticeEvent, listener)
}
