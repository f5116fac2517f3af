import { expect, it } from 'vitest'
import { changeView, emptyReason, filterOf, firstView } from './library-view'

const base = { trash: false, sort: 'newest', page: 1, limit: 24 }

it.each([
  ['everything', firstView, undefined, base],
  ['a search without its spaces', { ...firstView, search: ' more ' }, undefined, { ...base, search: 'more' }],
  ['the kinds that may be chosen', firstView, ['picture'] as const, { ...base, kinds: ['picture'] }],
  ['one kind of them', { ...firstView, kind: 'video' as const }, ['picture', 'video'] as const, { ...base, kinds: ['video'] }],
  ['a folder with a tag', { ...firstView, folder: 3, tag: 'ljeto' }, undefined, { ...base, folderId: 3, tags: ['ljeto'] }],
  ['the trash of all folders', { ...firstView, folder: 3, trash: true }, undefined, { ...base, trash: true }],
])('%s', (_, view, kinds, filter) => expect(filterOf(view, kinds)).toEqual(filter))

it.each([
  ['empty', firstView, undefined],
  ['emptyFolder', { ...firstView, folder: 3 }, undefined],
  ['nothingFound', { ...firstView, folder: 3, search: 'more' }, undefined],
  ['nothingFound', { ...firstView, kind: 'video' as const }, undefined],
  ['nothingFound', firstView, ['video'] as const],
  ['trashEmpty', { ...firstView, folder: 3, trash: true }, undefined],
  ['nothingFound', { ...firstView, trash: true, tag: 'ljeto' }, undefined],
])('%s is why there is nothing to show', (reason, view, kinds) => expect(emptyReason(view, kinds)).toBe(reason))

it('begins another filter on its first page', () => {
  expect(changeView({ ...firstView, page: 4 }, { tag: 'ljeto' }).page).toBe(1)
  expect(changeView(firstView, { page: 2 }).page).toBe(2)
})
