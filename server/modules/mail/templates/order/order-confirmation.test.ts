import { describe, expect, it } from 'vitest'
import type { Order } from '@/lib/api/entities/order.schema'
import { sampleCompany } from '@/tests/support/samples/sample-order'
import { sampleSite as site } from '@/tests/support/samples/sample-site'
import { renderMail } from '@/server/modules/mail/templates/registry'

const address: Order['billing'] = {
  type: 'main',
  firstName: 'Đurđica',
  lastName: 'Čečuk',
  contactEmail: 'durdica@primjer.hr',
  contactPhone: '+385 91 555 0141',
  country: 'HR',
  countryName: 'Hrvatska',
  region: '',
  city: 'Zagreb',
  street: 'Kestenova ulica',
  houseNumber: '12A',
  zipCode: '10000',
  companyName: null,
  companyOIB: null,
}

const order: Order = {
  id: 7,
  number: '2026-000123',
  orderSlug: 'sDkf92kLmQpX8vTzR1aBcw',
  store: 1,
  status: 'awaiting_payment',
  email: 'durdica@primjer.hr',
  createdAt: '2026-11-20T10:05:00.000Z',
  items: [
    { productId: 1, name: 'Kiklop', sku: 'K-1', qty: 2, optionLabels: [], finalPrice: 19.9, row: 39.8, discount: 0, vatRate: 5 },
    {
      productId: 2,
      name: 'Šalica „Noćno čitanje”',
      sku: 'S-1',
      qty: 1,
      finalPrice: 12.5,
      row: 12.5,
      discount: 0,
      vatRate: 25,
      optionLabels: [
        { label: 'Boja', value: 'petrolej' },
        { label: 'Posveta', value: 'Za <b>Anu</b> & "Ivu"' },
      ],
    },
  ],
  summary: {
    itemsTotal: 52.3,
    loyalty: 1.2,
    coupon: 5,
    cartTotal: 46.1,
    delivery: 4.5,
    paymentFee: 0,
    orderTotal: 50.6,
    tax: { itemsTotal: 4.4, loyalty: 0.06, coupon: 0.48, cartTotal: 3.86, delivery: 0.9, paymentFee: 0, orderTotal: 4.76 },
  },
  couponCode: 'DOBRODOSLI',
  vatByRate: [
    { rate: 25, base: 13.6, vat: 3.4 },
    { rate: 5, base: 32.24, vat: 1.36 },
  ],
  billing: { ...address, companyName: 'Čitaonica d.o.o.', companyOIB: '99007123051' },
  shipping: { ...address, type: 'shipping', street: 'Ulica lipa', houseNumber: '3', zipCode: '21000', city: 'Split' },
  delivery: {
    name: 'Preuzimanje na paketnoj točki',
    estimate: '1 – 3 radna dana',
    branch: 'Kiosk Na rivi, Ulica starih jedrenjaka 3, 21000 Split',
  },
  payment: {
    name: 'Opća uplatnica',
    instructions: 'Knjige čuvamo pet radnih dana, a pripremamo ih čim uplata stigne.',
    bankTransfer: {
      recipient: 'Pod lampom d.o.o.',
      recipientAddress: 'Tiha ulica 7, 10000 Zagreb',
      iban: 'HR8929990071105550123',
      bank: 'Gradska štedionica d.d.',
      model: 'HR00',
      reference: '2026-000123',
      purpose: 'Narudžba 2026-000123',
      amount: 50.6,
    },
  },
  message: 'Molim bez zvonjenja.',
  gift: { message: 'Sretan rođendan!', from: 'Iva', to: 'Ana' },
}

const digital: Order = {
  ...order,
  items: [
    {
      productId: 3,
      name: 'Povratak Filipa Latinovicza, e-knjiga',
      sku: 'E-1',
      qty: 1,
      optionLabels: [],
      finalPrice: 6.9,
      row: 6.9,
      discount: 0,
      vatRate: 5,
    },
  ],
  summary: {
    itemsTotal: 6.9,
    loyalty: 0,
    coupon: 0,
    cartTotal: 6.9,
    delivery: 0,
    paymentFee: 0,
    orderTotal: 6.9,
    tax: { itemsTotal: 0.33, loyalty: 0, coupon: 0, cartTotal: 0.33, delivery: 0, paymentFee: 0, orderTotal: 0.33 },
  },
  vatByRate: [{ rate: 5, base: 6.57, vat: 0.33 }],
  couponCode: null,
  payment: { name: 'Plaćanje pouzećem', instructions: 'Iznos platite pri preuzimanju paketa.', bankTransfer: null },
  billing: address,
  shipping: null,
  delivery: null,
  message: '',
  gift: null,
}

const golden = (name: string) => `../../../../../tests/golden/mails/${name}`

describe('the order confirmation mail', () => {
  it.each([
    ['order-confirmation', order],
    ['order-confirmation-digital', { ...digital, hasPersonalised: false }],
  ])('renders %s as approved', async (name, data) => {
    const { subject, html, text } = renderMail('orderConfirmation', data, site)
    await expect(`${subject}\n\n${text}`).toMatchFileSnapshot(golden(`${name}.txt`))
    await expect(html).toMatchFileSnapshot(golden(`${name}.html`))
  })

  it('escapes what a shopper wrote', () => {
    const { html } = renderMail('orderConfirmation', order, site)
    expect(html).not.toContain('<b>')
    expect(html).toContain('Za &lt;b&gt;Anu&lt;/b&gt; &amp; &quot;Ivu&quot;')
  })

  it.each([
    ['a note', { message: 'Zovite prije.' }, 'NAPOMENA\nOno što ste napisali'],
    ['a gift without a note', { message: '' }, 'UZ DAR\nČestitka je zapisana'],
  ])('says where to read %s', (_, own, expected) => {
    const { text } = renderMail('orderConfirmation', { ...order, ...own }, site)
    expect(text).toContain(expected)
    expect(text.match(/NAPOMENA|UZ DAR/g)).toHaveLength(1)
  })

  it('asks for no payment of a free order', () => {
    const { html, text } = renderMail('orderConfirmation', { ...order, status: 'paid' }, site)
    for (const body of [html, text]) expect(body).not.toMatch(/IBAN|uplata stigne|cid:uplatnica/)
    expect(text).toContain('PLAĆANJE: Opća uplatnica')
  })

  // docs/rules/after-sale.md#download-unlock
  it.each([
    ['cashOnDelivery', 'home', 'E-knjigu šaljemo e-poštom kad paket preuzmete i platite.'],
    ['cashOnDelivery', 'pickup', 'E-knjigu šaljemo e-poštom kad narudžbu preuzmete i platite u knjižari.'],
    ['bankTransfer', 'pickup', 'E-knjigu šaljemo e-poštom čim uplata stigne.'],
  ])('says when the e-book beside goods comes: %s, %s', (paymentKind, kind, text) => {
    const data = { ...order, paymentKind, awaitsFiles: true, delivery: { ...order.delivery, kind } }
    expect(renderMail('orderConfirmation', data, site).text).toContain(text)
    expect(renderMail('orderConfirmation', { ...data, status: 'paid' }, site).text).not.toContain(text)
  })

  // docs/rules/mail.md#unpaid-at-provider
  it('says until when an order is paid at a provider, and links to its payment', () => {
    const data = { ...order, paymentKind: 'provider', payBy: '2026-11-20T18:22:00.000Z', url: 'https://podlampom.example/narudzba' }
    const { html, text } = renderMail('orderConfirmation', data, site)
    for (const body of [html, text]) {
      expect(body).toContain('Narudžba još nije plaćena. Čuvamo je za vas do 20. studenoga 2026. u 19:22')
      expect(body).toContain('Otvori i plati')
    }
    expect(renderMail('orderConfirmation', { ...data, status: 'paid' }, site).text).not.toMatch(/nije plaćena|Otvori i plati/)
  })

  // docs/rules/mail.md#withdrawal-information
  it.each([true, false])('excepts what is made to the buyer’s words where the order has any: %s', (hasPersonalised) => {
    const { text } = renderMail('orderConfirmation', { ...order, billing: address, hasPersonalised }, site)
    expect(text.includes('izrađenih po vašoj mjeri')).toBe(hasPersonalised)
  })

  // docs/rules/payments.md#replaced-payment
  it('says that the payment before was not charged', () => {
    const changed = { ...order, isPaymentChanged: true, replacedPayment: { way: 'card', outcome: 'voided' } }
    const { html, text } = renderMail('orderConfirmation', changed, site)
    for (const body of [html, text]) expect(body).toContain('Plaćanje karticom je poništeno, novac nije naplaćen.')
  })

  it('states the right of withdrawal and its period', () => {
    for (const [data, since] of [
      [{ ...order, billing: address }, 'otkako primite pošiljku'],
      [{ ...order, billing: address, delivery: { ...order.delivery, kind: 'pickup' } }, 'otkako preuzmete narudžbu'],
      [{ ...order, billing: address, awaitsFiles: true }, 'otkako primite pošiljku, a od datoteka dok ih ne preuzmete'],
      [digital, 'od narudžbe, dok datoteka nije preuzeta'],
    ] as const) {
      const { html, text } = renderMail('orderConfirmation', data, site)
      for (const body of [html, text]) expect(body).toMatch(new RegExp(`14 dana ${since}[^]*https://podlampom.example/odustanak`))
    }
  })

  // docs/rules/after-sale.md#withdrawal-companies
  it('tells a company that it has no right of withdrawal', () => {
    const { html, text } = renderMail('orderConfirmation', order, site)
    for (const body of [html, text]) {
      expect(body).toContain('Narudžba glasi na tvrtku.')
      expect(body).not.toContain('Kao potrošač')
    }
  })

  it('labels a foreign company number as tax number', () => {
    const billing = { ...address, country: 'AT', companyName: 'Bücher GmbH', companyOIB: 'ATU12345678' }
    expect(renderMail('orderConfirmation', { ...order, billing }, site).text).toContain('Bücher GmbH, porezni broj ATU12345678\n')
  })

  it('lists the payment fee', () => {
    const summary = { ...digital.summary, paymentFee: 1.5, orderTotal: 8.4 }
    const { html, text } = renderMail('orderConfirmation', { ...digital, summary }, site)
    expect(text).toContain('Proizvodi: 6,90\u00a0€\nNaknada za plaćanje: 1,50\u00a0€\nUkupno s PDV-om: 8,40\u00a0€')
    expect(html).toContain('Naknada za plaćanje')
  })

  it('renders an order stored before the fee existed', () => {
    const { paymentFee: _fee, tax, ...rest } = digital.summary
    const { paymentFee: _vat, ...old } = tax
    expect(renderMail('orderConfirmation', { ...digital, summary: { ...rest, tax: old } }, site)).toEqual(
      renderMail('orderConfirmation', digital, site),
    )
  })

  it('lists a discount without its code, and no free delivery for a digital order', () => {
    const textOf = (data: Order) => renderMail('orderConfirmation', data, site).text
    expect(textOf({ ...order, couponCode: null })).toContain('Popust: −5,00\u00a0€')
    expect(textOf({ ...digital, couponCode: 'DOSTAVA' })).not.toMatch(/Kupon|besplatna dostava/)
    expect(textOf({ ...order, couponCode: 'DOSTAVA', summary: { ...order.summary, coupon: 0 } })).toContain(
      'Kupon DOSTAVA: besplatna dostava',
    )
  })

  it('sends nobody’s words out as links', () => {
    const words = 'Dobitak na www.zlo.example i https://zlo.example/x'
    const stranger = { ...address, firstName: 'www.zlo.example', street: 'http://zlo.example' }
    const gift = { message: words, from: 'zlo@zlo.example', to: 'www.zlo.example' }
    const { html, text } = renderMail('orderConfirmation', { ...order, message: words, gift, billing: stranger, shipping: stranger }, site)
    for (const body of [html, text]) {
      expect(body).not.toContain('Dobitak')
      expect(body).not.toContain('zlo.example')
      expect(body).toContain('vidi se na stranici narudžbe')
    }
  })

  it('names the company, with links to it', () => {
    const { html, text } = renderMail('orderConfirmation', { ...order, billing: address }, { ...site, company: sampleCompany })
    for (const body of [html, text]) expect(body).toContain(sampleCompany.legalName)
    expect(html).toContain(`href="mailto:${sampleCompany.email}"`)
    expect(html).toContain('href="https://podlampom.example/odustanak"')
  })

  it('is drawn by programs that know only tables, and in dark mode', () => {
    const { html } = renderMail('orderConfirmation', { ...order, url: 'https://podlampom.example/narudzba' }, site)
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('prefers-color-scheme:dark')
    expect(html).toMatch(/<td bgcolor="#12484c"[^>]*><a /)
    expect(html).toMatch(/<!--\[if mso\]><table role="presentation" width="600"/)
    // On 390 px a fixed width made the whole mail wider than the screen, and dark mode wrote the alternative text in white on white.
    expect(html).toMatch(/<img [^>]*width="\d+" style="[^"]*;width:100%;max-width:\d+px;[^"]*;color:#2a2420"/)
  })

  it('refuses data that is no order', () => {
    expect(() => renderMail('orderConfirmation', { number: '2026-000001' }, site)).toThrow('expected')
    expect(() => renderMail('nema', order, site)).toThrow('nema')
  })
})
