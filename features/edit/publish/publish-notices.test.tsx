import { QueryClient } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { releaseApi } from '@/lib/api/v1/cms/release'
import { instanceOf } from '@/lib/documents/masters/masters'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { openChangedPage, page, pageDocument } from '@/tests/support/edit/changed-page'
import { fakePublishServer } from '@/tests/support/edit/publish-server'
import { editStore, openDocument } from '../store/edit-store'
import { PublishPanel } from './publish-panel'

const server = vi.hoisted(() => ({ call: vi.fn<(endpoint: { path: string }, input: unknown) => Promise<unknown>>() }))
vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
vi.mock('@/lib/api/client', () => ({ call: server.call, connectApi: () => {}, connectedIdentity: () => null }))
vi.mock('./checks/check-list', () => ({
  CheckList: ({ isRefused }: { isRefused: boolean }) => (isRefused ? null : <p>Sve izgleda u redu.</p>),
}))

const sent = (path: string) => server.call.mock.calls.filter(([endpoint]) => endpoint.path === path).map(([, input]) => input)
let fake = fakePublishServer()

beforeEach(() => {
  fake = fakePublishServer()
  openChangedPage()
  server.call.mockReset()
  server.call.mockImplementation((endpoint, input) => fake.answer(endpoint, input))
})

// docs/rules/editing.md#publish-panel
it('lists what a draft of an earlier visit changes for visitors', async () => {
  editStore.setState({ documents: {} })
  const published = { ...pageDocument('O knjižari'), sections: { s_1: { type: 'hero', pos: 'V' }, s_9: { type: 'faq', pos: 'k' } } }
  openDocument(page, { document: pageDocument('O knjižari'), published, revision: 3, pictures: {}, isChanged: true })
  renderInEdit(<PublishPanel />)
  expect(await screen.findByText(/^Nema: /)).toBeTruthy()
})

// docs/rules/editing.md#publish-checks
it('names the words of a refused link, and does not say that all is well', async () => {
  const problems = [{ key: page, section: 's_1', path: ['meta', 'title'], code: 'link.address', text: 'naše knjige' }]
  fake.refusals.set(draftApi.publish.path, { code: 'DOCUMENT_INVALID', status: 422, data: { problems } })
  const { user } = renderInEdit(<PublishPanel />)
  await user.click(await screen.findByRole('button', { name: /^Objavi označeno/ }))
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText(/naše knjige/)).toBeTruthy()
  expect(screen.queryByText('Sve izgleda u redu.')).toBeNull()
})

it('does not say that visitors see a scheduled post already', async () => {
  editStore.setState({ documents: {} })
  openDocument('post:9', { document: pageDocument('Šetnja'), revision: 3, pictures: {}, isChanged: false, visibility: 'scheduled' })
  renderInEdit(<PublishPanel />)
  expect(await screen.findByText(/Članak je spreman, a posjetitelji ga dotad ne vide/)).toBeTruthy()
  expect(screen.queryByText(/posjetitelji već vide/)).toBeNull()
})

// docs/rules/editing.md#meant-for-a-release
it('leads from what is scheduled to the list in which it is cancelled', async () => {
  const pinned = { key: page, language: 'hrv', title: '', version: 1, revision: 3, publishedMeanwhile: false, hasNewerDraft: false }
  const [state, publishAt] = ['planned' as const, '2026-12-04T07:00:00.000Z']
  fake.releases.push({ id: 1, title: 'Zimska', state, publishAt, publishedAt: null, version: 1, documents: [pinned] })
  const { user } = renderInEdit(<PublishPanel />)
  const [link] = await screen.findAllByRole('button', { name: 'Premjesti ili otkaži' })
  if (link) await user.click(link)
  expect(editStore.getState().panel).toBe('releases')
})

it('marks a release without a time and one in the past at the field', async () => {
  const { user } = renderInEdit(<PublishPanel />)
  await user.click(await screen.findByRole('button', { name: 'Objavi kasnije…' }))
  await user.click(screen.getByRole('button', { name: 'Zakaži' }))
  const field = screen.getByLabelText('Kada (vrijeme u Zagrebu)')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Upišite datum i vrijeme.')).toBeTruthy()
  expect(field.getAttribute('step')).toBeNull()
  fireEvent.change(field, { target: { value: '2020-01-01T08:00' } })
  await user.click(screen.getByRole('button', { name: 'Zakaži' }))
  expect(screen.getByText('To je vrijeme već prošlo. Upišite neko kasnije.')).toBeTruthy()
  expect(sent(releaseApi.create.path)).toEqual([])
})

// docs/rules/editing.md#shared-edits
it('asks an unanswered question about a shared section before it publishes', async () => {
  const shared = instanceOf({ type: 'page-title', pos: 'W', meta: { title: 'Zajednički' } }, 8)
  editStore.setState({ documents: {} })
  openDocument(page, { document: { v: 1, sections: { s_b: shared } }, revision: 3, pictures: {}, isChanged: true })
  openDocument('master:8', {
    document: { v: 1, sections: { master: { ...shared, pos: 'V' } } },
    revision: 0,
    pictures: {},
    isChanged: false,
  })
  editStore.setState({ sharedEdits: { [`${page} s_b`]: { scope: null, changedPaths: [['meta', 'title']] } } })
  const { user } = renderInEdit(<PublishPanel />)
  const publish = await screen.findByRole('button', { name: 'Objavi stranicu' })
  expect(publish).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'samo ovdje' }))
  await waitFor(() => expect(publish).toHaveProperty('disabled', false))
})

it('loads the menus and lists of the canvas again once something is published', async () => {
  const invalidate = vi.spyOn(QueryClient.prototype, 'invalidateQueries')
  const { user } = renderInEdit(<PublishPanel />)
  await user.click(await screen.findByRole('button', { name: /^Objavi označeno/ }))
  await waitFor(() => expect(invalidate).toHaveBeenCalledWith({ queryKey: ['section'] }))
})
