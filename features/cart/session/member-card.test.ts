import { expect, it } from 'vitest'
import { decideCardEntry } from './member-card'

const member = { isSignedIn: true, known: null, onCart: null }

it.each<[string, Partial<typeof member> | { known: string; onCart: string | null }, string, string]>([
  ['2900 2600 4107 3', {}, 'check', 'a number with spaces'],
  ['2900260041073', { isSignedIn: false }, 'ignored', 'nobody signed in'],
  ['', {}, 'empty', 'nothing'],
  ['   ', {}, 'empty', 'spaces'],
  ['2900260041073', { known: '2900260041073', onCart: '2900260041073' }, 'ignored', 'the card that is there'],
  ['2900260041073', { known: '2900260041073', onCart: null }, 'check', 'the known card, not on this cart'],
  ['2900260042322', { known: '2900260041073', onCart: '2900260041073' }, 'check', 'another card'],
])('treats %j with %o as %s: %s', (input, context, expected) => {
  expect(decideCardEntry(input, { ...member, ...context })).toBe(expected)
})
