import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hub3, isCroatianIban, slipLimits, slipText, type SlipPayment } from './hub3'

/** The example of the standard itself, in euros. */
const example: SlipPayment = {
  cents: 12355,
  payer: { name: 'Željko Senekovič', street: 'Ivanečka ulica 125', place: '42000 Varaždin' },
  payee: { name: '2DBK d.d.', street: 'Alkarski prolaz 13B', place: '21230 Sinj' },
  iban: 'HR1210010051863000160',
  model: 'HR01',
  reference: '7269-68949637676-00019',
  purposeCode: 'COST',
  description: 'Troškovi za 1. mjesec',
}

it('writes the example of the standard with every line ended', () => {
  expect(hub3(example)).toBe(
    'HRVHUB30\nEUR\n000000000012355\nŽeljko Senekovič\nIvanečka ulica 125\n42000 Varaždin\n2DBK d.d.\nAlkarski prolaz 13B\n21230 Sinj\n' +
      'HR1210010051863000160\nHR01\n7269-68949637676-00019\nCOST\nTroškovi za 1. mjesec\n',
  )
})

it('accepts an order number as HR00 reference, an IBAN with spaces and no purpose code', () => {
  const lines = hub3({ ...example, iban: 'HR12 1001 0051 8630 0016 0', model: 'HR00', reference: '2026-000123', purposeCode: '' }).split(
    '\n',
  )
  expect(lines.slice(9, 13)).toEqual(['HR1210010051863000160', 'HR00', '2026-000123', ''])
})

it.each<[string, Partial<SlipPayment>]>([
  ['no amount', { cents: 0 }],
  ['a negative amount', { cents: -1 }],
  ['a fraction of a cent', { cents: 10.5 }],
  ['more than the field holds', { cents: 1e15 }],
  ['a wrong check digit', { iban: 'HR1310010051863000160' }],
  ['another country', { iban: 'SI56191000000123438' }],
  ['a model without its country', { model: '00' }],
  ['a reference with letters', { model: 'HR00', reference: '2026-A' }],
  ['four groups', { model: 'HR00', reference: '1-2-3-4' }],
  ['a group of thirteen digits', { model: 'HR00', reference: '1234567890123' }],
  ['23 characters', { model: 'HR00', reference: '123456789012-1234567890' }],
  ['no reference', { model: 'HR00', reference: '' }],
  ['a reference with HR99', { model: 'HR99', reference: '1' }],
  ['a line break inside', { model: 'HR00', reference: '1\n2' }],
  ['a purpose of three letters', { purposeCode: 'GDD' }],
])('refuses %s', (_, wrong) => {
  expect(() => hub3({ ...example, ...wrong })).toThrow(RangeError)
})

describe('slipText', () => {
  it.each([
    ['Čačić-Đurđević, Šuma & Žabac', 30, 'Čačić-Đurđević, Šuma + Žabac'],
    ['Zoë Müßig-Łukasz', 30, 'Zoe Mussig-Lukasz'],
    ['„Pod lampom”', 25, 'Pod lampom'],
    ['a\nb\tc\u00a0d', 25, 'a b c d'],
    ['Ž', 25, 'Ž'],
    ['Миро 書店 5', 25, '5'],
    ['Pod lampom d.o.o. za knjižarstvo', 25, 'Pod lampom d.o.o. za'],
    ['Knjižara i antikvarijat ok dalje', 26, 'Knjižara i antikvarijat ok'],
    ['Bartolomejevičstanislavljevićeva', 25, 'Bartolomejevičstanislavlj'],
    ['', 25, ''],
  ])('writes %j in %d characters as %j', (text, max, expected) => {
    expect(slipText(text, max)).toBe(expected)
  })
})

it('gives fourteen lines of allowed characters within their fields for any text', () => {
  const party = fc.record({ name: fc.string({ unit: 'binary' }), street: fc.string(), place: fc.string({ unit: 'binary' }) })
  const limits = Object.values(slipLimits)
  fc.assert(
    fc.property(party, party, fc.string({ unit: 'binary', maxLength: 80 }), (payer, payee, description) => {
      const lines = hub3({ ...example, payer, payee, description }).split('\n')
      expect(lines).toHaveLength(15)
      expect(lines.at(-1)).toBe('')
      const free = [...lines.slice(3, 9), lines[13] ?? '']
      for (const [index, line] of free.entries()) {
        expect(line).toMatch(/^[0-9A-Za-zČĆĐŠŽčćđšž ,.:\-+?'/()]*$/)
        expect(line.length).toBeLessThanOrEqual(limits[index] ?? 0)
      }
    }),
    { numRuns: 25 },
  )
}, 30_000)

it.each([
  ['HR1210010051863000160', true],
  ['HR8929990071105550123', true],
  ['HR8929990071105550124', false],
  ['hr1210010051863000160', false],
  ['HR12100100518630001600', false],
  ['', false],
])('%s is a Croatian IBAN: %s', (iban, expected) => {
  expect(isCroatianIban(iban)).toBe(expected)
})
