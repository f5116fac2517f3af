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

describe('applicableDelivery', () => {
  it.each<[string, Partial<Parcel>, string[]]>([
    ['offers the methods with a rate and a destination', {}, ['home', 'light', 'lockers']],
    ['leaves out a method that is too heavy', { weightGrams: 2001 }, ['home', 'lockers']],
    ['follows the country', { countryId: 2 }, ['home']],
    ['offers nothing for a country without rates', { countryId: 3 }, []],
    ['offers nothing without a country', { countryId: null }, []],
    ['offers nothing for a digital cart', { isDigital: true }, []],
  ])('%s', (_, own, ids) => {
    expect(applicableDelivery([home, light, lockers, closed], { ...parcel, ...own }).map(({ id }) => id)).toEqual(ids)
  })

  it('keeps only the rates that apply', () => {
    expect(applicableDelivery([light], { ...parcel, weightGrams: 501 })[0]?.rates).toEqual([rate(1, 300, 2000)])
  })

  it('never gains a method with more weight', () => {
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
const cashOnDelivery: typeof transfer = { ...transfer, id: 'cash', kind: 'cashOnDelivery', provider: 'cashOnDelivery', countries: ['HR'] }
const invoice: typeof transfer = { ...transfer, id: 'invoice', companyOnly: true, countries: ['HR', 'SI'] }
const paypal: typeof transfer = { ...transfer, id: 'paypal', kind: 'provider', provider: null }
const renewing: typeof transfer = { ...paypal, id: 'renewing', provider: 'paypal' }
const card: typeof transfer = { ...paypal, id: 'card', provider: 'hostedForm' }

describe('applicablePayment', () => {
  const person: Payer = { billingCountry: 'HR', deliveryCountry: 'HR', isCompany: false, isDigital: false, isSubscription: false }

  it.each<[string, Partial<Payer>, string[]]>([
    ['for a person in the country', {}, ['transfer', 'cash', 'card', 'renewing']],
    ['for a company in the country', { isCompany: true }, ['transfer', 'cash', 'invoice', 'card', 'renewing']],
    ['for a company abroad', { billingCountry: 'SI', deliveryCountry: 'SI', isCompany: true }, ['transfer', 'invoice', 'card', 'renewing']],
    ['for a parcel that goes abroad', { deliveryCountry: 'SI' }, ['transfer', 'card', 'renewing']],
    ['for a digital cart', { isDigital: true }, ['transfer', 'card', 'renewing']],
    ['for a subscription', { isCompany: true, isSubscription: true }, ['renewing']],
    ['without countries', { billingCountry: null, deliveryCountry: null }, ['transfer', 'card', 'renewing']],
  ])('%s', (_, own, ids) => {
    const offered = applicablePayment([transfer, cashOnDelivery, invoice, paypal, card, renewing], { ...person, ...own })
    expect(offered.map(({ id }) => id)).toEqual(ids)
  })

  it('charges no fee for a subscription', () => {
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

  /** Every reason for which a method does not apply, and the smallest change that removes it. */
  const reasons: {
    applies: (one: PaymentOption, by: Payer) => boolean
    fixed: (one: PaymentOption, by: Payer) => [PaymentOption, Payer]
  }[] = [
    { applies: (one) => one.provider === null, fixed: (one, by) => [{ ...one, provider: 'hostedForm' }, by] },
    {
      applies: (one, by) => one.kind === 'cashOnDelivery' && by.isDigital,
      fixed: (one, by) => [one, { ...by, isDigital: false }],
    },
    {
      applies: (one, by) => by.isSubscription && one.provider !== 'paypal',
      fixed: (one, by) => [one, { ...by, isSubscription: false }],
    },
    { applies: (one, by) => one.companyOnly && !by.isCompany, fixed: (one, by) => [one, { ...by, isCompany: true }] },
    {
      applies: (one, by) => {
        const places = one.kind === 'cashOnDelivery' ? [by.billingCountry, by.deliveryCountry] : [by.billingCountry]
        return one.countries.length > 0 && places.some((place) => !one.countries.some((country) => country === place))
      },
      fixed: (one, by) => [{ ...one, countries: [] }, by],
    },
  ]

  it('offers a method exactly when no reason applies', () => {
    fc.assert(
      fc.property(method, payer, (one, by) => {
        const applying = reasons.filter(({ applies }) => applies(one, by))
        expect(isApplicable(one, by)).toBe(applying.length === 0)
        applying.forEach((_, kept) => {
          const [almost, whom] = fixedBy(applying.toSpliced(kept, 1), one, by)
          expect(isApplicable(almost, whom)).toBe(false)
        })
        expect(isApplicable(...fixedBy(applying, one, by))).toBe(true)
      }),
    )
  })

  it('decides on each method alone and keeps the order', () => {
    fc.assert(
      fc.property(fc.array(method), payer, (some, by) => {
        expect(applicablePayment(some, by)).toEqual(some.filter((one) => isApplicable(one, by)))
      }),
    )
  })

  function fixedBy(some: typeof reasons, one: PaymentOption, by: Payer) {
    return some.reduce<[PaymentOption, Payer]>((both, { fixed }) => fixed(...both), [one, by])
  }
})
