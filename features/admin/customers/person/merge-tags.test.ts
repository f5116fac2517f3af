import { expect, it } from 'vitest'
import { mergeTags, tagChange } from './merge-tags'

// docs/rules/customers.md#customer-tags
it.each([
  ['both added', ['A'], ['A', 'B'], ['A', 'C'], ['A', 'C', 'B']],
  ['the same added', ['A'], ['A', 'B'], ['A', 'B'], ['A', 'B']],
  ['one removed, one added', ['A'], [], ['A', 'C'], ['C']],
  ['what they removed stays removed', ['A', 'B'], ['A', 'B', 'C'], ['A'], ['A', 'C']],
  ['nothing typed', ['A'], ['A'], ['B'], ['B']],
])('%s', (_, base, mine, theirs, merged) => {
  expect(mergeTags({ base, mine, theirs })).toEqual(merged)
})

it('tells what was added and removed', () => {
  expect(tagChange(['A', 'B'], ['B', 'C'])).toEqual({ added: ['C'], removed: ['A'] })
})
