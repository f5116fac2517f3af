import { expect, it } from 'vitest'
import { englishAuditWords } from '@/messages/audit.en'
import { croatianAuditWords } from '@/messages/audit.hr'
import { actorChoiceText, actorText } from './audit-texts'

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
