import { expect, it } from 'vitest'
import { croatianAuditWords } from '@/messages/audit.hr'
import { changeLines, lineText } from './change-lines'

const entry = { action: 'order.change', before: null, after: null, detail: {} }

// docs/rules/administration.md#audit-words
it.each([
  ['an empty entry', {}, []],
  [
    'a state',
    { detail: { from: 'awaiting_payment', to: 'paid', refundedCents: 0 } },
    ['Stanje: Čeka uplatu → Plaćeno', 'Vraća se: 0,00 €'],
  ],
  ['a payment method', { action: 'order.paymentMethod', detail: { from: 'PayPal', to: 'Kartica' } }, ['Način plaćanja: PayPal → Kartica']],
  ['an address', { action: 'redirect.create', detail: { from: '/a', to: '/b' } }, ['Adresa: /a → /b']],
  ['what was before beside the new value', { detail: { before: 3, lowAt: null } }, ['Prag zalihe: 3 → –']],
  [
    'fields within the detail',
    { detail: { before: { leftCents: 500 }, after: { leftCents: 0 } } },
    ['Preostalo za povrat: 5,00 € → 0,00 €'],
  ],
  ['lists within the detail', { detail: { before: ['VIP'], after: [] } }, ['Promjena: VIP → –']],
  ['a role', { before: { role: 'owner' }, after: { role: 'editor' } }, ['Uloga: Vlasnik → Urednik']],
  ['a field in a language', { before: { 'name.hr': 'Paid' }, after: { 'name.hr': 'paid' } }, ['Naziv (hr): Paid → paid']],
  ['a refund by card', { action: 'refund.create', detail: { by: 'hostedForm' } }, ['Kako: Kartica']],
  [
    'printed documents',
    { action: 'order.print', detail: { documents: ['pickList', 'labels'] } },
    ['Dokumenti: Popis za skupljanje, Naljepnice'],
  ],
  [
    'rights',
    { before: { scopes: ['orders'] }, after: { scopes: ['orders', 'orders.money'] } },
    ['Prava: Narudžbe → Narudžbe, Povrati novca'],
  ],
  ['a kind of bulk change', { action: 'run.start', detail: { kind: 'product.saleEnd' } }, ['Vrsta: Kraj akcije']],
  [
    'a kind of mail',
    { action: 'mail.resend', detail: { template: 'orderPaid', wasSent: true } },
    ['Predložak: Narudžba plaćena', 'Već bila poslana: da'],
  ],
  ['a code in a field of people’s words', { detail: { note: 'labels' } }, ['Bilješka: labels']],
  ['yes and no', { before: { archived: false }, after: { archived: true } }, ['Sakriveno: ne → da']],
  ['a moment', { detail: { publishAt: '2026-11-20T18:00:00.000Z' } }, ['Objaviti: 20. studenoga 2026. u 19:00']],
  ['names of changed fields', { detail: { changed: ['name', 'čudno'] } }, ['Promijenjeno: Naziv, čudno']],
  ['a field without a word', { detail: { čudno: { a: 1 } } }, ['čudno: {"a":1}']],
  ['nothing noted', { detail: { note: '', reason: null } }, []],
  ['no value twice', { before: { seats: 1 }, after: { seats: 2 }, detail: { seats: 2 } }, ['Mjesta: 1 → 2']],
  ['a field named like one of every object', { detail: { constructor: 'x' } }, ['constructor: x']],
])('%s', (_, change, lines) => {
  const texts = changeLines({ ...entry, ...change }, croatianAuditWords).map(lineText)
  expect(texts.map((text) => text.replaceAll('\u00A0', ' '))).toEqual(lines)
})
