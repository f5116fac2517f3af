import { expect, it } from 'vitest'
import { pdfPages } from '@/tests/support/pdf-text'
import { sampleCompany as seller, sampleOrder } from '@/tests/support/samples/sample-order'
import { invoicePdf, type PrintedInvoice } from './invoice'

const { billing } = sampleOrder()

function sample(own: Partial<PrintedInvoice> = {}): PrintedInvoice {
  return {
    kind: 'invoice',
    number: '12/WEB/1',
    issuedAt: new Date('2026-11-21T09:30:00.000Z'),
    credits: null,
    seller,
    buyer: billing,
    order: { number: '2026-000123', createdAt: '2026-11-20T18:00:00.000Z' },
    payment: 'Opća uplatnica',
    lines: [
      {
        name: 'Čudnovate zgode šegrta Hlapića',
        sku: 'KNJ-00207',
        quantity: 2,
        unitCents: 1450,
        discountCents: 290,
        vatRate: 5,
        grossCents: 2610,
      },
      { name: 'Dostava na adresu', sku: '', quantity: 1, unitCents: 450, discountCents: 0, vatRate: 25, grossCents: 450 },
    ],
    totalCents: 3060,
    vatByRate: [
      { rate: 25, baseCents: 360, vatCents: 90 },
      { rate: 5, baseCents: 2486, vatCents: 124 },
    ],
    fiscal: null,
    ...own,
  }
}

const textOf = async (own?: Partial<PrintedInvoice>) => pdfPages(await invoicePdf(sample(own))).join('\n')

it.each([
  'Broj 12/WEB/1, izdan 21. studenoga 2026. u 10:30, Zagreb',
  'Pod lampom d.o.o. za knjižarstvo i izdavaštvo',
  'OIB 99007123051',
  'Mirjana Šćepanović-Đurđević',
  'Narudžba 2026-000123',
  'Šifra KNJ-00207, 13,81\u00a0€ bez PDV-a',
  '14,50\u00a0€2−2,90\u00a0€5\u00a0%26,10\u00a0€',
  'Ukupno s PDV-om30,60\u00a0€',
  '5\u00a0%24,86\u00a0€1,24\u00a0€26,10\u00a0€',
  'Zbroj28,46\u00a0€2,14\u00a0€30,60\u00a0€',
])('prints on an invoice: %s', async (text) => {
  expect(await textOf()).toContain(text)
})

it('prints the credited invoice and negative amounts on a credit note', async () => {
  const text = await textOf({ kind: 'credit', number: '15/WEB/1', credits: '12/WEB/1' })
  for (const part of [
    'Storno račun',
    'Račun 12/WEB/1',
    '14,50\u00a0€−22,90\u00a0€5\u00a0%−26,10\u00a0€',
    'Ukupno s PDV-om−30,60\u00a0€',
    'Zbroj−28,46\u00a0€−2,14\u00a0€−30,60\u00a0€',
  ])
    expect(text).toContain(part)
})

it('prints R1 for a company', async () => {
  const text = await textOf({ buyer: { ...billing, companyName: 'Kovačnica d.o.o.', companyOIB: '99007123051' } })
  expect(text).toContain('Račun R1')
  expect(text).toContain('Kovačnica d.o.o.')
})

it('renders the same bytes for the same document', async () => {
  expect((await invoicePdf(sample())).equals(await invoicePdf(sample()))).toBe(true)
})

it('draws a document the second time as the first time', async () => {
  const [first, second] = [await invoicePdf(sample()), await invoicePdf(sample())]
  expect(Buffer.compare(second, first)).toBe(0)
})
