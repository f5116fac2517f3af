import { describe, expect, it } from 'vitest'
import { dropBefore, itemsOf, moveRow, removeRow, type MenuMove, type MenuRow } from './menu-rows'

/** 'a b> c>> d' is a with b below it, c below that, and d. */
function rows(text: string): MenuRow[] {
  return text.split(' ').map((word) => {
    const title = word.replaceAll('>', '')
    return { key: title, depth: word.length - title.length, title, link: { kind: 'page', id: 1, hash: '' }, targetTitle: null }
  })
}

const textOf = (all: readonly MenuRow[]) => all.map(({ title, depth }) => title + '>'.repeat(depth)).join(' ')

// docs/rules/content.md#menus
describe('the rows of a menu', () => {
  it.each<[string, number, MenuMove, string]>([
    ['a b c', 1, 'up', 'b a c'],
    ['a b c', 0, 'up', 'a b c'],
    ['a b> c d>', 2, 'up', 'c d> a b>'],
    ['a b> c', 0, 'down', 'c a b>'],
    ['a b> c>', 1, 'down', 'a c> b>'],
    ['a b> c', 1, 'down', 'a b> c'],
    ['a b', 1, 'indent', 'a b>'],
    ['a b> c', 2, 'indent', 'a b> c>'],
    ['a b>', 1, 'indent', 'a b>'],
    ['a b c> d>>', 1, 'indent', 'a b c> d>>'],
    ['a b> c> d', 1, 'outdent', 'a c> b d'],
    ['a b', 1, 'outdent', 'a b'],
  ])('%s: item %i moved %s is %s', (before, index, move, after) => {
    expect(textOf(moveRow(rows(before), index, move))).toBe(after)
  })

  it.each([
    ['a b> c', 2, 0, 'c a b>'],
    ['a b> c', 2, 1, 'a c> b>'],
    ['a b> c', 0, 1, 'a b> c'],
    ['a b> c>> d e>', 3, 2, 'a b> c>> d e>'],
  ])('%s: item %i dropped before %i is %s', (before, from, to, after) => {
    expect(textOf(dropBefore(rows(before), from, to))).toBe(after)
  })

  it('removes an item with those below it', () => {
    expect(textOf(removeRow(rows('a b> c>> d'), 0))).toBe('d')
  })

  it('are saved as a tree', () => {
    const item = (title: string) => ({ title, link: { kind: 'page', id: 1, hash: '' } })
    expect(itemsOf(rows('a b> c>> d'))).toEqual([
      { ...item('a'), children: [{ ...item('b'), children: [item('c')] }] },
      { ...item('d'), children: [] },
    ])
  })
})
