import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { boundKeys, registerKeys, subscribeToKeys, type KeyBinding } from './key-registry'

/** Declares keys where they are bound: they work, and `?` lists them, while the component is mounted (docs/rules/administration.md#keys). */
export function useKeys(bindings: readonly KeyBinding[]) {
  const declared = JSON.stringify(bindings.map(({ keys, label, group }) => [keys, label, group]))
  const run = useEffectEvent((index: number) => bindings[index]?.run())
  const register = useEffectEvent(() => registerKeys(bindings.map((binding, index) => ({ ...binding, run: () => run(index) }))))
  useEffect(() => register(), [declared])
}

const noKeys: readonly KeyBinding[] = []

export function useBoundKeys(): readonly KeyBinding[] {
  return useSyncExternalStore(subscribeToKeys, boundKeys, () => noKeys)
}
