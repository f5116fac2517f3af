import { expect, it } from 'vitest'
import { isIban } from './iban'

it.each([
  ['HR8929990071105550123', true],
  ['HR1210010051863000160', true],
  ['hr12 1001 0051 8630 0016 0', true],
  ['DE89370400440532013000', true],
  ['DE89370400440532013001', false],
  ['HR12', false],
  ['', false],
  ['GB82 WEST 1234 5698 7654 32', true],
])('%s is an IBAN: %s', (iban, isOne) => expect(isIban(iban)).toBe(isOne))
