import { readCookie, writeCookie } from '@/lib/cookies'

/** What a visitor allows, by the keys of the notice's categories. Nothing optional is loaded while there is no choice. */
export type CookieChoice = { v: 1; allowed: string[] }

const changed = 'izlog:cookie-choice'
const asked = 'izlog:ask-cookies'

/** The cookie's own text, so that it can be compared; null before a choice. */
export function readChoice(): string | null {
  return readCookie('consent')
}

export function parseChoice(text: string | null): CookieChoice | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('allowed' in value) || !Array.isArray(value.allowed)) return null
    return { v: 1, allowed: value.allowed.filter((key) => typeof key === 'string') }
  } catch {
    return null
  }
}

export function keepChoice(allowed: readonly string[]) {
  writeCookie('consent', JSON.stringify({ v: 1, allowed }))
  window.dispatchEvent(new Event(changed))
}

/** For what may only run when it is allowed: calls back at every change. */
export function onChoice(listener: () => void) {
  window.addEventListener(changed, listener)
  return () => window.removeEventListener(changed, listener)
}

/** Shows the notice again: a choice can be taken back as easily as it was made. */
export function askAgain() {
  window.dispatchEvent(new Event(asked))
}

export function onAskAgain(listener: () => void) {
  window.addEventListener(asked, listener)
  return () => window.removeEventListener(asked, listener)
}
