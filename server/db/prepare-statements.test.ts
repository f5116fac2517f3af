import { expect, it } from 'vitest'
import { createStatementPreparer, plannedForValues } from './prepare-statements'

const times = (count: number, work: () => boolean) => Array.from({ length: count }, work).filter(Boolean).length

it('prepares a statement with parameters from its eleventh use on', () => {
  const prepare = createStatementPreparer()
  const isPrepared = () => prepare(['select $1', [1], { prepare: false }])[2]?.prepare === true
  expect([times(10, isPrepared), isPrepared()]).toEqual([0, true])
})

it.each<[string, string, number[]]>([
  ['without parameters', 'select 1', []],
  ['of great length', `select $1 ${' '.repeat(20_000)}`, [1]],
  ['that is planned for its values', `select $1 ${plannedForValues}`, [1]],
])('never prepares a statement %s', (_, text, parameters) => {
  const prepare = createStatementPreparer()
  expect(times(30, () => prepare([text, parameters, undefined])[2]?.prepare === true)).toBe(0)
})

it('prepares a bounded number of texts', () => {
  const prepare = createStatementPreparer()
  const texts = Array.from({ length: 400 }, (_, n) => `select $1 + ${n}`)
  const prepared = texts.filter((text) => times(20, () => prepare([text, [1], undefined])[2]?.prepare === true) > 0)
  expect(prepared).toEqual(texts.slice(0, 250))
})
