export type Shortcut = 'bold' | 'italic' | 'link' | 'undo' | 'redo' | 'toolbar'

type Keys = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing' | 'getModifierState'>

/**
 * The command of a keystroke, by the letter that the layout writes: Z and Y are swapped on a Croatian keyboard. AltGr, which Windows reports as Ctrl+Alt,
 * writes characters such as @ and is never a shortcut; neither is a key of an input method.
 */
export function shortcutOf(event: Keys, isMac: boolean): Shortcut | null {
  if (event.isComposing || event.getModifierState('AltGraph')) return null
  const { altKey, ctrlKey, metaKey, shiftKey } = event
  if (altKey) return event.key === 'F10' && !ctrlKey && !metaKey && !shiftKey ? 'toolbar' : null
  const isCommand = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey
  if (!isCommand) return null
  const key = event.key.toLowerCase()
  if (key === 'z') return shiftKey ? 'redo' : 'undo'
  if (shiftKey) return null
  return plainShortcuts.get(key) ?? null
}

const plainShortcuts = new Map<string, Shortcut>([
  ['b', 'bold'],
  ['i', 'italic'],
  ['k', 'link'],
  ['y', 'redo'],
])
