import { expect, test } from 'vitest'
import { at, seeded } from './random'

test('a key gives the same numbers for ever', () => {
  const random = seeded('zlatarevo-zlato')
  expect([random.int(0, 999), random.int(0, 999), random.int(0, 999), random.int(0, 999)]).toEqual([816, 275, 617, 12])
})

test('different keys give different numbers', () => {
  const firsts = Array.from({ length: 500 }, (_, index) => seeded(`knjiga-${index}`).next())
  expect(new Set(firsts).size).toBe(500)
  const mean = firsts.reduce((sum, value) => sum + value, 0) / firsts.length
  expect(mean).toBeGreaterThan(0.45)
  expect(mean).toBeLessThan(0.55)
})

test('a shuffle keeps every card', () => {
  expect(new Set(seeded('x').shuffle([1, 2, 3, 4, 5]))).toEqual(new Set([1, 2, 3, 4, 5]))
})

test('any whole number finds a place in a list', () => {
  expect([at(['a', 'b', 'c'], 4), at(['a', 'b', 'c'], -1)]).toEqual(['b', 'c'])
})
