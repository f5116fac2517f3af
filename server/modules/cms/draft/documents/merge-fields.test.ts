import { describe, expect, it } from 'vitest'
import { changedFields, rebaseChanges, findConflicts, rebasedBase } from './merge-fields'

/** What each rule says of a field: as the draft took it over, as the draft has it, as visitors see it now. */
describe('a field (docs/rules/editing.md#changed-elsewhere)', () => {
  it.each([
    ['nobody has changed', ['a', 'a', 'a'], { written: false, isConflict: false, follows: false, base: 'a' }],
    ['only the draft has changed', ['a', 'b', 'a'], { written: true, isConflict: false, follows: false, base: 'a' }],
    ['only something outside the draft has changed', ['a', 'a', 'c'], { written: false, isConflict: false, follows: true, base: 'c' }],
    ['both have changed to the same', ['a', 'b', 'b'], { written: false, isConflict: false, follows: false, base: 'b' }],
    ['both have changed', ['a', 'b', 'c'], { written: true, isConflict: true, follows: false, base: 'a' }],
  ] as const)('that %s', (_, [base, own, published], expected) => {
    const states = { base: { name: base }, own: { name: own }, published: { name: published } }
    expect({
      written: Object.hasOwn(changedFields(states), 'name'),
      isConflict: findConflicts(states).length > 0,
      follows: rebaseChanges(states).length > 0,
      base: rebasedBase(states).name,
    }).toEqual(expected)
  })

  it('that the draft has lost is not written', () => {
    expect(changedFields({ base: { name: 'a' }, own: {}, published: { name: 'a' } })).toEqual({})
  })
})
