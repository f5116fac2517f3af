import { describe, expect, it } from 'vitest'
import { formatCents, formatPrice, fromCents, toCents } from './money'

describe('prices', () => {
  it.each([
    [0, '0,00 €'],
    [4, '4,00 €'],
    [19.9, '19,90 €'],
    [1234.56, '1.234,56 €'],
    [1234567.8, '1.234.567,80 €'],
    [-4.5, '−4,50 €'],
  ])('formats %s as %s in Croatian', (amount, text) => {
    expect(formatPrice(amount, 'hr')).toBe(text.replace(' ', '\u00a0'))
  })

  it.each([
    [0, '€0.00'],
    [19.9, '€19.90'],
    [1234.56, '€1,234.56'],
    [1234567.8, '€1,234,567.80'],
    [-4.5, '−€4.50'],
  ])('formats %s as %s in English', (amount, text) => {
    expect(formatPrice(amount, 'en')).toBe(text)
  })

  it('formats cents like euros', () => {
    expect(formatCents(1990, 'hr')).toBe(formatPrice(19.9, 'hr'))
  })

  it.each([1, 29, 1990, 123456, 999999999])('converts %s cents to euros and back', (cents) => {
    expect(toCents(fromCents(cents))).toBe(cents)
  })

  it('rounds a sum of decimals to the cent', () => {
    expect(toCents(0.1 + 0.2)).toBe(30)
  })
})
