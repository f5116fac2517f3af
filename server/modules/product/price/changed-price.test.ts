import { describe, expect, it } from 'vitest'
import { changedPrice } from './changed-price'

// docs/rules/catalog.md#price-ending
describe('a changed price', () => {
  it.each([
    ['10 % less', 1999, { by: 'percent', value: -10, ending: 'none' }, 1799],
    ['10 % more, exactly', 1000, { by: 'percent', value: 10, ending: 'none' }, 1100],
    ['half a cent rounds up', 1050, { by: 'percent', value: -5, ending: 'none' }, 998],
    ['hundredths of a percent', 10_000, { by: 'percent', value: -0.01, ending: 'none' }, 9999],
    ['an amount less', 1999, { by: 'amount', value: -2.5, ending: 'none' }, 1749],
    ['an amount that decimals represent badly', 10, { by: 'amount', value: 0.29, ending: 'none' }, 39],
    ['the largest price', 100_000_000, { by: 'percent', value: 1000, ending: 'none' }, 1_100_000_000],
    ['nothing left', 200, { by: 'amount', value: -2, ending: 'none' }, 0],
    ['less than nothing', 200, { by: 'amount', value: -3, ending: '99' }, -100],
    ['a free product stays free', 0, { by: 'percent', value: 50, ending: 'none' }, 0],
  ] as const)('%s', (_, before, rule, after) => expect(changedPrice(before, rule)).toBe(after))
})

describe('the ending of a changed price', () => {
  it.each([
    ['the nearer one below', 1999, { by: 'percent', value: -10, ending: '90' }, 1790],
    ['the nearer one above', 2050, { by: 'percent', value: -10, ending: '90' }, 1890],
    ['one that it has already', 2000, { by: 'amount', value: -0.01, ending: '99' }, 1999],
    ['of equally near ones the higher', 3000, { by: 'amount', value: -0.6, ending: '90' }, 2990],
    ['whole euros', 1999, { by: 'percent', value: -10, ending: '00' }, 1800],
    ['a reduction is never above the price before', 950, { by: 'percent', value: -1, ending: '90' }, 890],
    ['a reduction may end where it began', 1299, { by: 'percent', value: -2, ending: '99' }, 1299],
    ['a rise is never below the price before', 1000, { by: 'percent', value: 1, ending: '90' }, 1090],
    ['the lowest one, where the nearer one would be below nothing', 200, { by: 'percent', value: -85, ending: '90' }, 90],
    ['no price, where the lowest ending is above the price before', 50, { by: 'percent', value: -20, ending: '90' }, 0],
    ['the ending alone, in both directions', 1530, { by: 'amount', value: 0, ending: '90' }, 1490],
  ] as const)('%s', (_, before, rule, after) => expect(changedPrice(before, rule)).toBe(after))
})
