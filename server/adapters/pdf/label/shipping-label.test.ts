import { describe, expect, it } from 'vitest'
import type { CarriedParcel } from '@/server/adapters/carrier/port'
import { countPages, joinPdfs } from '@/server/adapters/pdf/join-pdfs'
import { pdfPages } from '@/tests/support/pdf-text'
import { sampleParcel } from '@/tests/support/samples/sample-parcel'
import { code128 } from './code128'
import { drawShippingLabel } from './shipping-label'

const number = 'PL0000000455'
const textOf = async (own: Partial<CarriedParcel> = {}) => pdfPages(await drawShippingLabel({ ...sampleParcel, ...own }, number))

// docs/rules/orders.md#local-labels
describe('the label of the own delivery', () => {
  it('names recipient, order, number and where it goes back to', async () => {
    const [page = ''] = await textOf()
    for (const text of ['Mirjana Šćepanović-Đurđević', 'Ulica Čede Žica 12b', '10000 Zagreb', '+385 91 5550 100', '2026-000123', number])
      expect(page).toContain(text)
    expect(page).toContain('Pošiljatelj i povrat: Pod lampom d.o.o., Tiha ulica 7')
    expect(page).toContain('1,25 kg, bez naplate')
    expect(page).not.toContain('€')
    expect(page).not.toContain('Paket')
  })

  it('says what is collected, and nothing of a payment else', async () => {
    const [page] = await textOf({ collectCents: 2450 })
    expect(page).toContain('24,50\u00a0€')
    expect(page).not.toContain('bez naplate')
  })

  it('has a page for each package', async () => {
    const pages = await textOf({ packages: 3 })
    expect(pages.map((page) => /Paket (\d\/\d)/.exec(page)?.[1])).toEqual(['1/3', '2/3', '3/3'])
  })

  it('leads to the collection point, for the buyer', async () => {
    const [page] = await textOf({ pickupPoint: { id: '', text: 'Paketomat Kaptol, Nova Ves 17' } })
    expect(page).toContain('Paketomat Kaptol, Nova Ves 17')
    expect(page).toContain('Mirjana Šćepanović-Đurđević')
    expect(page).not.toContain('Čede Žica')
  })

  it('names a foreign country', async () => {
    const [page] = await textOf({ recipient: { ...sampleParcel.recipient, country: 'SI' } })
    expect(page).toContain('Slovenija')
  })

  it('is the same file for the same parcel', async () => {
    const [one, other] = [await drawShippingLabel(sampleParcel, number), await drawShippingLabel(sampleParcel, number)]
    expect(one.equals(other)).toBe(true)
  })
})

it('the barcode ends with the stop pattern of Code 128', async () => {
  const { width, bars } = await code128(number)
  // Start, 'PL', the change to pairs of digits, five pairs and the check character at 11 modules, and the stop at 13.
  expect(width).toBe(9 * 11 + 13 + 11)
  expect(bars.slice(-4).map((bar) => bar.width)).toEqual([2, 3, 1, 2])
})

it('joined files have the pages of all, in order', async () => {
  const [one, two] = [
    await drawShippingLabel(sampleParcel, number),
    await drawShippingLabel({ ...sampleParcel, packages: 2 }, 'PL0000000018'),
  ]
  const { content, pages } = await joinPdfs(one, [two])
  expect(pages).toBe(3)
  expect(await countPages(content)).toBe(3)
  expect(pdfPages(content).map((page) => /PL\d+/.exec(page)?.[0])).toEqual([number, 'PL0000000018', 'PL0000000018'])
  await expect(countPages(Buffer.from('nije PDF'))).rejects.toThrow('No PDF header')
})
