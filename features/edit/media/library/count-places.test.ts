import { expect, it } from 'vitest'
import { countPlaces } from './count-places'

const page = { kind: 'page', id: 7, title: 'O nama' } as const

it.each([
  ['no use', [], 0],
  ['a page, its draft and two saved versions', [page, { ...page, kind: 'draft' }, { ...page, kind: 'pageVersion', version: 3 }, page], 1],
  ['two pages of one title', [page, { ...page, id: 8 }], 2],
  ['a page and a post of one id', [page, { kind: 'post', id: 7, title: 'Nova knjižara' }], 2],
])('counts %s', (_, uses, count) => {
  expect(countPlaces(uses)).toBe(count)
})
