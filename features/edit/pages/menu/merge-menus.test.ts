import { expect, it } from 'vitest'
import type { MenuRow } from './menu-rows'
import { mergeMenus, takeTheirs } from './merge-menus'

/** '1a 2b> +c' is item 1 'a' with item 2 'b' below it, and a new item 'c'; 'a@7' leads to the page 7. */
function rows(text: string): MenuRow[] {
  return text.split(' ').flatMap((word) => {
    const [, id, title = '', page = '1', marks = ''] = /^(\d|\+)(\w+)(?:@(\d))?(>*)$/.exec(word) ?? []
    if (!id) return []
    const own = { depth: marks.length, title, link: { kind: 'page' as const, id: Number(page), hash: '' }, targetTitle: null }
    return [id === '+' ? { key: `new-${title}`, ...own } : { key: `item-${id}`, id: Number(id), ...own }]
  })
}

function textOf(all: readonly MenuRow[]) {
  return all
    .map(({ id, title, depth, link }) => `${id ?? '+'}${title}${'id' in link && link.id !== 1 ? `@${link.id}` : ''}${'>'.repeat(depth)}`)
    .join(' ')
}

// docs/rules/content.md#stale-menu
it.each<[string, { base: string; mine: string; theirs: string; rows: string; conflicts?: string[] }]>([
  ['another item', { base: '1a 2b', mine: '1A 2b', theirs: '1a 2B', rows: '1A 2B' }],
  ['another field of the item', { base: '1a', mine: '1A', theirs: '1a@7', rows: '1A@7' }],
  ['the same field', { base: '1a', mine: '1A', theirs: '1Z', rows: '1A', conflicts: ['A / Z'] }],
  ['the same field, alike', { base: '1a', mine: '1A', theirs: '1A', rows: '1A' }],
  ['the same link', { base: '1a', mine: '1a@6', theirs: '1a@7', rows: '1a@6', conflicts: ['a / a'] }],
  ['the order', { base: '1a 2b', mine: '1A 2b', theirs: '2b 1a', rows: '2b 1A' }],
  ['the order, which the editor has changed too', { base: '1a 2b 3c', mine: '2b 1a 3c', theirs: '1a 3c 2b', rows: '2b 1a 3c' }],
  ['by adding an item', { base: '1a 2b', mine: '1A 2b', theirs: '1a 3c 2b', rows: '1A 3c 2b' }],
  ['by adding an item where the editor has one', { base: '1a 2b', mine: '1a 2b +n', theirs: '1a 3c 2b', rows: '1a 3c 2b +n' }],
  ['by adding the first item', { base: '1a', mine: '1a +n', theirs: '3c 1a', rows: '3c 1a +n' }],
  ['by removing an item', { base: '1a 2b', mine: '1A 2b', theirs: '1a', rows: '1A' }],
  ['by removing a parent', { base: '1a 2b>', mine: '1a 2b> +n', theirs: '2b', rows: '2b +n' }],
  ['by removing what the editor has changed', { base: '1a 2b', mine: '1a 2B', theirs: '1a', rows: '1a +B', conflicts: ['B / '] }],
  ['an item that the editor has removed', { base: '1a 2b', mine: '1a', theirs: '1a 2B', rows: '1a' }],
])('a colleague has changed %s', (_, { base, mine, theirs, rows: expected, conflicts = [] }) => {
  const merged = mergeMenus({ base: rows(base), mine: rows(mine), theirs: rows(theirs) })
  expect(textOf(merged.rows)).toBe(expected)
  expect(merged.conflicts.map((one) => `${one.mine.title} / ${one.theirs?.title ?? ''}`)).toEqual(conflicts)
})

it.each([
  ['1a', '1A', '1Z', '1Z'],
  ['1a 2b', '1a 2B', '1a', '1a'],
])('gives the value of the colleague: %s, %s, %s', (base, mine, theirs, expected) => {
  const { rows: merged, conflicts } = mergeMenus({ base: rows(base), mine: rows(mine), theirs: rows(theirs) })
  expect(textOf(conflicts.reduce(takeTheirs, merged))).toBe(expected)
})
