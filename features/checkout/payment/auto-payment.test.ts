import { expect, it } from 'vitest'
import { findAutoPayment } from './auto-payment'

const hosted = { id: 1, paymentType: 'HPF', holdProblem: null }
const transfer = { id: 2, paymentType: null, holdProblem: null }
const refused = { id: 3, paymentType: 'HPF', holdProblem: 'HOLD_CROWDED' as const }
const payer = { company: { name: 'Knjiga d.o.o.', oib: '99007123051' }, country: 'HR', skippedType: 'HPF' }

it.each<[string, (typeof hosted | typeof transfer | typeof refused)[], Partial<Parameters<typeof findAutoPayment>[1]>, number | null]>([
  ['the only method, for a company', [hosted], {}, 1],
  ['one of two', [hosted, transfer], {}, null],
  ['the only method, of another type', [transfer], {}, null],
  ['no method', [], {}, null],
  ['the only method, which is refused', [refused], {}, null],
  ['a person', [hosted], { company: null }, null],
  ['a company without its name', [hosted], { company: { name: '', oib: '99007123051' } }, null],
  ['a wrong check digit', [hosted], { company: { name: 'Knjiga d.o.o.', oib: '99007123052' } }, null],
  ['a company abroad by its own number', [hosted], { company: { name: 'Buch GmbH', oib: 'DE123456789' }, country: 'DE' }, 1],
  ['an OIB of a company abroad', [hosted], { country: 'DE' }, null],
  ['disabled', [hosted], { skippedType: null }, null],
])('%s', (_, methods, own, id) => expect(findAutoPayment(methods, { ...payer, ...own })?.id ?? null).toBe(id))
