// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearPersonalData, clearPersonalTabData, defineStored, parseText } from './storage'

const count = (value: unknown) => (typeof value === 'number' ? value : null)
const visits = defineStored({ key: 'visits', parse: count, area: 'local', forgetOnSignOut: true })
const theme = defineStored({ key: 'theme', parse: parseText, area: 'local', forgetOnSignOut: false, format: 'text' })
const draft = defineStored({ key: 'draft', parse: parseText, area: 'session', forgetOnSignOut: true })
const guard = defineStored({ key: 'guard', parse: count, area: 'session', forgetOnSignOut: false })

function clearAll() {
  for (const stored of [visits, theme, draft, guard]) stored.remove()
  localStorage.clear()
  sessionStorage.clear()
}
beforeEach(clearAll)
afterEach(() => void vi.restoreAllMocks())

it.each([
  ['JSON in local storage', () => visits.set(3), () => localStorage.getItem('visits'), '3'],
  ['text in local storage', () => theme.set('dark'), () => localStorage.getItem('theme'), 'dark'],
  ['JSON in session storage', () => draft.set('x'), () => sessionStorage.getItem('draft'), '"x"'],
])('writes %s', (_, set, written, expected) => {
  expect(set()).toBe(true)
  expect(written()).toBe(expected)
})

it.each([
  ['nothing', null, null],
  ['a value', '3', 3],
  ['broken JSON', '{', null],
  ['a value of another type', '"3"', null],
  ['JSON null', 'null', null],
])('reads %s', (_, text, expected) => {
  if (text !== null) localStorage.setItem('visits', text)
  expect(visits.get()).toBe(expected)
})

it('returns the same object until the value changes', () => {
  const pair = defineStored({ key: 'pair', parse: (value) => (Array.isArray(value) ? value : null), area: 'local', forgetOnSignOut: true })
  pair.set([1])
  const first = pair.get()
  expect(pair.get()).toBe(first)
  localStorage.setItem('pair', '[2]')
  expect(pair.get()).toEqual([2])
})

describe('subscribers', () => {
  it.each([
    ['set in this tab', () => visits.set(1), 1],
    ['removed in this tab', () => visits.remove(), 1],
    ['cleared at sign-out', () => (localStorage.setItem('visits', '1'), clearPersonalData()), 1],
    ['changed in another tab', () => window.dispatchEvent(new StorageEvent('storage', { key: 'visits' })), 1],
    ['cleared in another tab', () => window.dispatchEvent(new StorageEvent('storage', { key: null })), 1],
    ['another value', () => theme.set('dark'), 0],
    ['another value in another tab', () => window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })), 0],
  ])('%s', (_, change, calls) => {
    const listener = vi.fn<() => void>()
    const stop = visits.subscribe(listener)
    change()
    expect(listener).toHaveBeenCalledTimes(calls)
    stop()
    change()
    expect(listener).toHaveBeenCalledTimes(calls)
  })
})

describe('a sign-out', () => {
  beforeEach(() => {
    visits.set(1)
    theme.set('dark')
    draft.set('x')
    guard.set(7)
    localStorage.setItem('undeclared', 'x')
  })

  it('removes everything except values declared as not personal', () => {
    clearPersonalData()
    expect([visits.get(), theme.get(), draft.get(), guard.get()]).toEqual([null, 'dark', null, 7])
    expect(Object.keys(localStorage)).toEqual(['theme'])
  })

  it('in another tab clears session storage only', () => {
    clearPersonalTabData()
    expect([visits.get(), draft.get(), guard.get()]).toEqual([1, null, 7])
  })
})

describe('blocked storage', () => {
  beforeEach(() => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      })
    }
  })

  it('keeps values in memory and returns false', () => {
    expect(visits.set(3)).toBe(false)
    expect(visits.get()).toBe(3)
    visits.remove()
    expect(visits.get()).toBeNull()
  })

  it('clears them at a sign-out', () => {
    visits.set(3)
    theme.set('dark')
    clearPersonalData()
    expect([visits.get(), theme.get()]).toEqual([null, 'dark'])
  })
})

it('a full storage keeps the newest value in memory', () => {
  visits.set(1)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  expect(visits.set(2)).toBe(false)
  expect(visits.get()).toBe(2)
})
