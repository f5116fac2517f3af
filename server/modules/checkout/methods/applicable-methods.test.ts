import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applicableDelivery,
  applicablePayment,
  type DeliveryOption,
  type Parcel,
  type Payer,
  type PaymentOption,
} from './applicable-methods'

const rate = (countryId: number, cents: number, maxWeightGrams: number | null = null) => ({
  countryId,
  cents,
  freeFromCents: null,
  maxWeightGrams,
})
const home: DeliveryOption & { id: string } = { id: 'home', kind: 'home', rates: [rate(1, 450), rate(2, 990)], branchCount: 0 }
const light: typeof home = { id: 'light', kind: 'home', rates: [rate(1, 200, 500), rate(1, 300, 2000)], branchCount: 0 }
const lockers: typeof home = { id: 'lockers', kind: 'branches', rates: [rate(1, 290)], branchCount: 40 }
const closed: typeof home = { ...lockers, id: 'closed', branchCount: 0 }
const parcel: Parcel = { countryId: 1, weightGrams: 400, isDigital: false, isSubscription: false }

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

const transfer: PaymentOption & { id: string } = {
  id: 'transfer',
  kind: 'bankTransfer',
  provider: 'bankTransfer',
  companyOnly: false,
  countries: [],
  feeCents: 0,
}
const atTheDoor: typeof transfer = { ...transfer, id: 'door', kind: 'cashOnDelivery', provider: 'cashOnDelivery', countries: ['HR'] }
const invoice: typeof transfer = { ...transfer, id: 'invoice', companyOnly: true, countries: ['HR', 'SI'] }
const paypal: typeof transfer = { ...transfer, id: 'paypal', kind: 'provider', provider: null }
const renewing: typeof transfer = { ...paypal, id: 'renewing', provider: 'paypal' }
const card: typeof transfer = { ...paypal, id: 'card', provider: 'hostedForm' }

describe('payment', () => {
  const person: Payer = { billingCountry: 'HR', deliveryCountry: 'HR', isCompany: false, isDigital: false, isSubscription: false }

  it.each<[string, Partial<Payer>, string[]]>([
    ['of a person here', {}, ['transfer', 'door', 'card', 'renewing']],
    ['of a company here', { isCompany: true }, ['transfer', 'door', 'invoice', 'card', 'renewing']],
    ['of a company abroad', { billingCountry: 'SI', deliveryCountry: 'SI', isCompany: true }, ['transfer', 'invoice', 'card', 'renewing']],
    ['of a parcel that goes abroad', { deliveryCountry: 'SI' }, ['transfer', 'card', 'renewing']],
    ['of a digital cart', { isDigital: true }, ['transfer', 'card', 'renewing']],
    ['of a subscriber', { isCompany: true, isSubscription: true }, ['renewing']],
    ['of nobody known', { billingCountry: null, deliveryCountry: null }, ['transfer', 'card', 'renewing']],
  ])('%s', (_, own, ids) => {
    const offered = applicablePayment([transfer, atTheDoor, invoice, paypal, card, renewing], { ...person, ...own })
    expect(offered.map(({ id }) => id)).toEqual(ids)
  })

  it('costs a subscriber nothing beside the plan’s price', () => {
    const fees = (isSubscription: boolean) => applicablePayment([{ ...renewing, feeCents: 150 }], { ...person, isSubscription })
    expect([fees(false), fees(true)]).toMatchObject([[{ feeCents: 150 }], [{ feeCents: 0 }]])
  })

  const iso = fc.constantFrom('HR', 'SI', 'DE')
  const payer: fc.Arbitrary<Payer> = fc.record({
    billingCountry: fc.option(iso),
    deliveryCountry: fc.option(iso),
    isCompany: fc.boolean(),
    isDigital: fc.boolean(),
    isSubscription: fc.boolean(),
  })
  const method: fc.Arbitrary<PaymentOption> = fc.record({
    kind: fc.constantFrom('bankTransfer', 'cashOnDelivery', 'provider'),
    provider: fc.option(fc.constantFrom('bankTransfer', 'cashOnDelivery', 'hostedForm', 'paypal')),
    companyOnly: fc.boolean(),
    countries: fc.uniqueArray(iso),
    feeCents: fc.constant(0),
  })
  const isApplicable = (one: PaymentOption, by: Payer) => applicablePayment([one], by).length === 1

  /** All that can stand between a method and a payer: when it does, and how either would have to be for it not to. */
  const reasons: {
    stands: (one: PaymentOption, by: Payer) => boolean
    mended: (one: PaymentOption, by: Payer) => [PaymentOption, Payer]
  }[] = [
    { stands: (one) => one.provider === null, mended: (one, by) => [{ ...one, provider: 'hostedForm' }, by] },
    {
      stands: (one, by) => one.kind === 'cashOnDelivery' && by.isDigital,
      mended: (one, by) => [one, { ...by, isDigital: false }],
    },
    {
      stands: (one, by) => by.isSubscription && one.provider !== 'paypal',
      mended: (one, by) => [one, { ...by, isSubscription: false }],
    },
    { stands: (one, by) => one.companyOnly && !by.isCompany, mended: (one, by) => [one, { ...by, isCompany: true }] },
    {
      stands: (one, by) => {
        const places = one.kind === 'cashOnDelivery' ? [by.billingCountry, by.deliveryCountry] : [by.billingCountry]
        return one.countries.length > 0 && places.some((place) => !one.countries.some((country) => country === place))
      },
      mended: (one, by) => [{ ...one, countries: [] }, by],
    },
  ]

  it('takes a method just when nothing stands in the way, and again once all that stood there is gone', () => {
    fc.assert(
      fc.property(method, payer, (one, by) => {
        const standing = reasons.filter(({ stands }) => stands(one, by))
        expect(isApplicable(one, by)).toBe(standing.length === 0)
        standing.forEach((_, kept) => {
          const [almost, whom] = mendedBy(standing.toSpliced(kept, 1), one, by)
          expect(isApplicable(almost, whom)).toBe(false)
        })
        expect(isApplicable(...mendedBy(standing, one, by))).toBe(true)
      }),
    )
  })

  it('judges each method alone, in the merchant’s order', () => {
    fc.assert(
      fc.property(fc.array(method), payer, (some, by) => {
        expect(applicablePayment(some, by)).toEqual(some.filter((one) => isApplicable(one, by)))
      }),
    )
  })

  function mendedBy(some: typeof reasons, one: PaymentOption, by: Payer) {
    return some.reduce<[PaymentOption, Payer]>((both, { mended }) => mended(...both), [one, by])
  }
})
