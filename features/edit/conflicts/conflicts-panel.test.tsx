import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { EditBar } from '../bar/edit-bar'
import { usePeople } from '../presence/people-store'
import { editStore, openDocument, updateDocument } from '../store/edit-store'
import { startEditingSession } from '../session/editing-user'
import { ConflictsPanel } from './conflicts-panel'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
vi.mock('../bar/lazy-tools-menu', () => ({ LazyToolsMenu: () => null }))
vi.mock('../presence/lazy-presence', () => ({ Presence: () => null }))
// jsdom has no adopted style sheets.
vi.mock('../kit/canvas-marks', () => ({ markCanvas: () => () => {} }))

const key = 'page:1'
const conflict = { section: 's_1', path: ['meta', 'title'], mine: 'Moje', theirs: 'Njihovo', client: 'c_2' }
const person = { client: 'c_2', name: 'Ana Kovač', colour: 0, keys: [key], selected: null }

beforeEach(() => {
  useAuthStore.setState({ status: 'signedIn', userId: '1' })
  startEditingSession()
  usePeople.setState({ people: [] })
  editStore.setState({ ...editStore.getInitialState(), documents: {}, past: [], future: [] })
  const document = { v: 1, sections: { s_1: { type: 'hero', pos: 'V', meta: { title: 'Moje' } } } } as const
  openDocument(key, { document, revision: 1, pictures: {}, isChanged: true })
  updateDocument(key, ({ draft }) => ({ draft: { ...draft, conflicts: [conflict] } }))
})

// docs/rules/editing.md#conflict
it.each([
  ['a colleague', [{ ...person, userId: 2 }], /^Kolega je istodobno/, 'Zadrži njihovo'],
  ["the editor's other window", [{ ...person, userId: 1 }], /^U drugom vašem prozoru istodobno/, 'Zadrži ono iz drugog prozora'],
  ['a window that has gone', [], /promijenjeno u drugom prozoru/, 'Zadrži njihovo'],
])('names %s', (_, people, text, keep) => {
  usePeople.setState({ people })
  renderInEdit(<ConflictsPanel />)
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('button', { name: keep })).toBeTruthy()
})

it('names a section that a colleague has removed, and shows only its texts', () => {
  const mine = { type: 'page-title', pos: 'W', meta: { title: 'Moj naslov' }, options: { tone: 'sand' } }
  updateDocument(key, ({ draft }) => ({ draft: { ...draft, conflicts: [{ section: 's_2', path: [], mine, theirs: undefined }] } }))
  renderInEdit(<ConflictsPanel />)
  expect(screen.getByText('Naslov stranice')).toBeTruthy()
  expect(screen.getByText('Moj naslov').textContent).toBe('Moj naslov')
  expect(screen.queryByText(/page-title|sand/)).toBeNull()
})

it('is announced once in the bar, with one button that leads to the choice', async () => {
  const { user } = renderInEdit(<EditBar />)
  expect(screen.getAllByText('1 polje čeka vašu odluku')).toHaveLength(1)
  const button = screen.getByRole('button', { name: 'Odaberi' })
  await user.click(button)
  expect(editStore.getState().panel).toBe('conflicts')
  expect(button.getAttribute('aria-expanded')).toBe('true')
})
