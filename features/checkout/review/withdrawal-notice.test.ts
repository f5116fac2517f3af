import { expect, it } from 'vitest'
import { withdrawalNotice } from './withdrawal-notice'

type Item = Parameters<typeof withdrawalNotice>[0]

const dedication = { personalizations: { posveta: 'Za Anu' } }

// docs/rules/after-sale.md#withdrawal-told, docs/rules/after-sale.md#withdrawal-exceptions
it.each<[string, Item['productData']['format'], Item['options'], boolean, ReturnType<typeof withdrawalNotice>]>([
  ['a book', 'Simple', {}, false, null],
  ['an e-book', 'EProduct', {}, false, 'file'],
  ['a bundle with goods', 'Bundle', { bundleOptions: [{ id: 1, options: {} }] }, false, null],
  ['a bundle of files', 'Bundle', { bundleOptions: [{ id: 1, options: {} }] }, true, 'file'],
  ['a book with a dedication', 'Simple', dedication, false, 'madeToOrder'],
  ['a bundle with a dedication', 'Bundle', { bundleOptions: [{ id: 1, options: dedication }] }, false, 'madeToOrder'],
])('of %s', (_, format, options, digitalOnly, notice) =>
  expect(withdrawalNotice({ productData: { format }, options }, { digitalOnly })).toBe(notice),
)
