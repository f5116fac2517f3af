import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditQuantities, creditRemaining, totalOf, vatByRate, type InvoiceContents, type InvoiceLine } from './contents'
import { sampleCompany as seller } from '@/tests/support/samples/sample-order'

const line = (own: Partial<InvoiceLine>): InvoiceLine => ({
  lineId: 1,
  isPaymentFee: false,
  name: 'Knjiga',
  sku: 'KNJ-1',
  quantity: 3,
  unitCents: 1000,
  discountCents: 100,
  vatRate: 5,
  grossCents: 2900,
  vatCents: 138,
  ...own,
})
const delivery = line({ lineId: null, quantity: 1, unitCents: 450, discountCents: 0, grossCents: 450, vatRate: 25, vatCents: 90 })
const fee = line({ ...delivery, isPaymentFee: true, name: 'Naknada za plaćanje', unitCents: 150, grossCents: 150, vatCents: 30 })
const invoice = (...lines: InvoiceLine[]): InvoiceContents => ({
  seller,
  buyer: {
    firstName: 'Ana',
    lastName: 'Marić',
    country: 'HR',
    countryName: 'Hrvatska',
    city: 'Zagreb',
    street: 'Ilica',
    houseNumber: '1',
    zipCode: '10000',
    companyName: null,
    companyOIB: null,
  },
  order: { number: '2026-000001', createdAt: '2026-11-20T10:00:00.000Z' },
  payment: 'Pouzeće',
  currency: 'EUR',
  lines,
})

describe('a credit note', () => {
  it('credits the whole invoice', () => {
    const whole = invoice(line({}), delivery, fee)
    expect(creditRemaining(whole, [])).toEqual(whole)
  })

  it('credits the share of one unit in whole cents', () => {
    const credit = creditQuantities(invoice(line({}), delivery), [], [{ lineId: 1, quantity: 1 }])
    expect(credit.lines).toEqual([line({ quantity: 1, grossCents: 966, vatCents: 46, discountCents: 34 })])
  })

  it('credits the delivery and the fee as lines with the rest', () => {
    const whole = invoice(line({}), delivery, fee)
    const first = creditQuantities(whole, [], [{ lineId: 1, quantity: 2 }])
    expect(first.lines).toHaveLength(1)
    const rest = creditRemaining(whole, [first])
    expect(rest.lines).toEqual([line({ quantity: 1, grossCents: 967, vatCents: 46, discountCents: 33 }), delivery, fee])
    expect(creditRemaining(whole, [invoice(line({}), delivery)]).lines).toEqual([fee])
  })

  it('credits at most what is left', () => {
    const whole = invoice(line({}))
    const first = creditQuantities(whole, [], [{ lineId: 1, quantity: 2 }])
    expect(creditQuantities(whole, [first], [{ lineId: 1, quantity: 5 }]).lines).toMatchObject([
      { quantity: 1, grossCents: 967, vatCents: 46 },
    ])
    expect(creditQuantities(whole, [whole], [{ lineId: 1, quantity: 1 }]).lines).toEqual([])
  })

  it('credits nothing for a line of another invoice', () => {
    expect(creditQuantities(invoice(line({})), [], [{ lineId: 2, quantity: 1 }]).lines).toEqual([])
  })
})

it('credit notes for any parts add up to the invoice by line, rate and cent', () => {
  const anyLine = fc
    .record({
      quantity: fc.integer({ min: 1, max: 20 }),
      unitCents: fc.integer({ min: 0, max: 50_000 }),
      vatRate: fc.constantFrom(0, 5, 13, 25),
    })
    .chain((base) =>
      fc.integer({ min: 0, max: base.quantity * base.unitCents }).map((discountCents) => {
        const grossCents = base.quantity * base.unitCents - discountCents
        return { ...base, discountCents, grossCents, vatCents: Math.round((grossCents * base.vatRate) / (100 + base.vatRate)) }
      }),
    )
  const cuts = fc.array(fc.array(fc.record({ lineId: fc.integer({ min: 0, max: 4 }), quantity: fc.integer({ min: 1, max: 6 }) })), {
    maxLength: 4,
  })
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 5 }), cuts, (bases, parts) => {
      const whole = invoice(...bases.map((base, lineId) => line({ ...base, lineId })), delivery, fee)
      const credits: InvoiceContents[] = []
      for (const pieces of parts) credits.push(creditQuantities(whole, credits, pieces))
      credits.push(creditRemaining(whole, credits))
      const all = { lines: credits.flatMap(({ lines }) => lines) }
      expect(totalOf(all)).toBe(totalOf(whole))
      for (const row of vatByRate(whole)) expect([row, ...vatByRate(all)]).toContainEqual(row)
      for (const { quantity, grossCents, vatCents } of all.lines) expect(Math.min(quantity, grossCents, vatCents)).toBeGreaterThanOrEqual(0)
      expect(creditRemaining(whole, credits).lines).toEqual([])
    }),
  )
})
