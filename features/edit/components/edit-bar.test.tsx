import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { editStore } from '../store/edit-store'
import { EditBar } from './edit-bar'
import { HistoryPanel } from './history-panel'

vi.mock('@/lib/i18n/navigation', () => ({ PlainLink: 'a', Link: 'a', useRouter: () => ({}), usePathname: () => '/' }))
vi.mock('../presence/lazy-presence', () => ({ Presence: () => null }))

beforeEach(() => {
  editStore.setState({ ...editStore.getInitialState(), documents: {}, past: [], future: [] })
})

// docs/rules/editing.md#publish-panel
it('keeps the publish panel open after a double click', async () => {
  const { user } = renderInEdit(<EditBar />)
  const publish = screen.getByRole('button', { name: 'Objavi' })
  await user.dblClick(publish)
  expect(editStore.getState().panel).toBe('publish')
  await user.pointer([{ target: document.body }, { keys: '[MouseLeft]', target: document.body }])
  await user.click(publish)
  expect(editStore.getState().panel).toBeNull()
})

it('leads from an empty history to the versions', async () => {
  const { user } = renderInEdit(<HistoryPanel />)
  await user.click(screen.getByRole('button', { name: 'Otvori inačice' }))
  expect(editStore.getState().panel).toBe('versions')
})
