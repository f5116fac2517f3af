import { describe, expect, it } from 'vitest'
import { orderSqlFiles } from './sql-files'

const order = (texts: Record<string, string>) => orderSqlFiles(new Map(Object.entries(texts)))
const hashOf = (texts: Record<string, string>, name: string) => order(texts).find((file) => file.name === name)?.hash

describe('orderSqlFiles', () => {
  it('puts each file after those it requires', () => {
    const files = order({ a: '-- requires: c, b\nselect 1;', b: '-- requires: c\nselect 2;', c: 'select 3;' })
    expect(files.map(({ name }) => name)).toEqual(['c', 'b', 'a'])
  })

  it('passes on the requirement of tables', () => {
    const files = order({ a: '-- requires: b\nselect 1;', b: '-- requires: tables\nselect 2;', c: 'select 3;' })
    expect(files.map(({ name, requiresTables }) => [name, requiresTables])).toEqual([
      ['b', true],
      ['a', true],
      ['c', false],
    ])
  })

  it('changes the hash with the statements of the file or of a required one, not with a comment', () => {
    const before = hashOf({ a: '-- requires: b\nselect 1;', b: 'select 2;' }, 'a')
    expect(hashOf({ a: '-- requires: b\nselect 1;', b: 'select 3;' }, 'a')).not.toBe(before)
    expect(hashOf({ a: '-- requires: b\nselect 4;', b: 'select 2;' }, 'a')).not.toBe(before)
    expect(hashOf({ a: '-- Another comment.\n-- requires: b\nselect 1;', b: 'select 2;' }, 'a')).toBe(before)
  })

  it.each([
    ['missing', { a: '-- requires: b\nselect 1;' }, 'a > b'],
    ['circular', { a: '-- requires: b\nselect 1;', b: '-- requires: a\nselect 2;' }, 'a > b > a'],
  ])('refuses a %s requirement', (_, texts, chain) => {
    expect(() => order(texts)).toThrow(chain)
  })
})
