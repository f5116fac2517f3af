import { expect, it } from 'vitest'
import { englishAuditWords } from '@/messages/audit.en'
import { croatianAuditWords } from '@/messages/audit.hr'
import { actorChoiceText, actorText, targetText } from './audit-texts'

const nameless = { actorName: null }

// docs/rules/administration.md#audit-words
it.each([
  ['guest', 'Gost', 'Guest'],
  ['guest:7', 'Kupac (gost)', 'Buyer (guest)'],
])('of an entry %s reads %s', (actor, croatian, english) => {
  expect(actorText({ actor, ...nameless }, croatianAuditWords)).toBe(croatian)
  expect(actorText({ actor, ...nameless }, englishAuditWords)).toBe(english)
})

// docs/rules/administration.md#audit-log
it('names all guests as one choice', () => {
  expect(actorChoiceText({ actor: 'guest', ...nameless }, croatianAuditWords)).toBe('Kupci (gosti)')
  expect(actorChoiceText({ actor: 'shop', ...nameless }, croatianAuditWords)).toBe(
    actorText({ actor: 'shop', ...nameless }, croatianAuditWords),
  )
})

it.each([
  ['provider:hostedForm', 'Pružatelj plaćanja (Kartica)', 'Payment provider (Card)'],
  ['provider:paypal', 'Pružatelj plaćanja (PayPal)', 'Payment provider (PayPal)'],
  ['provider:former', 'Pružatelj plaćanja (former)', 'Payment provider (former)'],
])('names the payment of %s, in the filter too', (actor, croatian, english) => {
  expect(actorText({ actor, ...nameless }, croatianAuditWords)).toBe(croatian)
  expect(actorChoiceText({ actor, ...nameless }, englishAuditWords)).toBe(english)
})

it.each([
  ['form:checkout', 'Obrazac Naplata'],
  ['cache:product-lists', 'Predmemorija Popisi proizvoda'],
  ['menu:footer1', 'Izbornik podnožje 1'],
  ['category:7', 'Kategorija proizvoda 7'],
  ['order:7', 'Narudžba 7'],
  ['unknown', 'unknown'],
])('a target without a name, %s, reads %s', (target, text) => {
  expect(targetText({ target, targetName: null }, croatianAuditWords)).toBe(text)
})
