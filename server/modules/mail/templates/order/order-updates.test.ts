import { describe, expect, it } from 'vitest'
import { sampleOrder } from '@/tests/support/samples/sample-order'
import { sampleSite as site } from '@/tests/support/samples/sample-site'
import { renderMail, type MailTemplate } from '@/server/modules/mail/templates/registry'

const order = sampleOrder()
const byCard = { ...order, payment: { name: 'Kartica', instructions: '', bankTransfer: null } }
const forPickup = {
  ...order,
  delivery: { name: 'Preuzimanje u knjižari', estimate: '', branch: null, kind: 'pickup', place: 'Tiha ulica 7, Zagreb' },
}
const url = 'https://podlampom.example/narudzba/Sl-ug_0123456789abcdefgh#kljuc'
const lines = [{ name: 'Zlatarovo zlato', qty: 1 }]
const file = { name: 'Bijele noći (EPUB)', url: 'https://podlampom.example/preuzmi#kljuc' }

const changes = {
  lines: [
    { name: 'Zlatarovo <b>zlato</b>', from: 2, to: 1 },
    { name: 'Olovka', from: 0, to: 3 },
    { name: 'Bijele noći', from: 1, to: 0 },
  ],
  delivery: { from: 'Dostava', to: 'Paketomat, Kiosk 1' },
  hasAddress: true,
  total: { from: 5841, to: 4841 },
}
const payBy = '2026-11-27T18:00:00.000Z'

type Sample = [string, MailTemplate, object]

/** Every template with its HTML. */
const mails: Sample[] = [
  ['order-paid', 'orderPaid', { order: { ...order, status: 'paid' }, url }],
  ['order-paid-digital', 'orderPaid', { order: { ...order, status: 'paid', shipping: null, delivery: null }, url, downloads: [file] }],
  ['order-ready', 'orderReady', { order: { ...forPickup, status: 'packed' }, url }],
  ['order-shipped', 'orderShipped', { order: { ...order, status: 'shipped' }, url, tracking: 'Tihi kurir, pošiljka 7740 1182' }],
  [
    'order-shipped-tracked',
    'orderShipped',
    { order: { ...order, status: 'shipped' }, url, tracking: 'GLS 6900000901', trackingUrl: 'https://prati.example/6900000901' },
  ],
  [
    'order-shipped-last-parcel',
    'orderShipped',
    { order: { ...order, status: 'shipped' }, url, tracking: 'Tihi kurir 7740', parcelLines: lines, invoiceId: 7 },
  ],
  ['order-cancelled', 'orderCancelled', { order, url, reason: 'Naklada je oštećena u poplavi.', refundedCents: 5841 }],
  ['order-reminder', 'orderReminder', { order, url, payBy: '2026-11-27T18:00:00.000Z' }],
  ['payment-link', 'paymentLink', { number: order.number, cents: 5841, url, payBy: '2026-11-27T18:00:00.000Z' }],
  ['payment-dismissed', 'paymentDismissed', { number: order.number, cents: 5841, url, payBy, isDifference: false }],
  ['order-withdrawn', 'orderWithdrawn', { order, url, refundedCents: 5841 }],
  ['order-refunded', 'orderRefunded', { order, url, refundedCents: 5841 }],
  ['order-link', 'orderLink', { number: order.number, url }],
  [
    'withdrawal-received',
    'withdrawalReceived',
    { number: order.number, name: 'Mirjana Šćepanović', at: '20. studenoga 2026. u 19:00', lines, words: 'Dobila sam <b>isti</b>.', url },
  ],
  [
    'refund-issued',
    'refundIssued',
    {
      number: order.number,
      reason: 'Kutija je <b>oštećena</b>.',
      lines,
      delivery: 450,
      refundedCents: 2151,
      isManual: false,
      url,
      invoiceId: 7,
    },
  ],
  [
    'parcel-sent',
    'parcelSent',
    { number: order.number, carrier: 'Tihi kurir', tracking: 'HR<b>42</b>', trackingUrl: 'https://prati.example/HR42', lines, url },
  ],
  [
    'order-edited',
    'orderEdited',
    { order, url, changes, reason: 'Jedna je <b>rasprodana</b>.', money: { kind: 'refund', by: 'hand', cents: 1000 }, invoiceId: 7 },
  ],
  ['order-edit-proposed', 'orderEdited', { order, url, changes, money: { kind: 'surcharge', by: 'hand', cents: 1000 }, payBy }],
  ['order-edit-ended', 'orderEditEnded', { number: order.number, url, changes, cents: 1000 }],
  ['withdrawal-accepted', 'withdrawalAnswered', { number: order.number, isAccepted: true, answer: '', lines, refundedCents: 1701, url }],
]

/** Other variants of their texts. */
const wordings: Sample[] = [
  ['order-paid-at-the-door', 'orderPaid', { order: { ...byCard, status: 'delivered' }, url, downloads: [file] }],
  ['order-paid-for-pickup', 'orderPaid', { order: { ...forPickup, status: 'paid' }, url }],
  ['order-ready-unpaid', 'orderReady', { order: { ...forPickup, status: 'packed', paymentKind: 'cashOnDelivery' }, url }],
  ['order-cancelled-withdrawn', 'orderCancelled', { order, url, refundedCents: 5841, endsWithdrawal: true }],
  ['order-cancelled-subscription', 'orderCancelled', { order, url, refundedCents: 5841, endsSubscription: true }],
  ['order-lapsed', 'orderCancelled', { order: byCard, url, hasLapsed: true }],
  ['order-lapsed-unanswered', 'orderCancelled', { order: byCard, url, hasLapsed: true, isUnanswered: true }],
  ['order-lapsed-transfer', 'orderCancelled', { order, url, hasLapsed: true }],
  ['order-withdrawn-subscription', 'orderWithdrawn', { order, url, refundedCents: 5841, endsSubscription: true }],
  ['order-refunded-subscription', 'orderRefunded', { order, url, refundedCents: 5841, endsSubscription: true }],
  ['refund-by-hand', 'refundIssued', { number: order.number, reason: '', lines: [], delivery: 0, refundedCents: 500, isManual: true, url }],
  ['payment-dismissed-transfer', 'paymentDismissed', { number: order.number, cents: 5841, url, payBy: null, isDifference: false }],
  ['payment-dismissed-difference', 'paymentDismissed', { number: order.number, cents: 1000, url, payBy, isDifference: true }],
  ['order-edited-due', 'orderEdited', { order: byCard, url, changes, money: { kind: 'due', by: 'provider', cents: 4841 }, payBy }],
  ['order-edited-paid', 'orderEdited', { order: byCard, url, changes, money: { kind: 'paid', by: 'provider', cents: 1000 } }],
  [
    'order-edit-proposed-online',
    'orderEdited',
    { order: byCard, url, changes, money: { kind: 'surcharge', by: 'provider', cents: 1000 }, payBy },
  ],
  [
    'withdrawal-accepted-returned',
    'withdrawalAnswered',
    { number: order.number, isAccepted: true, answer: '', lines, refundedCents: 0, refundedBeforeCents: 1701, url },
  ],
  [
    'withdrawal-refused',
    'withdrawalAnswered',
    { number: order.number, isAccepted: false, answer: 'Knjiga nosi posvetu.', lines, refundedCents: 0, url },
  ],
]

// docs/rules/payments.md#reduced-amount-due
it.each<[string, MailTemplate, object]>([
  ['was paid', 'orderPaid', { ...order, status: 'paid' }],
  ['is paid at the pickup', 'orderReady', { ...forPickup, status: 'packed', paymentKind: 'cashOnDelivery' }],
])('the mail names what %s, not the total before a part was withdrawn from', (_, template, changed) => {
  const { text } = renderMail(template, { order: changed, url, due: 4140 }, site)
  expect(text).toContain('41,40')
})

// docs/rules/after-sale.md#withdrawal-companies
it('says nothing of a withdrawal to a company', () => {
  const billing = { ...order.billing, companyName: 'Knjiga d.o.o.', companyOIB: '99007123051' }
  const paid = renderMail('orderPaid', { order: { ...order, status: 'paid', billing }, url, downloads: [file] }, site)
  const link = renderMail('orderLink', { number: order.number, url, isCompany: true }, site)
  expect(paid.text).toContain(file.url)
  for (const { html, text } of [paid, link]) expect(`${html}${text}`).not.toMatch(/odusta/)
})

describe('order update mails', () => {
  it.each(mails)('renders %s in English without a Croatian word of ours', (_, template, data) => {
    const { subject, html, text } = renderMail(template, data, { ...site, locale: 'en' })
    expect(html).toContain('<html lang="en">')
    expect(`${subject}${text}`).not.toMatch(/narudžb[ue]|Ukupno|Pogledajte|\d,\d\d\u00a0€/)
  })

  it.each(mails)('renders %s as approved, text and HTML', async (name, template, data) => {
    const { subject, html, text } = renderMail(template, data, site)
    await expect(`${subject}\n\n${text}`).toMatchFileSnapshot(`../../../../../tests/golden/mails/${name}.txt`)
    await expect(html).toMatchFileSnapshot(`../../../../../tests/golden/mails/${name}.html`)
    expect(html).not.toContain('<b>')
  })

  it.each(wordings)('renders %s as approved, with the same sentences in its HTML', async (name, template, data) => {
    const { subject, html, text } = renderMail(template, data, site)
    await expect(`${subject}\n\n${text}`).toMatchFileSnapshot(`../../../../../tests/golden/mails/${name}.txt`)
    const sentences = text.split('\n\n').filter((one) => one.endsWith('.') && !one.includes('\n'))
    expect(sentences).not.toEqual([])
    for (const sentence of sentences) expect(html).toContain(`>${sentence}</p>`)
  })
})
