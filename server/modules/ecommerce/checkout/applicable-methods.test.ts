import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applicableDelivery, applicablePayment, type DeliveryFacts, type Parcel, type PaymentFacts } from './applicable-methods'

const rate = (countryId: number, cents: number, maxWeightGrams: number | null = null) => ({
  countryId,
  cents,
  freeFromCents: null,
  maxWeightGrams,
})
const home: DeliveryFacts & { id: string } = { id: 'home', kind: 'home', rates: [rate(1, 450), rate(2, 990)], branchCount: 0 }
const light: typeof home = { id: 'light', kind: 'home', rates: [rate(1, 200, 500), rate(1, 300, 2000)], branchCount: 0 }
const lockers: typeof home = { id: 'lockers', kind: 'branches', rates: [rate(1, 290)], branchCount: 40 }
const closed: typeof home = { ...lockers, id: 'closed', branchCount: 0 }
const parcel: Parcel = { countryId: 1, weightGrams: 400, isDigital: false }

describe('delivery', () => {
  it.each<[string, Partial<Parcel>, string[]]>([
    ['at home: all that serve it and have a place to go', {}, ['home', 'light', 'lockers']],
    ['too heavy for letters', { weightGrams: 2001 }, ['home', 'lockers']],
    ['abroad', { countryId: 2 }, ['home']],
    ['where nobody goes', { countryId: 3 }, []],
    ['to nowhere yet', { countryId: null }, []],
    ['of nothing to carry', { isDigital: true }, []],
  ])('%s', (_, own, ids) => {
    expect(applicableDelivery([home, light, lockers, closed], { ...parcel, ...own }).map(({ id }) => id)).toEqual(ids)
  })

  it('keeps only the rates that fit', () => {
    expect(applicableDelivery([light], { ...parcel, weightGrams: 501 })[0]?.rates).toEqual([rate(1, 300, 2000)])
  })

  it('never gains a method by getting heavier', () => {
    const weight = fc.nat(5000)
    fc.assert(
      fc.property(weight, weight, (a, b) => {
        const [lighter, heavier] = a <= b ? [a, b] : [b, a]
        const ids = (weightGrams: number) => applicableDelivery([home, light, lockers], { ...parcel, weightGrams }).map(({ id }) => id)
        expect(ids(lighter)).toEqual(expect.arrayContaining(ids(heavier)))
      }),
    )
  })
})

const transfer: PaymentFacts & { id: string } = {
  id: 'transfer',
  kind: 'bankTransfer',
  provider: 'bankTransfer',
  companyOnly: false,
  countries: [],
}
const atTheDoor: typeof transfer = { id: 'door', kind: 'cashOnDelivery', provider: 'cashOnDelivery', companyOnly: false, countries: ['HR'] }
const invoice: typeof transfer = {
  id: 'invoice',
  kind: 'bankTransfer',
  provider: 'bankTransfer',
  companyOnly: true,
  countries: ['HR', 'SI'],
}
const paypal: typeof transfer = { id: 'paypal', kind: 'provider', provider: null, companyOnly: false, countries: [] }
const card: typeof transfer = { ...paypal, id: 'card', provider: 'hostedForm' }

describe('payment', () => {
  it.each<[string, Parameters<typeof applicablePayment>[1], string[]]>([
    ['of a person here', { country: 'HR', isCompany: false, isDigital: false }, ['transfer', 'door', 'card']],
    ['of a company here', { country: 'HR', isCompany: true, isDigital: false }, ['transfer', 'door', 'invoice', 'card']],
    ['of a company abroad', { country: 'SI', isCompany: true, isDigital: false }, ['transfer', 'invoice', 'card']],
    ['of a digital cart', { country: 'HR', isCompany: false, isDigital: true }, ['transfer', 'card']],
    ['of nobody known', { country: null, isCompany: false, isDigital: false }, ['transfer', 'card']],
  ])('%s', (_, payer, ids) => {
    expect(applicablePayment([transfer, atTheDoor, invoice, paypal, card], payer).map(({ id }) => id)).toEqual(ids)
  })
})
