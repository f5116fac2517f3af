import { describe, expect, it } from 'vitest'
import { sortTypes } from '@/lib/api/entities/category.schema'
import { chooseSort, sortsOf } from './choose-sort'

const plain = { asked: null, allowed: sortTypes, categoryDefault: null, hasKeywords: false, namesIds: false }

describe('the order of a list', () => {
  it.each([
    ['newest first without a word', {}, 'id-desc'],
    ['as asked', { asked: 'finalPrice-asc' as const }, 'finalPrice-asc'],
    ['as its category says', { categoryDefault: 'name-asc' as const }, 'name-asc'],
    [
      'not as asked when the category does not offer it',
      { asked: 'finalPrice-asc' as const, allowed: ['name-asc' as const], categoryDefault: 'name-asc' as const },
      'name-asc',
    ],
    ['by relevance when searched', { hasKeywords: true, categoryDefault: 'name-asc' as const }, 'relevance'],
    ['as asked, even when searched', { hasKeywords: true, asked: 'name-desc' as const }, 'name-desc'],
    ['as named when ids are named', { namesIds: true }, 'asNamed'],
  ])('is %s', (_, facts, expected) => {
    expect(chooseSort({ ...plain, ...facts })).toBe(expected)
  })
})

describe("a category's orders", () => {
  it('are all of them, newest first, when it names none', () => {
    expect(sortsOf({ sortTypes: [], sortDefaultType: null })).toEqual({ allowed: [...sortTypes], fallback: 'id-desc' })
  })
  it('are its own, in its order, without what nobody knows', () => {
    const row = { sortTypes: ['name-asc', 'no-such', 'finalPrice-desc'], sortDefaultType: 'name-asc' }
    expect(sortsOf(row)).toEqual({ allowed: ['name-asc', 'finalPrice-desc'], fallback: 'name-asc' })
  })
  it('begin with the first one when the default is none of them', () => {
    expect(sortsOf({ sortTypes: ['name-asc'], sortDefaultType: 'id-desc' }).fallback).toBe('name-asc')
  })
})
