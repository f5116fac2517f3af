import { expect, it } from 'vitest'
import { decideAdd, type AddDecision, type BundlePart } from './decide-add'

const simple: BundlePart = { id: 1, format: 'Simple' }
const unchosen: BundlePart = { id: 2, format: 'Configurable' }

it.each<[string, Parameters<typeof decideAdd>, AddDecision]>([
  ['a simple product is added', ['Simple'], 'add'],
  ['an e-product is added', ['EProduct'], 'add'],
  ['a configurable product is chosen first', ['Configurable'], 'choose'],
  ['a bundle whose parts are not known is opened', ['Bundle'], 'openBundle'],
  ['a bundle of simple parts is added', ['Bundle', [simple, { id: 3, format: 'EProduct' }]], 'add'],
  ['a bundle with an open choice is opened', ['Bundle', [simple, unchosen]], 'openBundle'],
  ['a bundle whose choice is made is added', ['Bundle', [simple, { ...unchosen, chosen: 'Simple' }]], 'add'],
  ['a choice that is no variant does not count', ['Bundle', [{ ...unchosen, chosen: 'Configurable' }]], 'openBundle'],
  ['a bundle in a bundle is opened', ['Bundle', [simple, { id: 4, format: 'Bundle' }]], 'openBundle'],
])('%s', (_, input, decision) => expect(decideAdd(...input)).toBe(decision))
