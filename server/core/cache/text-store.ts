import type { Mark } from './registry.mjs'

/** A compressed text that a restart survives. `next`: the key of the text that follows, in the words of its cache. */
export type StoredText = { body: Buffer; next: number | null; mark: Mark; /** ms since 1970 */ storedAt: number }

/** Where texts are stored beside the memory. Neither call rejects. */
export type TextStore = {
  read: (key: string) => Promise<StoredText | null>
  write: (key: string, text: StoredText) => Promise<void>
}

const shared: { [key: symbol]: TextStore | undefined } = globalThis
const key = Symbol.for('izlog.textStore')

/** On globalThis, because the entry opens the files and Next bundles the routes separately. Null outside production. */
export function textStore(): TextStore | null {
  return shared[key] ?? null
}

export function shareTextStore(texts: TextStore) {
  shared[key] = texts
}
