import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '@/lib/api/entities/order.schema'
import { pdfPages } from '@/tests/support/pdf-text'
import { line, sampleCompany as company, sampleOrder } from '@/tests/support/samples/sample-order'
import { orderConfirmationPdf } from './order-confirmation'
import type { PaymentPause } from './order-parties'

async function pagesOf(order: Order, pause?: PaymentPause) {
  return pdfPages(await orderConfirmationPdf({ order, company, locale: 'hr', pause }))
}

describe('a typical order', () => {
  let pages: string[]
  beforeAll(async () => {
    pages = await pagesOf(sampleOrder())
  })

  it('fits one page', () => {
    expect(pages).toHaveLength(1)
  })

  it.each([
    'Potvrda narudžbe',
    'Broj 2026-000123, zaprimljena 20. studenoga 2026. u 19:00',
    'Mirjana Šćepanović-Đurđević',
    'Ulica Čede Žica 12b',
    'Čudnovate zgode šegrta Hlapića, ilustrirano izdanje s14,50\u00a0€25\u00a0%29,00\u00a0€',
    'Posveta na prvoj stranici: Za Đurđu, koja uvijek čita dalje od lampe',
    'Kupon JESEN10−5,99\u00a0€',
    'Ukupno s PDV-om58,41\u00a0€',
    '25\u00a0%12,24\u00a0€3,06\u00a0€15,30\u00a0€',
    'Zbroj53,30\u00a0€5,11\u00a0€58,41\u00a0€',
    'IBANHR89\u00a02999\u00a00071\u00a01055\u00a05012\u00a03',
    'Poziv na brojHR00 2026-000123',
    'Slikajte i platite mobilnim bankarstvom',
    'Ovaj dokument potvrđuje narudžbu i nije račun. Račun stiže e-poštom nakon uplate, a kod pouzeća kad paket krene.',
    'OIB 99007123051, MBS 081990071, član uprave: Mirta Vukelić',
    '1 / 1',
  ])('prints %s', (text) => {
    expect(pages[0]).toContain(text)
  })
})

it('renders the same bytes for the same order only', async () => {
  const hashOf = async (order: Order) =>
    createHash('sha256')
      .update(await orderConfirmationPdf({ order, company, locale: 'hr' }))
      .digest('hex')
  const first = await hashOf(sampleOrder())
  expect(await hashOf(sampleOrder())).toBe(first)
  expect(await hashOf(sampleOrder({ number: '2026-000124' }))).not.toBe(first)
})

// docs/rules/platform.md#idle-first
it('lets others run between its parts', async () => {
  const drawing = { isOver: false, turns: 0 }
  const count = () => {
    drawing.turns++
    if (!drawing.isOver) setImmediate(count)
  }
  setImmediate(count)
  await orderConfirmationPdf({ order: sampleOrder(), company, locale: 'hr' })
  drawing.isOver = true
  expect(drawing.turns).toBeGreaterThan(8)
})

it('embeds its fonts, states its language and is tagged for screen readers', async () => {
  const pdf = (await orderConfirmationPdf({ order: sampleOrder(), company, locale: 'hr' })).toString('latin1')
  expect(pdf).toContain('/Lang (hr-HR)')
  expect(pdf).toContain('/MarkInfo')
  expect(pdf.match(/\/FontFile2 /g)?.length).toBeGreaterThanOrEqual(4)
  expect(pdf).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/)
  for (const kind of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure']) expect(pdf).toContain(`/S /${kind}\n`)
})

// docs/rules/mail.md#mail-language
it('is in the language of the order', async () => {
  const pdf = await orderConfirmationPdf({ order: sampleOrder(), company, locale: 'en' })
  expect(pdf.toString('latin1')).toContain('/Lang (en-GB)')
  const [page] = pdfPages(pdf)
  for (const text of ['Order confirmation', 'received 20 November 2026 at 19:00', 'Total with VAT€58.41', 'is not an invoice'])
    expect(page).toContain(text)
})

describe('a company', () => {
  it('is printed with its OIB and a note on the R1 invoice', async () => {
    const billing = { ...sampleOrder().billing, companyName: 'Čitaonica „Kod Šenoe” d.o.o.', companyOIB: '99007123051' }
    const [page] = await pagesOf(sampleOrder({ billing }))
    expect(page).toContain('Kupac (podaci za R1 račun)')
    expect(page).toContain('Čitaonica „Kod Šenoe” d.o.o.')
    expect(page).toContain('OIB 99007123051')
    expect(page).toContain('R1 račun izdajemo na podatke kupca s ove potvrde.')
  })

  it('is printed with tax number and country when it is foreign', async () => {
    const billing = {
      ...sampleOrder().billing,
      companyName: 'Bücher GmbH',
      companyOIB: 'ATU12345678',
      country: 'AT',
      countryName: 'Austrija',
    }
    const [page] = await pagesOf(sampleOrder({ billing }))
    expect(page).toContain('Porezni broj ATU12345678')
    expect(page).toContain('Austrija')
  })
})

describe('payment', () => {
  const card = { name: 'Kreditna ili debitna kartica', instructions: 'Čekamo potvrdu banke.', bankTransfer: null }
  const payment = { name: 'Pouzeće', instructions: 'Platite dostavljaču.', bankTransfer: null }
  const cashOnDelivery = { paymentKind: 'cashOnDelivery' as const, payment }

  it.each<[string, Partial<Order>, string, boolean]>([
    ['an unpaid transfer', {}, 'Podaci za uplatu su u nastavku.', true],
    ['a paid transfer', { status: 'paid' }, 'Plaćeno.', false],
    ['a delivered order', { status: 'delivered' }, 'Plaćeno.', false],
    ['a cancelled order', { status: 'cancelled' }, 'Narudžba je otkazana.', false],
    ['a withdrawn order', { status: 'withdrawn' }, 'Kupac je odustao od kupnje.', false],
    ['a refunded order', { status: 'refunded' }, 'Novac je vraćen.', false],
    ['another method', { payment: card }, 'Čekamo potvrdu banke.', false],
    ['a shipped order with cash on delivery', { ...cashOnDelivery, status: 'shipped' }, 'Platite dostavljaču.', false],
    ['a delivered order with cash on delivery', { ...cashOnDelivery, status: 'delivered' }, 'Plaćeno.', false],
  ])('prints the status of %s', async (_, own, text, asksForPayment) => {
    const [page] = await pagesOf(sampleOrder(own))
    expect(page).toContain(text)
    expect(page?.includes('Slikajte i platite')).toBe(asksForPayment)
  })

  // docs/rules/mail.md#pdf-confirmation
  it.each<[string, PaymentPause, Partial<Order>, string]>([
    ['an unpaid transfer whose payment is checked', 'checked', {}, 'Provjeravamo vaše plaćanje.'],
    ['an unpaid transfer that was withdrawn from', 'withdrawal', {}, 'Zasad ne uplaćujte'],
    ['a payment by card that is checked', 'checked', { payment: card }, 'Provjeravamo vaše plaćanje.'],
    ['an order that is paid since', 'checked', { status: 'paid' }, 'Plaćeno.'],
  ])('asks for no money of %s', async (_, pause, own, text) => {
    const [page] = await pagesOf(sampleOrder(own), pause)
    expect(page).toContain(text)
    expect(page).not.toContain('Slikajte i platite')
    expect(page).not.toContain('Poziv na broj')
  })

  it('leaves out the barcode for an IBAN without a HUB3 slip', async () => {
    const { payment } = sampleOrder()
    const bankTransfer = { ...(payment.bankTransfer ?? never()), iban: 'SI56191000000123438' }
    const [page] = await pagesOf(sampleOrder({ payment: { ...payment, bankTransfer } }))
    expect(page).toContain('SI56\u00a01910\u00a00000\u00a00123\u00a0438')
    expect(page).not.toContain('Slikajte i platite')
  })
})

describe('delivery', () => {
  it.each<[string, Partial<Order>, string]>([
    [
      'to a branch',
      { delivery: { name: 'Paketna točka', estimate: '1 dan', branch: 'Kiosk Žitna, Žitna 22, 31400 Đakovo' } },
      'Kiosk Žitna, Žitna 22, 31400 Đakovo',
    ],
    [
      'for pickup',
      { delivery: { name: 'Preuzimanje u knjižari', estimate: 'isti dan', branch: null, kind: 'pickup' } },
      'Preuzima: Mirjana',
    ],
    [
      'for pickup, with the invoice of cash on delivery',
      { delivery: { name: 'Preuzimanje u knjižari', estimate: 'isti dan', branch: null, kind: 'pickup' } },
      'a kod pouzeća kad narudžbu preuzmete.',
    ],
    ['of a digital order', { delivery: null, shipping: null }, 'Bez dostave: digitalni proizvodi'],
    ['free of charge', { summary: { ...sampleOrder().summary, delivery: 0 } }, 'Dostavabesplatno'],
  ])('%s', async (_, own, text) => {
    expect((await pagesOf(sampleOrder(own)))[0]).toContain(text)
  })
})

it('prints the payment fee beside free delivery', async () => {
  const summary = { ...sampleOrder().summary, delivery: 0, paymentFee: 1.5 }
  expect((await pagesOf(sampleOrder({ summary })))[0]).toMatch(/Dostava\s?besplatno\s?Naknada za plaćanje\s?1,50\u00a0€/)
})

it('prints a free-delivery coupon, and wraps a long code before the amount', async () => {
  const summary = { ...sampleOrder().summary, coupon: 0 }
  expect((await pagesOf(sampleOrder({ summary, couponCode: 'DOSTAVA0' })))[0]).toContain('Kupon DOSTAVA0besplatna dostava')
  const [page] = await pagesOf(sampleOrder({ couponCode: 'W'.repeat(50) }))
  expect(page).toContain(`−5,99\u00a0€`)
  expect(page).not.toContain('W'.repeat(50))
  expect((await pagesOf(sampleOrder({ couponCode: null })))[0]).toMatch(/Popust\s*−5,99/)
  expect((await pagesOf(sampleOrder({ couponCode: null, summary })))[0]).not.toMatch(/Kupon|Popust/)
  const [ofNothingSent] = await pagesOf(sampleOrder({ couponCode: 'DOSTAVA0', summary, delivery: null, shipping: null }))
  expect(ofNothingSent).not.toContain('besplatna dostava')
})

it('prints recipient, sender and message of a gift', async () => {
  const pages = await pagesOf(sampleOrder({ gift: { to: 'Đurđa', from: 'Ana', message: 'Sretan rođendan!' } }))
  expect(pages.join('')).toMatch(/Za: Đurđa\s*Od: Ana\s*Sretan rođendan!/)
})

// docs/rules/mail.md#pdf-accessibility
it('leaves out emoji, with no mark in their place', async () => {
  const pages = await pagesOf(sampleOrder({ gift: { to: '', from: '', message: 'Sretan 🎂👍🏽 rođendan ❤️!' } }))
  expect(pages.join('')).toMatch(/Sretan rođendan ?!/)
  expect(pages.join('')).not.toContain('?')
})

describe('a long order', () => {
  const items = Array.from({ length: 60 }, (_, index) =>
    line({ name: `Knjiga ${index + 1} o čekanju`, sku: `KNJ-${index + 1}`, finalPrice: 9.99, qty: 1, vatRate: 5 }),
  )

  it('spans pages with each line once, repeated table heads and page numbers', async () => {
    const pages = await pagesOf(sampleOrder({ items }))
    expect(pages.length).toBeGreaterThan(2)
    const named = pages.flatMap((page) => [...page.matchAll(/Knjiga (\d+) o čekanju/g)].map(([, number]) => Number(number)))
    expect(named).toEqual(items.map((_, index) => index + 1))
    for (const page of pages.filter((one) => one.includes('Knjiga'))) expect(page).toContain('ProizvodCijenaKoličinaPDVIznos')
    for (const page of pages.slice(1)) expect(page).toContain('Narudžba 2026-000123')
    pages.forEach((page, index) => expect(page).toContain(`${index + 1} / ${pages.length}`))
    expect(pages.join('\n').match(/Ukupno s PDV-om/g)).toHaveLength(1)
  })

  it('keeps all content above the footer', async () => {
    const optionLabels = Array.from({ length: 20 }, (_, index) => ({
      label: `Posveta ${index}`,
      value: 'Za one koji čitaju do kasno. '.repeat(17),
    }))
    const message = `${'Molim pažljivo zapakirati. '.repeat(70)}\n\n${'ž'.repeat(300)}`
    const torn = line({ name: 'Knjiga', sku: 'K', finalPrice: 1, qty: 9999, vatRate: 5, optionLabels })
    const pages = await pagesOf(sampleOrder({ items: [torn, torn], message }))
    expect(pages.join('\n').match(/Posveta 19/g)).toHaveLength(2)
    expect(
      pages
        .join('')
        .match(/ž{20,}/g)
        ?.join(''),
    ).toHaveLength(300)
  })
})

it('replaces characters without a glyph', async () => {
  const billing = { ...sampleOrder().billing, firstName: 'Zoë Łucja', lastName: 'Nguyễn Юлия 書' }
  const [page] = await pagesOf(sampleOrder({ billing }))
  expect(page).toContain('Zoë Łucja Nguyen ???? ?')
})

function never(): never {
  throw new Error('The sample is paid by transfer.')
}
