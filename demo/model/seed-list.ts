import type { SeedList } from './types'

const positionDigits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A list in the format of sections: `{ i_1: { pos: 'a0', ... }, i_2: { pos: 'a1', ... } }`. At most 62 items. */
export function seedList<Item extends object>(items: Item[]): SeedList<Item> {
  if (items.length > positionDigits.length) throw new Error(`A seed list holds at most ${positionDigits.length} items`)
  return Object.fromEntries(items.map((item, index) => [`i_${index + 1}`, { pos: `a${positionDigits.charAt(index)}`, ...item }]))
}
