import { describe, expect, it } from 'vitest'
import { serverTexts } from '@/messages/server.hr'
import { sampleSite as site } from '@/tests/support/samples/sample-site'
import { formAnswered, formConfirm } from './form'
import { refundIssued } from './order/refund'
import { withdrawalAnswered } from './order/withdrawal'
import { stockArrived } from './stock-notice'

const url = 'https://www.podlampom.hr/narudzba'

// docs/rules/mail.md#mail-subject
describe('the subject of a mail', () => {
  const texts = Object.entries(serverTexts.mails).flatMap(([mail, parts]) =>
    Object.entries(parts)
      .filter(([part]) => /subject$/i.test(part))
      .map(([part, text]) => [`${mail}.${part}`, text] as const),
  )

  it('is written for many mails', () => expect(texts.length).toBeGreaterThan(25))

  it.each(texts)('%s has neither a full stop nor a colon of its own', (_, text) => expect(text).not.toMatch(/[.!?]$|:/))

  it.each([
    ['a confirmed form', formConfirm.render({ entryId: 1, title: 'Upit', goal: 'x' }, site), 'Potvrdite adresu za obrazac „Upit”'],
    [
      'an answered form',
      formAnswered.render({ entryId: 1, title: 'Upit', email: 'ana@primjer.hr', lines: [] }, site),
      'Upit, ana@primjer.hr',
    ],
    ['arrived stock', stockArrived.render({ name: 'Jama', slug: 'jama' }, site), '„Jama” je opet na zalihi'],
    [
      'a refund',
      refundIssued.render({ number: '7', reason: '', lines: [], delivery: 0, refundedCents: 500, isManual: true, url }, site),
      'Povrat novca za narudžbu 7',
    ],
    [
      'a refused withdrawal',
      withdrawalAnswered.render({ number: '7', isAccepted: false, answer: '', lines: [], refundedCents: 0, url }, site),
      'Odustanak od narudžbe 7 nije prihvaćen',
    ],
  ])('of %s ends with the site', (_, { subject }, start) => expect(subject).toBe(`${start}: Pod lampom`))
})
