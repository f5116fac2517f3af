/** The digits of fractional positions in the order of their bytes. */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const base = BigInt(digits.length)

/** The server accepts no longer positions (docs/rules/editing.md#document-limits). */
const maxLength = 100

/** Compares fractional positions byte by byte, independent of the locale. */
export function comparePositions(a: unknown, b: unknown) {
  const [first, second] = [String(a), String(b)]
  if (first === second) return 0
  return first < second ? -1 : 1
}

/** The order of sections and of list items: by position; two that colleagues have put at the same position by id (docs/rules/editing.md#positions). */
export function compareEntries(a: { id: string; pos: unknown }, b: { id: string; pos: unknown }) {
  return comparePositions(a.pos, b.pos) || comparePositions(a.id, b.id)
}

/**
 * A position strictly between two others; null is the start or the end of the list. As short as possible, and without a '0' at its end, so that there is
 * room on both sides of it. Null where there is no room: between equal positions, or between 'a' and 'a0'.
 */
export function between(before: string | null, next: string | null): string | null {
  if ((before?.length ?? 0) > maxLength || (next?.length ?? 0) > maxLength) return null
  // What lies before 'a' lies before 'a0' too, and leaves room between itself and 'a0'.
  const after = next?.replace(/0+$/, '') ?? null
  if (![before, after].every((one) => one === null || /^[0-9A-Za-z]+$/.test(one))) return null
  const longest = Math.min(maxLength, Math.max(before?.length ?? 0, after?.length ?? 0) + 1)
  for (let length = 1; length <= longest; length++) {
    const found = choose(bounds({ before, after, length }))
    if (found !== null) return write(found, length)
  }
  return null
}

type Bounds = { low: bigint; high: bigint; prefer: 'low' | 'middle' | 'high' }

/** The numbers, both exclusive, between which positions of a length lie. Positions of other lengths are cut or filled up with zeros. */
function bounds({ before, after, length }: { before: string | null; after: string | null; length: number }): Bounds {
  const low = before === null ? 0n : read(before, length)
  const high = after === null ? base ** BigInt(length) : read(after, length) + (after.length > length ? 1n : 0n)
  if ((before === null) === (after === null)) return { low, high, prefer: 'middle' }
  return { low, high, prefer: before === null ? 'high' : 'low' }
}

/** Next to the neighbour at the end of a list, since lists mostly grow there; else in the middle. A multiple of the base would end with '0'. */
function choose({ low, high, prefer }: Bounds): bigint | null {
  const wanted = { low: low + 1n, middle: (low + high) / 2n, high: high - 1n }[prefer]
  const candidates = [wanted, wanted + 1n, wanted - 1n]
  return candidates.find((one) => one > low && one < high && one % base !== 0n) ?? null
}

function read(position: string, length: number): bigint {
  const filled = position.slice(0, length).padEnd(length, '0')
  return Array.from(filled).reduce((number, digit) => number * base + BigInt(digits.indexOf(digit)), 0n)
}

function write(number: bigint, length: number): string {
  const places = Array.from({ length }, (_, place) => (number / base ** BigInt(place)) % base)
  return places
    .map((place) => digits[Number(place)])
    .toReversed()
    .join('')
}

type Positioned = { id: string; pos: string }

/**
 * Positions for `count` new entries at an index of an ordered list. Where its neighbours leave no room, entries beside the index get new positions too:
 * `moved`.
 */
export function positionsAt(ordered: readonly Positioned[], index: number, count = 1): { positions: string[]; moved: Positioned[] } {
  let [start, end] = [index, index]
  for (;;) {
    const room = spread(ordered[start - 1]?.pos ?? null, ordered[end]?.pos ?? null, count + end - start)
    if (room) {
      const [before, after] = [index - start, index - start + count]
      const displaced = [...ordered.slice(start, index), ...ordered.slice(index, end)]
      const places = [...room.slice(0, before), ...room.slice(after)]
      return {
        positions: room.slice(before, after),
        moved: displaced.flatMap(({ id }, at) => (places[at] === undefined ? [] : [{ id, pos: places[at] }])),
      }
    }
    if (end < ordered.length) end++
    else if (start > 0) start--
    else throw new RangeError(`No ${count} positions fit into a list.`)
  }
}

/** Ascending positions between two others; null where there is no room for all. */
function spread(before: string | null, after: string | null, count: number): string[] | null {
  const positions: string[] = []
  for (let last = before; positions.length < count;) {
    const next = between(last, after)
    if (next === null) return null
    positions.push(next)
    last = next
  }
  return positions
}
