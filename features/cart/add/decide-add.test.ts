import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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

const format = fc.constantFrom<BundlePart['format']>('Simple', 'Configurable', 'Bundle', 'EProduct')
const part: fc.Arbitrary<BundlePart> = fc.record({ id: fc.nat(), format, chosen: fc.option(format, { nil: undefined }) })
const parts = fc.array(part, { minLength: 1, maxLength: 8 })

describe('whatever is put together,', () => {
  it('parts are asked about in bundles only', () => {
    fc.assert(
      fc.property(format, fc.array(part), (own, some) => {
        fc.pre(own !== 'Bundle')
        expect(decideAdd(own, some)).toBe(decideAdd(own))
      }),
    )
  })

  it('a bundle is added only when no part lacks its choice or is a bundle itself', () => {
    fc.assert(
      fc.property(parts, (some) => {
        const isSold = (one: BundlePart) => one.format === 'Simple' || one.format === 'EProduct'
        const isChosen = ({ format: own, chosen }: BundlePart) => own === 'Configurable' && (chosen === 'Simple' || chosen === 'EProduct')
        const missing = some.filter((one) => !isSold(one) && !isChosen(one))
        expect(decideAdd('Bundle', some)).toBe(missing.length === 0 ? 'add' : 'openBundle')
      }),
    )
  })

  it('a further part never makes a bundle ready, nor does their order', () => {
    fc.assert(
      fc.property(parts, part, fc.nat(8), (some, more, at) => {
        const turned = [...some.slice(at), ...some.slice(0, at)]
        expect(decideAdd('Bundle', turned)).toBe(decideAdd('Bundle', some))
        const [before, after] = [some, [...some, more]].map((all) => decideAdd('Bundle', all))
        expect([before, after]).not.toEqual(['openBundle', 'add'])
      }),
    )
  })

  it('choosing all that is open makes every bundle ready that holds no bundle', () => {
    fc.assert(
      fc.property(parts, (some) => {
        const chosen = some.map((one) => ({ ...one, chosen: 'Simple' as const }))
        const holdsBundle = some.some((one) => one.format === 'Bundle')
        expect(decideAdd('Bundle', chosen)).toBe(holdsBundle ? 'openBundle' : 'add')
      }),
    )
  })
})
