import { expect, it } from 'vitest'
import { decideClaim } from './decide-claim'

const now = new Date('2026-11-21T10:00:00Z')
const [past, future] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)]
const label = { state: 'failed', carrier: 'gls', isUnsure: false, claimedUntil: null } as const

// docs/rules/orders.md#label-once
it.each([
  ['no label', undefined, 'gls', 'first'],
  ['a call that runs', { ...label, state: 'waiting', claimedUntil: future }, 'gls', 'busy'],
  ['a call of another carrier that runs', { ...label, state: 'waiting', claimedUntil: future }, 'local', 'busy'],
  ['a cancellation that runs', { ...label, state: 'done', claimedUntil: future }, 'gls', 'busy'],
  ['a call that has died', { ...label, state: 'waiting', claimedUntil: past }, 'gls', 'repeat'],
  ['a call that has died, another carrier', { ...label, state: 'waiting', claimedUntil: past }, 'local', 'unsure'],
  ['a label', { ...label, state: 'done' }, 'gls', 'done'],
  ['a label of another carrier', { ...label, state: 'done' }, 'local', 'done'],
  ['a refusal', label, 'gls', 'again'],
  ['a refusal, another carrier', label, 'local', 'again'],
  ['a lost answer', { ...label, isUnsure: true }, 'gls', 'repeat'],
  ['a lost answer, another carrier', { ...label, isUnsure: true }, 'local', 'unsure'],
  ['a cancelled label', { ...label, state: 'cancelled' }, 'local', 'next'],
] as const)('%s', (_, known, carrier, expected) => expect(decideClaim(known, { carrier, now })).toBe(expected))
