import { pressedKeys, type KeyboardEventLike } from '@/lib/browser/shortcuts'

/** 'ctrl+k', '?', or two keys one after the other: 'g n'. */
export type Keys = string

/**
 * The pressed keys as bindings name them. `shift+` is left out before a character that is no letter, because layouts type '?' with different keys. Null for
 * AltGr, a dead key or an unfinished composition.
 */
export function keysOf(event: KeyboardEventLike): Keys | null {
  return pressedKeys(event)?.replace(/^shift\+(\P{L})$/u, '$1') ?? null
}

/** Whether keys write a character where somebody types; such shortcuts can be switched off (WCAG 2.1.4). */
export function typesCharacters(keys: Keys): boolean {
  return keys.split(' ').every((key) => [...key].length === 1)
}

/**
 * Which binding the pressed key completes.
 * @param begun the first key of a sequence, pressed before, or null
 * @returns the index of the binding, or what has begun with this key
 */
export function matchKeys(bindings: readonly Keys[], begun: Keys | null, pressed: Keys): { match: number } | { begun: Keys | null } {
  if (begun !== null) {
    const match = bindings.indexOf(`${begun} ${pressed}`)
    if (match >= 0) return { match }
  }
  const match = bindings.lastIndexOf(pressed)
  if (match >= 0) return { match }
  return { begun: bindings.some((keys) => keys.startsWith(`${pressed} `)) ? pressed : null }
}
