import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { editStore, openDocument } from '../../store/edit-store'
import { WindowDialog } from './window-dialog'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))

const target = { key: 'page:1', section: 's_1' }
const when = { from: '2026-10-25T01:30:00.000Z', to: '2026-10-26T07:00:09.000Z' }

beforeEach(() => {
  editStore.setState({ ...editStore.getInitialState(), documents: {}, past: [], future: [] })
  const sections = { [target.section]: { type: 'hero', pos: 'V', when } }
  openDocument(target.key, { document: { v: 1, sections }, revision: 0, pictures: {}, isChanged: false })
})

const stored = () => editStore.getState().documents[target.key]?.draft.document.sections[target.section]?.when

// docs/rules/editing.md#untouched-moments
it('keeps a window that is applied as it was, in the autumn hour that comes twice', async () => {
  const { user } = renderInEdit(<WindowDialog target={target} onClose={() => {}} />)
  await user.click(await screen.findByRole('button', { name: 'Primijeni' }))
  expect(stored()).toEqual(when)
  expect(editStore.getState().past).toEqual([])
})
