import { randomUUID } from 'node:crypto'

// Next bundles pages and routes separately; they share one secret through globalThis.
const shared: { [key: symbol]: string | undefined } = globalThis
const key = Symbol.for('izlog.in-process-secret')

/** Marks calls within the process; unguessable from outside. */
export function inProcessSecret(): string {
  return (shared[key] ??= randomUUID())
}
