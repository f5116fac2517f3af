import { describe, expect, it } from 'vitest'
import { applyChanges } from './changes'
import type { Document } from './document'
import { hideSection, isAnchor, isWithin, setAnchor, setTimeWindow, settingsOf } from './section-settings'

const document: Document = { v: 1, sections: { s_1: { type: 'hero', pos: 'a0' } } }
const none = { hide: { mobile: false, desktop: false }, when: { from: null, to: null }, anchor: '' }

describe('the settings of a section', () => {
  it.each([
    [undefined],
    [null],
    ['x'],
    [{}],
    [{ hide: 1, when: 'sutra', anchor: 5 }],
    [{ hide: { mobile: 'da' }, when: { from: '2026-11-27', to: 'Infinity' }, anchor: '"><script>' }],
    [{ when: { from: '2026-11-27T08:00', to: '2026-99-99T08:00Z' } }],
  ])('are none for %j', (stored) => {
    expect(settingsOf(stored)).toEqual(none)
  })

  it('are changed and given back', () => {
    const window = { from: '2026-11-27T07:00:00.000Z', to: null }
    const changed = applyChanges(document, [
      ...hideSection(document, 's_1', { device: 'mobile', hidden: true }),
      ...setTimeWindow('s_1', window),
      ...setAnchor('s_1', 'pitanja'),
    ]).document
    expect(settingsOf(changed.sections.s_1)).toEqual({ hide: { mobile: true, desktop: false }, when: window, anchor: 'pitanja' })
    expect(hideSection(changed, 's_1', { device: 'mobile', hidden: true })).toEqual([])
    const back = [
      ...hideSection(changed, 's_1', { device: 'mobile', hidden: false }),
      ...setTimeWindow('s_1', { from: null, to: null }),
      ...setAnchor('s_1', ''),
    ]
    expect(settingsOf(applyChanges(changed, back).document.sections.s_1)).toEqual(none)
  })

  it.each([
    ['2026-11-27T06:59:59.999Z', false],
    ['2026-11-27T07:00:00Z', true],
    ['2026-11-29T22:59:59.999Z', true],
    ['2026-11-29T23:00:00Z', false],
  ])('show it at %s: %s', (now, expected) => {
    const window = { from: '2026-11-27T08:00:00+01:00', to: '2026-11-30T00:00:00+01:00' }
    expect(isWithin(window, new Date(now))).toBe(expected)
  })

  it.each([
    ['pitanja-2', true],
    ['2pitanja', false],
    ['Pitanja', false],
    ['a b', false],
    ['', false],
  ])('know %j as an anchor: %s', (text, expected) => {
    expect(isAnchor(text)).toBe(expected)
  })
})
