import { expect, it } from 'vitest'
import { slugOf } from './slug'

it.each([
  ['Šuma Striborova, 2. izdanje', 'suma-striborova-2-izdanje'],
  ['Đurđica i „Ćiro”', 'durdica-i-ciro'],
  ['Straße', 'strasse'],
  ['漢字', ''],
])('slugOf turns %s into %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

it('ends no cut slug with a hyphen', () => {
  expect(slugOf('šuma striborova', 5)).toBe('suma')
})
