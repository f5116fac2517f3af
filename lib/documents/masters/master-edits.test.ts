import { describe, expect, it } from 'vitest'
import { applyChanges, type Change } from '@/lib/documents/changes'
import type { Document, DocumentSection, Json } from '@/lib/documents/document'
import { resetAllToMaster, isOverridden, masterSection, placeEdit, shareValues, type EditScope } from './master-edits'
import { withMaster } from './masters'

const shared: DocumentSection = {
  type: 'faq',
  pos: 'a0',
  meta: { title: 'A', image: { mediaId: 1 }, items: { i_1: { pos: 'V', text: 'prva' }, i_2: { pos: 'W', text: 'druga' } } },
}
const ownItem = { i_3: { pos: 'X', text: 'treća' } }

type Edit = ['set', string, Json] | ['unset', string]

const changeOf = ([kind, path, value = null]: Edit): Change => {
  const place = { section: 's_1', path: path.split(' ') }
  return kind === 'set' ? { kind, ...place, value } : { kind, ...place }
}

/** What an edit makes of the section's own values, of the master and of what is shown. */
function after(edit: Edit, scope: EditScope, meta: Json = {}) {
  const page: Document = { v: 1, sections: { s_1: { type: 'faq', pos: 'V', master: 7, meta } } }
  const master: Document = { v: 1, sections: { [masterSection]: shared } }
  const own = page.sections.s_1 ?? shared
  const placed = placeEdit({ key: 'page:1', section: 's_1', own, master: shared }, changeOf(edit), scope)
  const changesOf = (key: string) => placed.flatMap((one) => (one.key === key ? [one.change] : []))
  const section = applyChanges(page, changesOf('page:1')).document.sections.s_1 ?? shared
  const base = applyChanges(master, changesOf('master:7')).document.sections[masterSection] ?? shared
  return { own: section.meta, master: base.meta, shown: withMaster(section, base).meta }
}

describe('an edit of a section with a master', () => {
  it.each<[string, Edit, object]>([
    ['sets a field', ['set', 'meta title', 'B'], { title: 'B' }],
    ['sets a field of an item', ['set', 'meta items #i_1 text', 'B'], { items: { i_1: { text: 'B' } } }],
    ['adds an item', ['set', 'meta items #i_9', { pos: 'Y', text: 'nova' }], { items: { i_9: { pos: 'Y', text: 'nova' } } }],
    ['takes an item out', ['unset', 'meta items #i_1'], { items: { i_1: null } }],
    ['empties a picture', ['unset', 'meta image'], { image: null }],
  ])('%s here only', (_, edit, own) => {
    const result = after(edit, 'here')
    expect(result.own).toEqual(own)
    expect(result.master).toEqual(shared.meta)
    expect(result.shown).not.toEqual(shared.meta)
  })

  it.each<Edit>([
    ['set', 'meta title', 'B'],
    ['set', 'meta items #i_1 text', 'B'],
    ['set', 'meta items #i_9', { pos: 'Y', text: 'nova' }],
    ['unset', 'meta items #i_1'],
    ['unset', 'meta image'],
  ])('goes to the master: %s %s', (...edit) => {
    const result = after(edit, 'everywhere')
    expect(result.own).toEqual({})
    expect(result.shown).toEqual(result.master)
    expect(result.master).not.toEqual(shared.meta)
  })

  it('to everywhere takes the own value of the field away', () => {
    expect(after(['set', 'meta title', 'B'], 'everywhere', { title: 'C' })).toMatchObject({ own: {}, shown: { title: 'B' } })
  })

  it.each<[string, Edit, Json]>([
    ['a field of an own item', ['set', 'meta items #i_3 text', 'B'], { items: ownItem }],
    ['an own item that is removed', ['unset', 'meta items #i_3'], { items: ownItem }],
    ['a part of an own picture', ['set', 'meta image alt', 'B'], { image: { mediaId: 2 } }],
  ])('stays here: %s', (_, edit, meta) => {
    expect(after(edit, 'everywhere', meta).master).toEqual(shared.meta)
  })
})

it('gives own values to the master', () => {
  const own: DocumentSection = { type: 'faq', pos: 'V', master: 7, meta: { title: 'B', items: { i_1: null } } }
  const use = { key: 'page:1', section: 's_1', own, master: shared }
  expect(
    shareValues(use, [
      ['meta', 'title'],
      ['meta', 'items', '#i_1'],
      ['meta', 'lead'],
    ]),
  ).toEqual([
    { key: 'master:7', change: { kind: 'set', section: 'master', path: ['meta', 'title'], value: 'B' } },
    { key: 'page:1', change: { kind: 'unset', section: 's_1', path: ['meta', 'title'] } },
    { key: 'master:7', change: { kind: 'unset', section: 'master', path: ['meta', 'items', '#i_1'] } },
    { key: 'page:1', change: { kind: 'unset', section: 's_1', path: ['meta', 'items', 'i_1'] } },
  ])
})

it('gives a new item to the master once, with what was written in it and its phone values', () => {
  const item = { pos: 'Y', text: 'nova' }
  const mobileMeta = { items: { i_9: { text: 'n' } } }
  const own: DocumentSection = { type: 'faq', pos: 'V', master: 7, meta: { items: { i_9: item } }, mobileMeta }
  const use = { key: 'page:1', section: 's_1', own, master: shared }
  expect(
    shareValues(use, [
      ['meta', 'items', '#i_9'],
      ['meta', 'items', '#i_9', 'text'],
      ['mobileMeta', 'items', 'i_9', 'text'],
    ]),
  ).toEqual([
    { key: 'master:7', change: { kind: 'set', section: 'master', path: ['meta', 'items', '#i_9'], value: item } },
    { key: 'page:1', change: { kind: 'unset', section: 's_1', path: ['meta', 'items', 'i_9'] } },
    { key: 'master:7', change: { kind: 'set', section: 'master', path: ['mobileMeta', 'items', 'i_9', 'text'], value: 'n' } },
    { key: 'page:1', change: { kind: 'unset', section: 's_1', path: ['mobileMeta', 'items', 'i_9', 'text'] } },
  ])
})

it('knows own values and gives them all back, but not the place and the settings of the section', () => {
  const own: DocumentSection = { type: 'faq', pos: 'V', master: 7, hide: { mobile: true }, meta: { title: 'B' }, options: {} }
  expect([isOverridden(own, ['meta', 'title']), isOverridden(own, ['meta', 'lead'])]).toEqual([true, false])
  expect(resetAllToMaster({ key: 'page:1', section: 's_1', own })).toEqual([
    { key: 'page:1', change: { kind: 'unset', section: 's_1', path: ['meta'] } },
  ])
})
