import { vi } from 'vitest'

/**
 * The module with its functions under watch, for `vi.mock`: `async (original) => (await import('@/tests/support/dom/spied')).spied(await original())`.
 * Vitest's `spy: true` works for one file of a worker only.
 */
export function spied<Module extends object>(module: Module): Module {
  const entries = Object.entries(module).map(([name, value]) => [name, typeof value === 'function' ? vi.fn(value) : value])
  return Object.fromEntries(entries)
}
