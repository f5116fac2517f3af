import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { between, comparePositions, positionsAt } from './positions'

const position = fc.stringMatching(/^[0-9A-Za-z]{0,6}[1-9A-Za-z]$/)
const pair = fc
  .tuple(fc.option(position), fc.option(position))
  .filter(([before, after]) => before === null || after === null || before !== after)
  .map(([a, b]) => (a !== null && b !== null && a > b ? ([b, a] as const) : ([a, b] as const)))

const isBetween = (one: string, [before, after]: readonly [string | null, string | null]) =>
  (before === null || before < one) && (after === null || one < after)

describe('between', () => {
  it.each([
    [null, null, 'V'],
    ['a0', null, 'b'],
    [null, 'a0', 'Z'],
    ['a1', 'a3', 'a2'],
    ['a1', 'a2', 'a1V'],
    ['z', null, 'z1'],
    [null, '1', '0z'],
    ['a', 'a01', 'a00V'],
    ['a', 'a0', null],
    ['a1', 'a1', null],
    ['b', 'a', null],
    ['', null, null],
    ['š', null, null],
  ])('%j and %j: %j', (before, after, expected) => {
    expect(between(before, after)).toBe(expected)
  })

  it('lies strictly between, and leaves room on both sides', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const found = between(before, after) ?? ''
        expect([isBetween(found, [before, after]), /^[0-9A-Za-z]*[1-9A-Za-z]$/.test(found)]).toEqual([true, true])
      }),
    )
  })

  it('is never longer than another position that would do', () => {
    fc.assert(
      fc.property(pair, position, (ends, other) => {
        fc.pre(isBetween(other, ends))
        expect((between(...ends) ?? '').length).toBeLessThanOrEqual(other.length)
      }),
    )
  })

  it('stays within 100 characters for 200 insertions at one spot', () => {
    const grow = (insert: (last: string) => string | null) => {
      let last = 'a1'
      for (let count = 0; count < 200; count++) last = insert(last) ?? ''
      return last.length
    }
    const lengths = [
      grow((last) => between(last, null)),
      grow((last) => between(null, last)),
      grow((last) => between('a0', last)),
      grow((last) => between(last, 'a2')),
    ]
    expect(Math.max(...lengths)).toBeLessThanOrEqual(50)
    expect(Math.min(...lengths)).toBeGreaterThan(0)
  })
})

describe('positionsAt', () => {
  const at = (...positions: string[]) => positions.map((pos, index) => ({ id: `s_${index}`, pos }))

  it.each([
    ['an empty list', at(), 0, 2, { positions: ['V', 'W'], moved: [] }],
    ['the end', at('a0', 'a1'), 2, 2, { positions: ['b', 'c'], moved: [] }],
    ['equal positions', at('a1', 'a1', 'a2'), 1, 1, { positions: ['a1V'], moved: [{ id: 's_1', pos: 'a1k' }] }],
    ['a foreign position', at('š'), 1, 1, { positions: ['W'], moved: [{ id: 's_0', pos: 'V' }] }],
  ])('%s', (_, ordered, index, count, expected) => {
    expect(positionsAt(ordered, index, count)).toEqual(expected)
  })

  it('keeps the order of any list, whatever its positions', () => {
    const any = fc.array(fc.oneof(fc.constantFrom('a', 'a0', 'a00', 'a1', '', 'š', 'z'.repeat(100)), position), { maxLength: 8 })
    fc.assert(
      fc.property(any, fc.nat(8), fc.integer({ min: 1, max: 3 }), (given, spot, count) => {
        const ordered = at(...given.toSorted(comparePositions))
        const index = Math.min(spot, ordered.length)
        const { positions, moved } = positionsAt(ordered, index, count)
        const now = ordered.map(({ id, pos }) => ({ id, pos: moved.find((one) => one.id === id)?.pos ?? pos }))
        const all = [...now.slice(0, index), ...positions.map((pos) => ({ id: '', pos })), ...now.slice(index)]
        const around = all.slice(Math.max(0, index - 1), index + count + 1).map(({ pos }) => pos)
        expect(around).toEqual([...new Set(around)].toSorted(comparePositions))
        expect(all.map(({ pos }) => pos)).toEqual(all.map(({ pos }) => pos).toSorted(comparePositions))
      }),
    )
  })
})
