import { expect, it } from 'vitest'
import { changeOf, emptyChange, type ChangeForm } from './change-form'

const price: ChangeForm = { ...emptyChange, task: 'price' }
const sale: ChangeForm = { ...emptyChange, task: 'sale' }

// docs/rules/catalog.md#bulk-price
it.each([
  ['less', { ...price, value: '10' }, { kind: 'price', by: 'percent', value: -10, ending: 'none' }],
  [
    'more, in euros',
    { ...price, by: 'amount', direction: 'more', value: '2,50' },
    { kind: 'price', by: 'amount', value: 2.5, ending: 'none' },
  ],
  ['an ending alone', { ...price, ending: '99' }, { kind: 'price', by: 'percent', value: 0, ending: '99' }],
  ['nothing', price, null],
  ['nothing of a sale', { ...sale, ending: '99' }, null],
  ['no number', { ...price, value: 'deset' }, null],
  ['the whole price', { ...price, value: '100' }, null],
  ['a sale', { ...sale, value: '20', ending: '90' }, { kind: 'sale', by: 'percent', value: 20, ending: '90' }],
  [
    'a sale with its window, in winter time',
    { ...sale, value: '20', from: '2026-11-27T00:00', until: '2026-12-01T00:00' },
    { kind: 'sale', by: 'percent', value: 20, ending: 'none', from: '2026-11-26T23:00:00.000Z', until: '2026-11-30T23:00:00.000Z' },
  ],
  ['the end of a sale', { ...emptyChange, task: 'saleEnd' }, { kind: 'saleEnd' }],
  ['no choice yet', { ...emptyChange, task: null }, null],
  ['hiding', { ...emptyChange, task: 'hide' }, { kind: 'visibility', archived: true }],
  ['publishing', { ...emptyChange, task: 'publish' }, { kind: 'visibility', archived: false }],
] as const)('%s', (_, form, change) => expect(changeOf(form)).toEqual(change))
