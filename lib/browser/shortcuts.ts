/** What a key combination asks of the editor (docs/rules/editing.md#shortcuts). */
export type Shortcut =
  | 'undo'
  | 'redo'
  | 'save'
  | 'view'
  | 'duplicate'
  | 'palette'
  | 'moveUp'
  | 'moveDown'
  | 'moveToStart'
  | 'moveToEnd'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'delete'
  | 'insert'
  | 'escape'
  | 'nextRegion'
  | 'previousRegion'

/** The parts of a KeyboardEvent that decide. */
export type KeyboardEventLike = {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
  isComposing: boolean
  getModifierState: (key: string) => boolean
}

const shortcuts = new Map<string, Shortcut>([
  ['ctrl+z', 'undo'],
  ['ctrl+shift+z', 'redo'],
  ['ctrl+y', 'redo'],
  ['ctrl+s', 'save'],
  ['ctrl+.', 'view'],
  ['ctrl+d', 'duplicate'],
  ['ctrl+k', 'palette'],
  ['alt+arrowup', 'moveUp'],
  ['alt+arrowdown', 'moveDown'],
  ['alt+shift+arrowup', 'moveToStart'],
  ['alt+shift+arrowdown', 'moveToEnd'],
  ['ctrl+c', 'copy'],
  ['ctrl+x', 'cut'],
  ['ctrl+v', 'paste'],
  ['delete', 'delete'],
  ['escape', 'escape'],
  ['f6', 'nextRegion'],
  ['shift+f6', 'previousRegion'],
])

/** Those that also hold while a text field has the focus; all others belong to the field: its own undo of letters, its clipboard, its `/`. */
const inFields = new Set<Shortcut>([
  'undo',
  'redo',
  'save',
  'view',
  'palette',
  'escape',
  'nextRegion',
  'previousRegion',
  'moveUp',
  'moveDown',
  'moveToStart',
  'moveToEnd',
])

/**
 * The pressed keys as 'ctrl+shift+z', by the letter that the layout gives and not by the key's place: on a Croatian keyboard Z and Y have changed places. Keys
 * pressed with AltGr write characters (`@` is AltGr+V), and so do keys of an unfinished composition or a dead key: null. Cmd of a Mac counts as Ctrl.
 */
export function pressedKeys(event: KeyboardEventLike): string | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
  if (isComposing || key === 'Dead' || key === 'Process' || isAltGraph(event)) return null
  return [(ctrlKey || metaKey) && 'ctrl', altKey && 'alt', shiftKey && 'shift', key.toLowerCase()].filter(Boolean).join('+')
}

/** What the pressed keys ask of the editor. */
export function shortcutOf(event: KeyboardEventLike): Shortcut | null {
  const pressed = pressedKeys(event)
  if (pressed === null) return null
  // On many layouts `/` is typed with Shift.
  if (event.key === '/') return event.ctrlKey || event.metaKey || event.altKey ? null : 'insert'
  return shortcuts.get(pressed) ?? null
}

/** Firefox on a Mac calls the Option key AltGraph too; it comes as Alt without Ctrl, which AltGr does on no system. */
function isAltGraph(event: KeyboardEventLike) {
  const isOption = event.altKey && !event.ctrlKey
  return event.getModifierState('AltGraph') && !isOption
}

/** Whether the editor takes a shortcut over while a text field has the focus. */
export function worksInFields(shortcut: Shortcut): boolean {
  return inFields.has(shortcut)
}
