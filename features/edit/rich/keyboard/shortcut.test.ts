import { expect, it } from 'vitest'
import { shortcutOf } from './shortcut'

type Modifier = 'Ctrl' | 'Alt' | 'Meta' | 'Shift' | 'AltGraph'

const keystroke = (key: string, modifiers: Modifier[], isComposing = false) => ({
  key,
  ctrlKey: modifiers.includes('Ctrl'),
  altKey: modifiers.includes('Alt'),
  metaKey: modifiers.includes('Meta'),
  shiftKey: modifiers.includes('Shift'),
  isComposing,
  getModifierState: (name: string) => modifiers.some((modifier) => modifier === name),
})

it.each([
  ['b', ['Ctrl'], 'bold'],
  ['B', ['Ctrl'], 'bold'], // Caps Lock
  ['i', ['Ctrl'], 'italic'],
  ['k', ['Ctrl'], 'link'],
  ['z', ['Ctrl'], 'undo'],
  ['Z', ['Ctrl', 'Shift'], 'redo'],
  ['y', ['Ctrl'], 'redo'],
  ['F10', ['Alt'], 'toolbar'],
  ['b', [], null],
  ['b', ['Ctrl', 'Shift'], null],
  ['F10', [], null],
  // AltGr on a Croatian keyboard, as Linux and Windows report it.
  ['@', ['AltGraph'], null],
  ['{', ['AltGraph', 'Ctrl', 'Alt'], null],
  ['b', ['Ctrl', 'Alt'], null],
  ['b', ['Alt'], null],
  ['b', ['Meta'], null],
] as const)('%s with %o on a PC: %s', (key, modifiers, expected) => {
  expect(shortcutOf(keystroke(key, [...modifiers]), false)).toBe(expected)
})

it.each([
  ['b', ['Meta'], 'bold'],
  ['z', ['Meta', 'Shift'], 'redo'],
  ['b', ['Ctrl'], null],
  ['∫', ['Alt'], null],
] as const)('%s with %o on a Mac: %s', (key, modifiers, expected) => {
  expect(shortcutOf(keystroke(key, [...modifiers]), true)).toBe(expected)
})

it('leaves keys of an input method alone', () => {
  expect(shortcutOf(keystroke('z', ['Ctrl'], true), false)).toBeNull()
})
