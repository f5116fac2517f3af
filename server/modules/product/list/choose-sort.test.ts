import { describe, expect, it } from 'vitest'
import { sortTypes } from '@/lib/api/entities/category.schema'
import { chooseSort, parseCategorySorts } from './choose-sort'

const plain = { requested: null, allowed: sortTypes, categoryDefault: null, hasKeywords: false, hasIds: false }

describe('chooseSort', () => {
  it.each([
    ['newest first by default', {}, 'id-desc'],
    ['the requested order', { requested: 'finalPrice-asc' as const }, 'finalPrice-asc'],
    ["the category's default", { categoryDefault: 'name-asc' as const }, 'name-asc'],
    [
      "the category's default when the category does not offer the requested order",
      { requested: 'finalPrice-asc' as const, allowed: ['name-asc' as const], categoryDefault: 'name-asc' as const },
      'name-asc',
    ],
    ['relevance with keywords', { hasKeywords: true, categoryDefault: 'name-asc' as const }, 'relevance'],
    ['the requested order also with keywords', { hasKeywords: true, requested: 'name-desc' as const }, 'name-desc'],
    ['the order of the given ids', { hasIds: true }, 'givenIds'],
  ])('returns %s', (_, request, expected) => {
    expect(chooseSort({ ...plain, ...request })).toBe(expected)
  })
})

describe('parseCategorySorts', () => {
  it('allows all sort types, newest first, for an empty list', () => {
    expect(parseCategorySorts({ sortTypes: [], sortDefaultType: null })).toEqual({ allowed: [...sortTypes], fallback: 'id-desc' })
  })
  it("keeps the category's order and skips unknown types", () => {
    const row = { sortTypes: ['name-asc', 'no-such', 'finalPrice-desc'], sortDefaultType: 'name-asc' }
    expect(parseCategorySorts(row)).toEqual({ allowed: ['name-asc', 'finalPrice-desc'], fallback: 'name-asc' })
  })
  it('falls back to the first type when the default is not allowed', () => {
    expect(parseCategorySorts({ sortTypes: ['name-asc'], sortDefaultType: 'id-desc' }).fallback).toBe('name-asc')
  })
})
