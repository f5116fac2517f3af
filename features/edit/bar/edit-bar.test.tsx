import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import * as client from '@/lib/api/client'
import type { Json } from '@/lib/documents/document'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { editStore, openDocument, updateDocument } from '../store/edit-store'
import { EditBar } from './edit-bar'
import { HistoryPanel } from './history-panel'
import { PanelHost } from '../components/panel-host'

// A panel's code is fetched at its first use.
const loads = { timeout: 10_000 }

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
vi.mock('./lazy-tools-menu', async () => ({ LazyToolsMenu: (await import('./tools-menu')).ToolsMenu }))
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

// docs/rules/editing.md#one-page
it.each([
  ['/cjenik?editPage=true', '/cjenik'],
  ['/cjenik?boja=3&editPage=true&page=2', '/cjenik?boja=3&page=2'],
])('leads from %s out of the edit mode, to the same list', (address, expected) => {
  window.history.replaceState(null, '', address)
  renderInEdit(<EditBar />)
  expect(screen.getByRole('link', { name: 'Završi uređivanje' }).getAttribute('href')).toBe(expected)
  window.history.replaceState(null, '', '/')
})

// docs/rules/editing.md#bar-words
it('has a word for each of its icons, which is a part of its name', () => {
  renderInEdit(<EditBar />)
  const bar = within(screen.getByRole('complementary'))
  const controls = [...bar.getAllByRole('button'), ...bar.getAllByRole('link')]
  expect(controls.length).toBeGreaterThan(8)
  for (const control of controls) {
    const name = control.getAttribute('aria-label') ?? control.textContent
    expect(control.textContent).not.toBe('')
    expect(name.toLowerCase()).toContain(control.textContent.toLowerCase())
  }
})

// docs/rules/editing.md#tools-menu
it('names the tools in words, and their panel goes on with the keyboard', async () => {
  const { user } = renderInEdit(
    <>
      <EditBar />
      <PanelHost />
    </>,
  )
  const button = screen.getByRole('button', { name: 'Alati' })
  button.focus()
  await user.keyboard('{Enter}')
  const item = await screen.findByRole('menuitem', { name: 'Povijest izmjena' }, loads)
  item.focus()
  await user.keyboard('{Enter}')
  const panel = await screen.findByRole('complementary', { name: 'Povijest izmjena' }, loads)
  await waitFor(() => expect(document.activeElement).toBe(panel))
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Alati' }))
})

// docs/rules/editing.md#unpublished-pages
it('says that everything is published only once all drafts of the page are open', async () => {
  renderInEdit(<EditBar />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  const document = { v: 1, sections: {} } as const
  act(() => editStore.setState({ opening: ['page:1'] }))
  act(() => openDocument('header', { document, revision: 0, pictures: {}, isChanged: false }))
  expect(status.textContent).toBe('Otvaram skicu…')
  act(() => editStore.setState({ opening: [] }))
  expect(status.textContent).toBe('Sve je objavljeno')
})

// docs/rules/editing.md#text-limits
it('says of rich text beyond the limits of a document why it is not saved', () => {
  const nested = (depth: number): Json => ({ type: 'blockquote', content: depth === 0 ? [] : [nested(depth - 1)] })
  const sections = { s_1: { type: 'image-text', pos: 'V', meta: { text: { type: 'doc', content: [nested(20)] } } } }
  openDocument('page:1', { document: { v: 1, sections }, revision: 0, pictures: {}, isChanged: false })
  updateDocument('page:1', () => ({
    status: 'refused',
    problem: 'Provjerite unesene podatke.',
    problemAt: { section: 's_1', path: ['meta', 'text'] },
  }))
  renderInEdit(<EditBar />)
  expect(screen.getByRole('status').textContent).toBe('Nije spremljeno, Tekst: previše teksta ili ugniježđenih popisa')
})

// docs/rules/editing.md#meant-for-a-release
it('says for when the changes are scheduled, until the draft goes on', async () => {
  const pinned = { key: 'page:1', language: 'hrv', title: '', version: 1, revision: 2, publishedMeanwhile: false, hasNewerDraft: false }
  const publishAt = '2026-12-04T07:00:00.000Z'
  const release = { id: 1, title: 'Zimska', state: 'planned', publishAt, publishedAt: null, version: 1, documents: [pinned] }
  vi.spyOn(client, 'call').mockResolvedValue({ releases: [release] })
  const document = { v: 1, sections: { s_1: { type: 'hero', pos: 'V', meta: {} } } } as const
  openDocument('page:1', { document, revision: 2, pictures: {}, isChanged: true, visibility: 'new' })
  renderInEdit(<EditBar />)
  const status = screen.getByRole('status')
  await waitFor(() => expect(status.textContent).toMatch(/^Zakazano za pet\b.*\b12\. 2026\. 08:00$/))
  act(() => updateDocument('page:1', ({ draft }) => ({ draft: { ...draft, revision: 3 } })))
  expect(status.textContent).toBe('Spremljeno u skicu, još nije objavljeno')
})

it('names a refused field of a post', () => {
  const document = { v: 1, sections: {}, page: { title: '' } } as const
  openDocument('post:1', { document, revision: 0, pictures: {}, isChanged: false })
  updateDocument('post:1', () => ({ status: 'refused', problem: 'Predugo.', problemAt: { section: '', path: ['page', 'title'] } }))
  renderInEdit(<EditBar />)
  expect(screen.getByRole('status').textContent).toBe('Nije spremljeno, Naslov: Predugo.')
})

it('leads from an empty history to the versions', async () => {
  const { user } = renderInEdit(<HistoryPanel />)
  await user.click(screen.getByRole('button', { name: 'Otvori inačice' }))
  expect(editStore.getState().panel).toBe('versions')
})
