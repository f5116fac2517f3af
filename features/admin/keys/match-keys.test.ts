import { expect, it } from 'vitest'
import { keysOf, matchKeys, typesCharacters } from './match-keys'

const bindings = ['ctrl+k', '?', 'g n', 'g z', 'n']

// docs/rules/administration.md#keys
it.each([
  ['one key', null, '?', { match: 1 }],
  ['a combination', null, 'ctrl+k', { match: 0 }],
  ['the first of two', null, 'g', { begun: 'g' }],
  ['the second of two', 'g', 'z', { match: 3 }],
  ['the second of two, which has a meaning of its own', 'g', 'n', { match: 2 }],
  ['the same alone', null, 'n', { match: 4 }],
  ['another key after the first', 'g', '?', { match: 1 }],
  ['a key that nothing knows', 'g', 'x', { begun: null }],
])('%s', (_, begun, pressed, found) => expect(matchKeys(bindings, begun, pressed)).toEqual(found))

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false, getModifierState: () => false }
const altGraph = (key: string) => key === 'AltGraph'

it.each([
  ['? of a Croatian keyboard', { key: '?', shiftKey: true }, '?'],
  ['? of a keyboard without Shift', { key: '?' }, '?'],
  ['Z, wherever it is', { key: 'z' }, 'z'],
  ['Shift with a letter', { key: 'N', shiftKey: true }, 'shift+n'],
  ['Ctrl+K', { key: 'k', ctrlKey: true }, 'ctrl+k'],
  ['Cmd+K', { key: 'k', metaKey: true }, 'ctrl+k'],
  ['AltGr of Windows', { key: '\\', ctrlKey: true, altKey: true, getModifierState: altGraph }, null],
  ['AltGr elsewhere', { key: '[', getModifierState: altGraph }, null],
  ['a dead key', { key: 'Dead' }, null],
])('%s', (_, event, keys) => expect(keysOf({ ...none, ...event })).toBe(keys))

it.each([
  ['?', true],
  ['g n', true],
  ['ctrl+k', false],
  ['escape', false],
])('%s types characters: %s', (keys, is) => expect(typesCharacters(keys)).toBe(is))
