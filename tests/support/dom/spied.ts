import { vi } from 'vitest'

type AnyFunction = (...args: unknown[]) => unknown

/**
 * The module with spies for functions, for `vi.mock`: `async (original) => (await import('@/tests/support/dom/spied')).spied(await original())`.
 * Vitest's `spy: true` works for one file of a worker only.
 */
export function spied<Module extends object>(module: Module): Module {
  const entries = Object.entries(module).map(([name, value]: [string, unknown]) => [
    name,
    isFunction(value) ? vi.fn<AnyFunction>(value) : value,
  ])
  return Object.fromEntries(entries)
}

const isFunction = (value: unknown): value is AnyFunction => typeof value === 'function'
