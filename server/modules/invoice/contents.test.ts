import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditParts, creditQuantities, creditRemaining, totalOf, vatByRate, type InvoiceContents, type InvoiceLine } from './contents'
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
  paymentKind: 'cashOnDelivery',
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

  it('spreads a free amount over what is left of every line, without quantity', () => {
    const whole = invoice(line({}), delivery)
    const credit = creditParts(whole, [], { quantities: [], cents: 335 })
    expect(credit.lines).toMatchObject([
      { lineId: 1, quantity: 0, grossCents: 290, vatCents: 13, discountCents: -290 },
      { lineId: null, quantity: 0, grossCents: 45, vatCents: 9 },
    ])
    expect(totalOf(creditRemaining(whole, [credit]))).toBe(3350 - 335)
  })

  it('credits pieces, delivery and an amount together, to the cent', () => {
    const whole = invoice(line({}), delivery, fee)
    const credit = creditParts(whole, [], { quantities: [{ lineId: 1, quantity: 1 }], deliveryAndFeeCents: 600, cents: 966 + 600 + 10 })
    expect(totalOf(credit)).toBe(1576)
    expect(credit.lines).toMatchObject([
      { quantity: 1, grossCents: 976 },
      { quantity: 1, grossCents: 450 },
      { quantity: 1, grossCents: 150 },
    ])
  })

  it('after a free amount takes what a line lacks from the others', () => {
    const whole = invoice(line({}), line({ lineId: 2 }))
    const amount = creditParts(whole, [], { quantities: [], cents: 1000 })
    const credit = creditQuantities(whole, [amount], [{ lineId: 1, quantity: 3 }])
    expect(totalOf(credit)).toBe(2900)
    expect(totalOf(creditRemaining(whole, [amount, credit]))).toBe(5800 - 3900)
  })

  it('credits nothing for a line of another invoice', () => {
    expect(creditQuantities(invoice(line({})), [], [{ lineId: 2, quantity: 1 }]).lines).toEqual([])
  })
})

it('credit notes for any parts and amounts add up to the invoice and stay within each line', () => {
  const piece = fc.record({ lineId: fc.integer({ min: 1, max: 2 }), quantity: fc.integer({ min: 1, max: 3 }) })
  const anyPart = fc.record({
    quantities: fc.array(piece, { maxLength: 2 }),
    cents: fc.integer({ min: 0, max: 4000 }),
    deliveryAndFeeCents: fc.constantFrom(0, 450),
  })
  fc.assert(
    fc.property(fc.array(anyPart, { maxLength: 5 }), (parts) => {
      const whole = invoice(line({}), line({ lineId: 2, vatRate: 25, vatCents: 580 }), delivery)
      const credits: InvoiceContents[] = []
      for (const part of parts) {
        const left = totalOf(creditRemaining(whole, credits))
        const credit = creditParts(whole, credits, part)
        expect(totalOf(credit)).toBe(Math.min(left, part.cents))
        credits.push(credit)
        for (const one of creditRemaining(whole, credits).lines)
          expect(Math.min(one.quantity, one.grossCents, one.vatCents)).toBeGreaterThanOrEqual(0)
      }
      credits.push(creditRemaining(whole, credits))
      const all = { lines: credits.flatMap(({ lines }) => lines) }
      expect(totalOf(all)).toBe(totalOf(whole))
      expect(vatByRate(all)).toEqual(vatByRate(whole))
    }),
  )
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
