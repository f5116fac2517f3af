import { expect, it } from 'vitest'
import { decideCollect } from './decide-collect'

// docs/rules/orders.md#label-collects
it.each([
  ['nothing is due', null, [], null],
  ['all is refunded', 0, [], null],
  ['the first parcel', 2450, [], 2450],
  ['an earlier parcel without a label', 2450, [{ id: 6, collects: null }], null],
  ['a later parcel without a label', 2450, [{ id: 8, collects: null }], 2450],
  ['an earlier label that collects', 2450, [{ id: 6, collects: true }], null],
  ['a later label that collects', 2450, [{ id: 8, collects: true }], null],
  ['an earlier label that collects nothing, for its first was cancelled', 2450, [{ id: 6, collects: false }], 2450],
])('%s', (_, dueCents, others, expected) => expect(decideCollect({ shipmentId: 7, dueCents, others })).toBe(expected))
