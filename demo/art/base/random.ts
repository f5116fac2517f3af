/** A repeatable source of chance: the same key gives the same numbers on every machine, so the drawn shop is the same shop. */
export type Random = {
  next(): number
  between(min: number, max: number): number
  /** Whole number, both ends included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
}

export function seeded(key: string): Random {
  const next = generator(hash(key))
  const between = (min: number, max: number) => min + next() * (max - min)
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))

  return {
    next,
    between,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => at(list, int(0, list.length - 1)),
    shuffle: (list) => {
      const left = [...list]
      return list.map(() => at(left.splice(int(0, left.length - 1), 1), 0))
    },
  }
}

/** Reads a list round and round, so any whole number is a valid choice of system or palette. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length]
  if (item === undefined) throw new Error('at: the list is empty')
  return item
}

/** FNV-1a, enough to spread keys. */
function hash(key: string) {
  let value = 2166136261
  for (const byte of new TextEncoder().encode(key)) value = Math.imul(value ^ byte, 16777619)
  return value >>> 0
}

/** mulberry32: 32 bits of state, integer arithmetic only, so no machine rounds differently. */
function generator(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
