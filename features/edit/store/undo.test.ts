import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Change } from '@/lib/documents/changes'
import type { Document } from '@/lib/documents/document'
import { receive, startSaving } from '@/lib/documents/draft'
import { editStore, openDocument, commitEdit, updateDocument } from './edit-store'
import { setField } from './perform-edit'
import { redo, undo } from './undo'

const key = 'page:1'
const hero: Document = { v: 1, sections: { s_1: { type: 'hero', pos: 'a0', meta: { title: 'Prije' } } } }
const path = ['meta', 'title']
const label = { message: 'field', section: 'hero', path } as const

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') })
  editStore.setState({ ...editStore.getInitialState(), documents: {}, past: [], future: [] })
  openDocument(key, { document: hero, revision: 4, pictures: {}, isChanged: false })
})
afterEach(() => void vi.useRealTimers())

const title = () => editStore.getState().documents[key]?.draft.document.sections.s_1?.meta
const type = (value: string) => setField({ key, section: 's_1', path, value, label })

describe('the history (docs/rules/editing.md#undo)', () => {
  it('undoes and redoes an edit', () => {
    type('Poslije')
    expect(title()).toEqual({ title: 'Poslije' })
    expect(undo()).toBe(true)
    expect(title()).toEqual({ title: 'Prije' })
    redo()
    expect(title()).toEqual({ title: 'Poslije' })
  })

  it('joins typing in one field within a second', () => {
    for (const value of ['P', 'Po', 'Pos']) type(value)
    expect(editStore.getState().past).toHaveLength(1)
    undo()
    expect(title()).toEqual({ title: 'Prije' })
  })

  it('begins another step after a pause', () => {
    type('Po')
    vi.advanceTimersByTime(1001)
    type('Poslije')
    undo()
    expect(title()).toEqual({ title: 'Po' })
  })

  it('is one step over several documents', () => {
    openDocument('page:2', { document: hero, revision: 0, pictures: {}, isChanged: false })
    commitEdit({
      label: { message: 'paste' },
      changes: [
        { key, changes: [{ kind: 'remove', section: 's_1' }] },
        { key: 'page:2', changes: [{ kind: 'set', section: 's_1', path, value: 'Drugdje' }] },
      ],
    })
    undo()
    const { documents } = editStore.getState()
    expect([documents[key]?.draft.document, documents['page:2']?.draft.document]).toEqual([hero, hero])
  })

  it('ignores an edit without effect', () => {
    type('Prije')
    expect(editStore.getState().past).toEqual([])
  })

  it('forgets what was undone once something else is edited', () => {
    type('Jedno')
    undo()
    type('Drugo')
    expect(editStore.getState().future).toEqual([])
  })

  it('leaves a field alone that a colleague has changed since, and says so', () => {
    type('Moje')
    updateDocument(key, ({ draft }) => {
      const mine = startSaving(draft)
      const { client, sequence, changes } = mine.sending ?? { client: '', sequence: 0, changes: [] }
      const theirs = [{ kind: 'set' as const, section: 's_1', path, value: 'Njihovo' }]
      return {
        draft: receive(mine, [
          { client, sequence, changes, revision: 5 },
          { client: 'c_other', sequence: 1, changes: theirs, revision: 6 },
        ]),
      }
    })
    expect(undo()).toBe(false)
    expect(title()).toEqual({ title: 'Njihovo' })
  })

  /** A colleague saves changes after this window's are saved. */
  function colleagueSaves(changes: Change[]) {
    updateDocument(key, ({ draft }) => {
      const mine = startSaving(draft)
      const own = mine.sending ? [{ ...mine.sending, revision: mine.revision + 1 }] : []
      return { draft: receive(mine, [...own, { client: 'c_other', sequence: 1, changes, revision: mine.revision + own.length + 1 }]) }
    })
  }
  const section = (id: string) => editStore.getState().documents[key]?.draft.document.sections[id]

  it('leaves a section where a colleague has moved it since', () => {
    commitEdit({ label: { message: 'move' }, changes: [{ key, changes: [{ kind: 'move', section: 's_1', pos: 'b' }] }] })
    colleagueSaves([{ kind: 'move', section: 's_1', pos: 'c' }])
    expect(undo()).toBe(false)
    expect(section('s_1')?.pos).toBe('c')
  })

  it('does not remove an added section that a colleague has written in', () => {
    const added: Change = { kind: 'add', section: 's_2', value: { type: 'hero', pos: 'b' } }
    commitEdit({ label: { message: 'add' }, changes: [{ key, changes: [added] }] })
    colleagueSaves([{ kind: 'set', section: 's_2', path, value: 'Njihovo' }])
    expect(undo()).toBe(false)
    expect(section('s_2')?.meta).toEqual({ title: 'Njihovo' })
  })

  it('removes an added section after what was written in it, and brings both back', () => {
    const added: Change = { kind: 'add', section: 's_2', value: { type: 'hero', pos: 'b' } }
    commitEdit({ label: { message: 'add' }, changes: [{ key, changes: [added] }] })
    setField({ key, section: 's_2', path, value: 'Moje', label })
    expect([undo(), undo()]).toEqual([true, true])
    expect(section('s_2')).toBeUndefined()
    redo()
    redo()
    expect(section('s_2')?.meta).toEqual({ title: 'Moje' })
  })

  it('does not repeat an edit over what a colleague has written since it was undone', () => {
    type('Moje')
    undo()
    colleagueSaves([{ kind: 'set', section: 's_1', path, value: 'Njihovo' }])
    redo()
    expect(title()).toEqual({ title: 'Njihovo' })
  })
})
