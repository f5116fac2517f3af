import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideAdd, type AddDecision, type PartChoice } from './decide-add'

const simple: PartChoice = { id: 1, format: 'Simple' }
const unchosen: PartChoice = { id: 2, format: 'Configurable' }

it.each<[string, Parameters<typeof decideAdd>, AddDecision]>([
  ['adds a simple product', ['Simple'], 'add'],
  ['adds an e-product', ['EProduct'], 'add'],
  ['asks for the variant of a configurable product', ['Configurable'], 'choose'],
  ['opens a bundle with unknown parts', ['Bundle'], 'openBundle'],
  ['adds a bundle of simple parts', ['Bundle', [simple, { id: 3, format: 'EProduct' }]], 'add'],
  ['opens a bundle with a missing choice', ['Bundle', [simple, unchosen]], 'openBundle'],
  ['adds a bundle with all choices made', ['Bundle', [simple, { ...unchosen, chosen: 'Simple' }]], 'add'],
  ['opens a bundle when the choice is no variant', ['Bundle', [{ ...unchosen, chosen: 'Configurable' }]], 'openBundle'],
  ['opens a bundle that contains a bundle', ['Bundle', [simple, { id: 4, format: 'Bundle' }]], 'openBundle'],
])('%s', (_, input, decision) => expect(decideAdd(...input)).toBe(decision))

const format = fc.constantFrom<PartChoice['format']>('Simple', 'Configurable', 'Bundle', 'EProduct')
const part: fc.Arbitrary<PartChoice> = fc.record({ id: fc.nat(), format, chosen: fc.option(format, { nil: undefined }) })
const parts = fc.array(part, { minLength: 1, maxLength: 8 })

describe('for any parts,', () => {
  it('only bundles depend on their parts', () => {
    fc.assert(
      fc.property(format, fc.array(part), (own, some) => {
        fc.pre(own !== 'Bundle')
        expect(decideAdd(own, some)).toBe(decideAdd(own))
      }),
    )
  })

  it('a bundle is added only when no part lacks its choice or is a bundle', () => {
    fc.assert(
      fc.property(parts, (some) => {
        const isSold = (one: PartChoice) => one.format === 'Simple' || one.format === 'EProduct'
        const isChosen = ({ format: own, chosen }: PartChoice) => own === 'Configurable' && (chosen === 'Simple' || chosen === 'EProduct')
        const missing = some.filter((one) => !isSold(one) && !isChosen(one))
        expect(decideAdd('Bundle', some)).toBe(missing.length === 0 ? 'add' : 'openBundle')
      }),
    )
  })

  it('neither an additional part nor the order makes a bundle ready', () => {
    fc.assert(
      fc.property(parts, part, fc.nat(8), (some, more, at) => {
        const turned = [...some.slice(at), ...some.slice(0, at)]
        expect(decideAdd('Bundle', turned)).toBe(decideAdd('Bundle', some))
        const [before, after] = [some, [...some, more]].map((all) => decideAdd('Bundle', all))
        expect([before, after]).not.toEqual(['openBundle', 'add'])
      }),
    )
  })

  it('all choices make a bundle ready unless it contains a bundle', () => {
    fc.assert(
      fc.property(parts, (some) => {
        const chosen = some.map((one) => ({ ...one, chosen: 'Simple' as const }))
        const holdsBundle = some.some((one) => one.format === 'Bundle')
        expect(decideAdd('Bundle', chosen)).toBe(holdsBundle ? 'openBundle' : 'add')
      }),
    )
  })
})
