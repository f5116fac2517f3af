import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import type { OrderEvent } from '@/lib/api/v2/ecommerce/order/office/event.schema'
import { mergeMessages } from '@/lib/i18n/merge-messages'
import shopEnglish from '@/messages/en.json'
import croatian from '@/messages/hr.json'
import officeEnglish from '@/messages/office.en.json'
import { OrderHistory } from './order-history'

const languages = { hr: croatian, en: mergeMessages(shopEnglish, officeEnglish) }

const event: OrderEvent = {
  at: '2026-11-20T10:00:00.000Z',
  kind: 'edited',
  by: { kind: 'office', name: 'Iva' },
  from: 'paid',
  to: 'paid',
  note: '',
  amount: null,
  refunded: null,
  changes: null,
  printed: [],
}
const changes: OrderEvent['changes'] = {
  lines: [
    { name: 'Jama', from: 2, to: 3 },
    { name: 'Karta', from: 0, to: 1 },
    { name: 'Olovka', from: 1, to: 0 },
  ],
  delivery: { from: 'GLS', to: 'Pošta' },
  hasAddress: true,
  total: { from: 24.5, to: 34.5 },
}
const refunded = { lines: [{ name: 'Jama', quantity: 2 }], delivery: true }

function shownIn(language: 'hr' | 'en', facts: Partial<OrderEvent>) {
  render(
    // The locale stays that of the site (docs/rules/administration.md#office-language).
    <NextIntlClientProvider locale="hr" messages={languages[language]} timeZone="Europe/Zagreb">
      <QueryClientProvider client={new QueryClient()}>
        <OrderHistory id={7} events={[{ ...event, ...facts }]} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
  return screen.getByRole('listitem').textContent?.replaceAll('\u00a0', ' ')
}

// docs/rules/orders.md#order-history
it.each([
  [
    'an edit with its reason',
    { changes, note: 'Dogovor.' },
    'Jama: 2 → 3 kom.; dodano: 1 × Karta; uklonjeno: 1 × Olovka; dostava: GLS → Pošta; adresa dostave; ukupno: 24,50 € → 34,50 €. Dogovor.',
    'Jama: 2 → 3 pcs; added: 1 × Karta; removed: 1 × Olovka; delivery: GLS → Pošta; delivery address; total: 24,50 € → 34,50 €. Dogovor.',
  ],
  [
    'a refund of pieces and delivery',
    { kind: 'refund', amount: 15, refunded, note: 'Oštećeno.' },
    '15,00 € (2 × Jama, dostava i naknade): Oštećeno.',
    '15,00 € (2 × Jama, delivery and fees): Oštećeno.',
  ],
  ['a refund of an amount alone', { kind: 'refund', amount: 15 }, '15,00 €', '15,00 €'],
  ['what was printed', { kind: 'printed', printed: ['slips', 'pickList'] }, 'otpremnica, popis za skupljanje', 'packing slip, pick list'],
  ['the words of a person', { kind: 'note', note: 'Zove u petak.' }, 'Zove u petak.', 'Zove u petak.'],
] as const)('says %s in the language of the office', (_, facts, inCroatian, inEnglish) => {
  const given: Partial<OrderEvent> = { ...facts, printed: 'printed' in facts ? [...facts.printed] : [] }
  expect(shownIn('hr', given)?.endsWith(inCroatian)).toBe(true)
  document.body.replaceChildren()
  expect(shownIn('en', given)?.endsWith(inEnglish)).toBe(true)
})
