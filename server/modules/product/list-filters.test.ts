import { describe, expect, it } from 'vitest'
import { readFilters } from './list-filters'

const filter = (key: string, value: boolean | number | string | (number | null)[]) => ({ key, value, range: false })

describe('the filters of a list', () => {
  it('are none when none are given', () => {
    expect(readFilters([])).toEqual({})
  })
  it('are read by their keys', () => {
    expect(readFilters([filter('discount', true), filter('featured', false), filter('id', [3, 1]), filter('archived', false)])).toEqual({
      discount: true,
      featured: false,
      ids: [3, 1],
    })
  })
  it('count once each: the last one holds', () => {
    expect(readFilters([filter('discount', true), filter('discount', false)])).toEqual({ discount: false })
  })
  it.each([
    ['no-such', true],
    ['archived', true],
    ['discount', 'true'],
    ['id', [1, null]],
    ['id', [1.5]],
    ['id', -3],
  ])('refuse %s: %o', (key, value) => {
    expect(() => readFilters([filter(key, value)])).toThrow('Provjerite unesene podatke.')
  })
})
