import { expect, it } from 'vitest'
import {
  confirmSaved,
  changeField,
  changesBetween,
  decideConflict,
  followRecord,
  isDirty,
  rebase,
  startForm,
  valuesOf,
  type LaterChange,
} from './form-state'

const record = { version: 3, fields: { name: 'Uvjeti', text: 'Prihvaćam.' } }
const typed = changeField(startForm(record), 'name', 'Moj naziv')
const theirs = (field: string, value: string, isConflict: boolean): LaterChange => ({
  field,
  theirs: value,
  by: 'Ivo',
  at: '2026-11-27T10:00:00.000Z',
  isConflict,
})

it('sends only what was changed, and nothing when it was changed back', () => {
  expect(typed.edits).toEqual({ name: 'Moj naziv' })
  expect(isDirty(changeField(typed, 'name', 'Uvjeti'))).toBe(false)
})

it('follows a newer record only while nothing is typed, and never an older one', () => {
  const newer = { version: 4, fields: { name: 'Njihov', text: 'Prihvaćam.' } }
  expect(followRecord(startForm(record), newer).base).toBe(newer)
  expect(followRecord(typed, newer)).toBe(typed)
  expect(followRecord(startForm(newer), record).base).toBe(newer)
})

it('keeps what was typed while a save ran', () => {
  const during = changeField(changeField(typed, 'name', 'Još dulji naziv'), 'text', 'Novo')
  const saved = { version: 4, fields: { name: 'Moj naziv', text: 'Prihvaćam.' } }
  expect(confirmSaved(during, { name: 'Moj naziv' }, saved)).toEqual({
    base: saved,
    edits: { name: 'Još dulji naziv', text: 'Novo' },
    conflicts: [],
  })
  expect(isDirty(confirmSaved(typed, { name: 'Moj naziv' }, saved))).toBe(false)
})

it('takes over what a colleague changed elsewhere, and waits for a choice where both changed the same', () => {
  const refused = rebase(typed, 5, [theirs('name', 'Ivin naziv', true), theirs('text', 'Ivin tekst', false)])
  expect(refused.conflicts.map(({ field }) => field)).toEqual(['name'])
  expect(valuesOf(refused)).toEqual({ name: 'Moj naziv', text: 'Ivin tekst' })
  expect(refused.base).toEqual({ version: 5, fields: { name: 'Ivin naziv', text: 'Ivin tekst' } })
  const mine = decideConflict(refused, 'name', 'mine')
  expect([mine.conflicts, mine.edits]).toEqual([[], { name: 'Moj naziv' }])
  const taken = decideConflict(refused, 'name', 'theirs')
  expect([taken.conflicts, isDirty(taken), valuesOf(taken).name]).toEqual([[], false, 'Ivin naziv'])
})

it('has no conflict where both gave the same value', () => {
  const refused = rebase(typed, 5, [theirs('name', 'Moj naziv', true)])
  expect([refused.conflicts, refused.edits]).toEqual([[], {}])
})

it('finds what differs where the server does not know who changed it', () => {
  const now = { version: 9, fields: { name: 'Uvezeno', text: 'Prihvaćam.' } }
  expect(changesBetween(record, now)).toEqual([{ field: 'name', theirs: 'Uvezeno', by: '', at: null, isConflict: true }])
})
