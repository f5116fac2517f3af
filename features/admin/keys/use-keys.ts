import { useEffect, useId, useSyncExternalStore } from 'react'
import { bindKeys, boundKeys, releaseKeys, subscribeToKeys, type KeyBinding } from './key-registry'

/** Declares keys where they are bound: they work, and `?` lists them, while the component is mounted (docs/rules/administration.md#keys). */
export function useKeys(bindings: readonly KeyBinding[]) {
  const id = useId()
  // After every render: the bindings hold the functions of that render.
  useEffect(() => bindKeys(id, bindings))
  useEffect(() => () => releaseKeys(id), [id])
}

const noKeys: readonly KeyBinding[] = []

export function useBoundKeys(): readonly KeyBinding[] {
  return useSyncExternalStore(subscribeToKeys, boundKeys, () => noKeys)
}
