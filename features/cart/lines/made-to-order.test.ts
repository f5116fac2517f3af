import { expect, it } from 'vitest'
import { isMadeToOrder } from './made-to-order'

type Options = Parameters<typeof isMadeToOrder>[0]['options']

// docs/rules/after-sale.md#withdrawal-exceptions
it.each<[string, Options, boolean]>([
  ['a plain line', {}, false],
  ['an empty dedication', { personalizations: { posveta: '' } }, false],
  ['a dedication', { personalizations: { posveta: 'Za Ivu' } }, true],
  ['a plain bundle', { bundleOptions: [{ id: 1, options: { variantId: 2 } }] }, false],
  ['a bundle with a text of its own', { personalizations: { cestitka: 'Sretno!' }, bundleOptions: [{ id: 1, options: {} }] }, true],
  ['a bundle with a dedication in a part', { bundleOptions: [{ id: 1, options: { personalizations: { posveta: 'Za Ivu' } } }] }, true],
])('%s: %o is made to order: %s', (_, options, expected) => expect(isMadeToOrder({ options })).toBe(expected))
