import { characterKeysOff } from './character-keys'
import { keysOf, matchKeys, typesCharacters, type Keys } from './match-keys'

/** Where the list of keys shows it: keys of the shell, ways to screens, keys of the screen that is open. */
export type KeyGroup = 'shell' | 'go' | 'screen'
export type KeyBinding = {
  keys: Keys
  label: string
  group: KeyGroup
  /** Whether it runs again and again while the key is held. */
  repeats?: boolean
  run: () => void
}

/** The second key of two comes within this time, ms. */
const sequenceMs = 1500

/** By the component that binds them, in the order in which they were mounted. */
const registered = new Map<string, readonly KeyBinding[]>()
const listeners = new Set<() => void>()
let all: readonly KeyBinding[] = []
let begun: { keys: Keys; at: number } | null = null
/** What the last pressed key ran. */
let lastRun: KeyBinding['keys'] | null = null

/** Binds a component's keys, in place of those it had (docs/rules/administration.md#keys). */
export function bindKeys(id: string, bindings: readonly KeyBinding[]) {
  if (registered.size === 0) window.addEventListener('keydown', onKeyDown)
  registered.set(id, bindings)
  update()
}

export function releaseKeys(id: string) {
  registered.delete(id)
  if (registered.size === 0) window.removeEventListener('keydown', onKeyDown)
  update()
}

function update() {
  const bound = [...registered.values()].flat()
  // Of two bindings of a key the one mounted last holds.
  all = bound.filter(({ keys }, index) => bound.findLastIndex((other) => other.keys === keys) === index)
  for (const listener of listeners) listener()
}

/** Every key that is bound now. */
export const boundKeys = () => all

export function subscribeToKeys(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function onKeyDown(event: KeyboardEvent) {
  const pressed = keysOf(event)
  // A lone Shift ends no sequence.
  if (pressed === null || event.defaultPrevented || /^(?:\w+\+)*(?:shift|control|alt|meta)$/.test(pressed)) return
  const usable = charactersWork(event.target) ? all : all.filter(({ keys }) => !typesCharacters(keys))
  if (event.repeat) {
    // The second key of two is no held key of its own.
    const held = usable.find(({ keys, repeats }) => repeats && keys === pressed && keys === lastRun)
    if (!held) return
    event.preventDefault()
    return held.run()
  }
  const first = begun && event.timeStamp - begun.at <= sequenceMs ? begun.keys : null
  begun = null
  lastRun = null
  const found = matchKeys(
    usable.map(({ keys }) => keys),
    first,
    pressed,
  )
  if ('begun' in found) {
    begun = found.begun === null ? null : { keys: found.begun, at: event.timeStamp }
    return
  }
  event.preventDefault()
  const binding = usable[found.match]
  lastRun = binding?.keys ?? null
  binding?.run()
}

const fields =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]:not([contenteditable=false])'
const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** Not while somebody types, nor below a dialog, nor where the person has switched them off. */
function charactersWork(target: EventTarget | null) {
  const isTyping = target instanceof Element && target.closest(fields) !== null
  return !isTyping && document.querySelector(layers) === null && characterKeysOff.get() === null
}
