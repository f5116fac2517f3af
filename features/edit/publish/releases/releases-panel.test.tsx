import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { releaseApi } from '@/lib/api/v1/cms/release'
import type { Release } from '@/lib/api/v1/cms/release.schema'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { openDocument } from '../../store/edit-store'
import { ReleasesPanel } from './releases-panel'
import { ScheduleForm } from './schedule-form'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
const { call } = vi.hoisted(() => ({ call: vi.fn<(endpoint: { path: string }, input: object) => Promise<unknown>>() }))
vi.mock('@/lib/api/client', () => ({ call }))
vi.mock('../../store/publish-documents', async (original) => ({
  ...(await original<typeof import('../../store/publish-documents')>()),
  seenRevisions: async (keys: string[]) => keys.map((key) => ({ key, revision: 1 })),
}))

const pinned = { language: 'hrv', version: 1, revision: 1, publishedMeanwhile: false, hasNewerDraft: false }
const release = (id: number, own: Partial<Release>): Release => ({
  id,
  title: `Objava ${id}`,
  state: 'planned',
  publishAt: '2026-12-04T07:00:00.000Z',
  publishedAt: null,
  version: 1,
  documents: [],
  ...own,
})

beforeEach(() => {
  window.history.replaceState(null, '', '/o-nama')
  const titled = (title: string) => ({
    document: { v: 1 as const, sections: {}, page: { title } },
    revision: 1,
    pictures: {},
    isChanged: true,
  })
  openDocument('page:1', { ...titled('Početna stranica'), visibility: 'shown' })
  openDocument('post:4', { ...titled('Zimska šetnja'), visibility: 'shown' })
})

// docs/rules/editing.md#releases
it('names the documents of a release, also of other pages, and folds the cancelled ones away', async () => {
  const documents = [
    { ...pinned, key: 'page:9', title: 'Dostava' },
    { ...pinned, key: 'product:2', title: 'Romani' },
  ]
  const releases = [release(1, { documents }), release(2, { state: 'cancelled' })]
  call.mockImplementation(async ({ path }) => (path === releaseApi.filter.path ? { releases } : { records: [], totalPages: 1 }))
  renderInEdit(<ReleasesPanel />)
  expect(await screen.findByText('2 dokumenta: Stranica: Dostava, Proizvod: Romani')).toBeTruthy()
  const folded = screen.getByRole('group')
  expect(within(folded).getByText('Otkazane (1)')).toBeTruthy()
  expect(within(folded).getByText('Objava 2')).toBeTruthy()
  expect(within(folded).queryByText('Objava 1')).toBeNull()
})

// docs/rules/editing.md#untouched-moments
it('keeps the moment of a release that only gets another name, in the autumn hour that comes twice', async () => {
  const publishAt = '2099-10-25T01:30:00.000Z'
  call.mockImplementation(async ({ path }) =>
    path === releaseApi.filter.path ? { releases: [release(1, { publishAt })] } : release(1, {}),
  )
  const { user } = renderInEdit(<ReleasesPanel />)
  await user.click(await screen.findByRole('button', { name: 'Premjesti ili preimenuj' }))
  const title = screen.getByRole('textbox')
  await user.clear(title)
  await user.type(title, 'Jesen')
  await user.click(screen.getByRole('button', { name: 'Spremi' }))
  await waitFor(() => expect(call).toHaveBeenCalledWith(releaseApi.update, { id: 1, version: 1, title: 'Jesen', publishAt }))
})

it.each([
  [['page:1'], 'Početna stranica'],
  [['page:1', 'post:4', 'element:2'], 'Početna stranica i još 2'],
])('calls a release of %j that nobody names after its first document', async (keys, title) => {
  call.mockResolvedValue(release(3, {}))
  const { user, container } = renderInEdit(<ScheduleForm keys={keys} defaultTitle="" run={(work) => work()} onDone={() => {}} />)
  const moment = container.querySelector<HTMLInputElement>('input[type="datetime-local"]')
  if (!moment) throw new Error('The form asks for no moment.')
  await user.type(moment, '2099-12-04T08:00')
  await user.click(screen.getByRole('button', { name: 'Zakaži' }))
  await waitFor(() => expect(call).toHaveBeenCalledWith(releaseApi.create, expect.objectContaining({ title }), expect.anything()))
})
