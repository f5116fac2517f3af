import type { Mark } from './registry.mjs'

/** A compressed text that a restart survives. `next`: the key of the text that follows, in the words of its cache. */
export type KeptText = { body: Buffer; next: number | null; mark: Mark; /** ms since 1970 */ storedAt: number }

/** Where texts are kept beside the memory. Neither call rejects. */
export type KeptTexts = {
  read: (key: string) => Promise<KeptText | null>
  write: (key: string, text: KeptText) => Promise<void>
}

const shared: { [key: symbol]: KeptTexts | undefined } = globalThis
const key = Symbol.for('izlog.keptTexts')

/** On globalThis, because the entry opens the files and Next bundles the routes separately. Null outside production. */
export function keptTexts(): KeptTexts | null {
  return shared[key] ?? null
}

export function shareKeptTexts(texts: KeptTexts) {
  shared[key] = texts
}
