import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinList, splitList } from './lists'
import { formatDay, formatTimestamp, parseDay, parseEnd, parseTimestamp } from './timestamps'
import { formatCents, formatDecimal, parseCents, parseDecimal, parseInteger, parseYesNo } from './numbers'
import { parseSku } from './texts'

describe('parseCents', () => {
  it.each([
    ['12,90', 1290],
    ['12.9', 1290],
    ['12', 1200],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1 234,56 €', 123_456],
    ['0', 0],
    ['10.6195', 1062],
  ])('parses %s as %i', (cell, cents) => {
    expect(parseCents(cell)).toBe(cents)
  })

  it.each(['1.234', '1,234', 'dvanaest', '', '-5', '12,90,1', '9999999999', '€', '1e5', 'NaN'])('%s is none', (cell) => {
    expect(() => parseCents(cell)).toThrow(/iznos/i)
  })

  it('comes back exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        expect(parseCents(formatCents(cents))).toBe(cents)
      }),
    )
  })
})

describe('parseDecimal', () => {
  it.each([
    ['1,5', 1.5],
    ['1.234', 1.234],
    ['-3', -3],
    ['1.234,5', 1234.5],
  ])('parses %s as %d', (cell, value) => {
    expect(parseDecimal(cell)).toBe(value)
  })

  it('round-trips three decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (n) => {
        expect(parseDecimal(formatDecimal(n / 1000))).toBe(n / 1000)
      }),
    )
  })

  it('parseWhole accepts what a spreadsheet writes', () => {
    const parse = parseInteger({ min: 0, max: 100 })
    expect([parse('5'), parse('5,00'), parse(' 7 ')]).toEqual([5, 5, 7])
    for (const cell of ['5,5', '101', '-1', '', 'x']) expect(() => parse(cell)).toThrow('mora biti cijeli broj')
  })

  it('parseInteger refuses thousands that could be decimals', () => {
    const parse = parseInteger({ min: -1_000_000, max: 1_000_000 })
    for (const cell of ['1.000', '1,000', '-25.000', ' 100,000 ']) expect(() => parse(cell)).toThrow('Nejasan broj')
    expect([parse('1000'), parse('1.000,00'), parse('1,000.0'), parse('0.000')]).toEqual([1000, 1000, 1000, 0])
  })
})

it.each([
  ['da', true],
  ['DA', true],
  ['1', true],
  ['ne', false],
  ['', false],
  ['FALSE', false],
])('parseYesNo parses %s as %s', (cell, value) => {
  expect(parseYesNo(cell)).toBe(value)
})

describe('parseMoment', () => {
  it.each([
    ['2026-11-20', '2026-11-19T23:00:00.000Z'],
    ['20.11.2026.', '2026-11-19T23:00:00.000Z'],
    ['20. 7. 2026. 14:30', '2026-07-20T12:30:00.000Z'],
    ['2026-07-20 14:30:15', '2026-07-20T12:30:15.000Z'],
    ['2026-11-20T13:30:15.120Z', '2026-11-20T13:30:15.120Z'],
    ['2026-10-25 02:30', '2026-10-25T00:30:00.000Z'],
  ])('parses %s as %s in Zagreb', (cell, iso) => {
    expect(parseTimestamp(cell).toISOString()).toBe(iso)
  })

  it('parseEnd includes the whole day', () => {
    expect(parseEnd('30.11.2026.').toISOString()).toBe('2026-11-30T23:00:00.000Z')
    expect(parseEnd('2026-11-30 12:00').toISOString()).toBe('2026-11-30T11:00:00.000Z')
  })

  it.each(['31.2.2026.', 'sutra', '2026-13-01', '20.11.26', '2026-01-01 25:00', ''])('%s is none', (cell) => {
    expect(() => parseTimestamp(cell)).toThrow(/datum/i)
  })

  it('round-trips, also in the repeated hour of autumn', () => {
    const around = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    const repeated = fc.integer({ min: 0, max: 7200 }).map((s) => new Date(Date.UTC(2026, 9, 25) + s * 1000))
    fc.assert(
      fc.property(fc.oneof(around, repeated), (moment) => {
        expect(parseTimestamp(formatTimestamp(moment))).toEqual(moment)
      }),
    )
  })

  it('parseDay returns the UTC midnight', () => {
    expect(parseDay('1.3.2025.').toISOString()).toBe('2025-03-01T00:00:00.000Z')
    expect(formatDay(parseDay('2025-03-01'))).toBe('2025-03-01')
  })
})

describe('splitList', () => {
  it('splits at unescaped separators', () => {
    expect(splitList('Romani | Poezija \\| proza | | C:\\\\x', '|')).toEqual(['Romani', 'Poezija | proza', 'C:\\x'])
    expect(splitList('Majice, Crvena\\, plava', ',')).toEqual(['Majice', 'Crvena, plava'])
  })

  it('round-trips nested lists', () => {
    const word = fc.string({ unit: fc.constantFrom('a', '\\', '|', '>', ' ', 'č'), minLength: 1 }).filter((one) => one.trim() === one)
    fc.assert(
      fc.property(fc.array(fc.array(word, { minLength: 1 })), (lists) => {
        const cell = joinList(
          lists.map((list) => joinList(list, '>')),
          '|',
        )
        expect(splitList(cell, '|').map((item) => splitList(item, '>'))).toEqual(lists)
      }),
    )
  })
})

describe('parseSku', () => {
  it('accepts a short line', () => {
    expect(parseSku(' KLA-001 ')).toBe('KLA-001')
  })

  it('refuses a number in exponent notation', () => {
    expect(() => parseSku('9,78954E+12')).toThrow('Excel')
  })
})
