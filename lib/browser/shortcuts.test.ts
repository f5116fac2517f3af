import { describe, expect, it } from 'vitest'
import { shortcutOf, worksInFields, type KeyboardEventLike, type Shortcut } from './shortcuts'

type Pressed = {
  key: string
  code: string
  with?: readonly ('ctrl' | 'meta' | 'alt' | 'shift' | 'altGraph' | 'option')[]
  isComposing?: boolean
}

/** As browsers send it: on Windows AltGr comes with Ctrl and Alt, on a Mac Firefox calls Option AltGraph. */
function press({ key, with: modifiers = [], isComposing = false }: Pressed): KeyboardEventLike {
  const isAltGraph = modifiers.includes('altGraph')
  return {
    key,
    ctrlKey: modifiers.includes('ctrl') || isAltGraph,
    metaKey: modifiers.includes('meta'),
    altKey: modifiers.includes('alt') || modifiers.includes('option') || isAltGraph,
    shiftKey: modifiers.includes('shift'),
    isComposing,
    getModifierState: (name) => name === 'AltGraph' && (isAltGraph || modifiers.includes('option')),
  }
}

/** Croatian QWERTZ: the key that writes 'z' is KeyY, the key that writes 'y' is KeyZ; '/' is Shift+7. */
const table: [string, Pressed, Shortcut | null][] = [
  ['Ctrl+Z', { key: 'z', code: 'KeyY', with: ['ctrl'] }, 'undo'],
  ['Ctrl+Y', { key: 'y', code: 'KeyZ', with: ['ctrl'] }, 'redo'],
  ['Ctrl+Shift+Z', { key: 'Z', code: 'KeyY', with: ['ctrl', 'shift'] }, 'redo'],
  ['Ctrl+Z with Caps Lock', { key: 'Z', code: 'KeyY', with: ['ctrl'] }, 'undo'],
  ['Cmd+Z', { key: 'z', code: 'KeyY', with: ['meta'] }, 'undo'],
  ['Cmd+Shift+Z', { key: 'z', code: 'KeyY', with: ['meta', 'shift'] }, 'redo'],
  ['Ctrl+S', { key: 's', code: 'KeyS', with: ['ctrl'] }, 'save'],
  ['Ctrl+.', { key: '.', code: 'Period', with: ['ctrl'] }, 'view'],
  ['Ctrl+D', { key: 'd', code: 'KeyD', with: ['ctrl'] }, 'duplicate'],
  ['Ctrl+K', { key: 'k', code: 'KeyK', with: ['ctrl'] }, 'palette'],
  ['Alt+Up', { key: 'ArrowUp', code: 'ArrowUp', with: ['alt'] }, 'moveUp'],
  ['Alt+Down', { key: 'ArrowDown', code: 'ArrowDown', with: ['alt'] }, 'moveDown'],
  ['Option+Up of a Mac', { key: 'ArrowUp', code: 'ArrowUp', with: ['option'] }, 'moveUp'],
  ['Alt+Shift+Up', { key: 'ArrowUp', code: 'ArrowUp', with: ['alt', 'shift'] }, 'moveToStart'],
  ['Alt+Shift+Down', { key: 'ArrowDown', code: 'ArrowDown', with: ['alt', 'shift'] }, 'moveToEnd'],
  ['Ctrl+C', { key: 'c', code: 'KeyC', with: ['ctrl'] }, 'copy'],
  ['Ctrl+X', { key: 'x', code: 'KeyX', with: ['ctrl'] }, 'cut'],
  ['Ctrl+V', { key: 'v', code: 'KeyV', with: ['ctrl'] }, 'paste'],
  ['Delete', { key: 'Delete', code: 'Delete' }, 'delete'],
  ['Escape', { key: 'Escape', code: 'Escape' }, 'escape'],
  ['/ as Shift+7', { key: '/', code: 'Digit7', with: ['shift'] }, 'insert'],
  ['/ of the number block', { key: '/', code: 'NumpadDivide' }, 'insert'],
  ['F6', { key: 'F6', code: 'F6' }, 'nextRegion'],
  ['Shift+F6', { key: 'F6', code: 'F6', with: ['shift'] }, 'previousRegion'],
  ['Z', { key: 'z', code: 'KeyY' }, null],
  ['Shift+Delete', { key: 'Delete', code: 'Delete', with: ['shift'] }, null],
  ['Ctrl+Shift+V, which pastes plain text', { key: 'V', code: 'KeyV', with: ['ctrl', 'shift'] }, null],
  ['Ctrl+/', { key: '/', code: 'Digit7', with: ['ctrl', 'shift'] }, null],
  ['Ctrl+Alt+Z', { key: 'z', code: 'KeyY', with: ['ctrl', 'alt'] }, null],
  ['AltGr+V: @', { key: '@', code: 'KeyV', with: ['altGraph'] }, null],
  ['AltGr+B: {', { key: '{', code: 'KeyB', with: ['altGraph'] }, null],
  ['AltGr+E: €', { key: '€', code: 'KeyE', with: ['altGraph'] }, null],
  ['AltGr+X where it writes nothing', { key: 'x', code: 'KeyX', with: ['altGraph'] }, null],
  ['AltGr+Up', { key: 'ArrowUp', code: 'ArrowUp', with: ['altGraph'] }, null],
  ...(['č', 'ć', 'ž', 'š', 'đ', 'Č', 'Ć', 'Ž', 'Š', 'Đ'] as const).map((key): [string, Pressed, null] => [
    key,
    { key, code: 'Semicolon' },
    null,
  ]),
  ['Ctrl+Ž', { key: 'ž', code: 'Backslash', with: ['ctrl'] }, null],
  ['AltGr+1: dead ~', { key: 'Dead', code: 'Digit1', with: ['altGraph'] }, null],
  ['Ctrl and a dead key', { key: 'Dead', code: 'Digit1', with: ['ctrl'] }, null],
  ['a key of a composition', { key: 'z', code: 'KeyY', with: ['ctrl'], isComposing: true }, null],
  ['Escape of a composition', { key: 'Escape', code: 'Escape', isComposing: true }, null],
  ['a key that an input method processes', { key: 'Process', code: 'KeyZ', with: ['ctrl'] }, null],
]

describe('shortcutOf', () => {
  it.each(table)('%s', (_, pressed, expected) => {
    expect(shortcutOf(press(pressed))).toBe(expected)
  })

  it('leaves clipboard, deletion and `/` to a text field', () => {
    const all = table.flatMap(([, , shortcut]) => shortcut ?? [])
    const left = [...new Set(all)].filter((shortcut) => !worksInFields(shortcut))
    expect(left).toEqual(['duplicate', 'copy', 'cut', 'paste', 'delete', 'insert'])
  })
})
