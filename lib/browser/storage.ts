import { deleteCookie, personalCookies } from './cookies'

type Definition<T> = {
  key: string
  /** Parses a stored value; null when invalid, such as one of another version of the program. */
  parse: (value: unknown) => T | null
  area: 'local' | 'session'
  /** False only for values that are not personal, or that their module drops itself. */
  forgetOnSignOut: boolean
  /** Text is written as it is, everything else as JSON. */
  format?: 'json' | 'text'
}

export type Stored<T> = {
  /** The same object until the value changes; null when nothing is stored. */
  get: () => T | null
  /** False when the browser rejects it: the value is then kept in memory only. */
  set: (value: T) => boolean
  remove: () => void
  /** Calls back at each change, in this tab and in others; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

/** Keys that a sign-out keeps. All others are removed, so that an undeclared value is lost rather than leaked. */
const retainedKeys = new Set<string>()
/** Values that the browser rejected (docs/rules/forms.md#blocked-storage). */
const memory = new Map<string, string>()
/** Events named by key; the browser's `storage` event reaches other tabs only. */
const changes = new EventTarget()

/** Declares one value that the browser keeps between pages. */
export function defineStored<T>({ key, parse, area, forgetOnSignOut, format = 'json' }: Definition<T>): Stored<T> {
  if (!forgetOnSignOut) retainedKeys.add(key)
  let cached: { text: string | null; value: T | null } = { text: null, value: null }

  function parseStored(text: string | null): T | null {
    if (text === null) return null
    try {
      return parse(format === 'text' ? text : JSON.parse(text))
    } catch {
      return null
    }
  }

  return {
    get() {
      const text = memory.get(key) ?? read(area, key)
      if (text !== cached.text) cached = { text, value: parseStored(text) }
      return cached.value
    },
    set(value) {
      const isStored = write(area, key, format === 'text' ? String(value) : JSON.stringify(value))
      notify(key)
      return isStored
    },
    remove() {
      memory.delete(key)
      tryAccess(() => storageOf(area).removeItem(key))
      notify(key)
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      changes.addEventListener(key, listener)
      window.addEventListener('storage', onStorage)
      return () => {
        changes.removeEventListener(key, listener)
        window.removeEventListener('storage', onStorage)
      }
    },
  }
}

/** Parses values in text format. */
export function parseText(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** Removes all personal data from this browser: cookies and both storages (docs/rules/forms.md#sign-out). */
export function clearPersonalData() {
  for (const name of personalCookies) deleteCookie(name)
  clear('local')
  clearPersonalTabData()
}

/** The same for what only this tab stores, when another tab has cleared the rest. */
export function clearPersonalTabData() {
  clear('session')
}

function clear(area: 'local' | 'session') {
  const stored = tryAccess(() => Object.keys(storageOf(area))) ?? []
  for (const key of [...stored, ...memory.keys()]) {
    if (retainedKeys.has(key)) continue
    memory.delete(key)
    tryAccess(() => storageOf(area).removeItem(key))
    notify(key)
  }
}

function storageOf(area: 'local' | 'session') {
  return area === 'local' ? window.localStorage : window.sessionStorage
}

function read(area: 'local' | 'session', key: string): string | null {
  return tryAccess(() => storageOf(area).getItem(key)) ?? null
}

function write(area: 'local' | 'session', key: string, text: string): boolean {
  const isStored = tryAccess(() => (storageOf(area).setItem(key, text), true)) ?? false
  if (isStored) memory.delete(key)
  // On the server a module lives longer than a visitor.
  else if (typeof window !== 'undefined') memory.set(key, text)
  return isStored
}

function notify(key: string) {
  changes.dispatchEvent(new Event(key))
}

/** Undefined where storage is blocked, full or, on the server, absent. */
function tryAccess<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
