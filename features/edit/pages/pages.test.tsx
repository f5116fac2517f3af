import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api/errors'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { officePageApi } from '@/lib/api/v1/cms/page/office'
import { officePostApi } from '@/lib/api/v1/cms/post/office'
import { officeTermApi } from '@/lib/api/v1/cms/term/office'
import { releaseApi } from '@/lib/api/v1/cms/release'
import { domainApi } from '@/lib/api/v2/master/master'
import * as toast from '@/lib/browser/toast/toast'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { DialogHost } from '../dialogs'
import { editStore, openDocument } from '../store/edit-store'
import { PagesPanel } from './list/pages-panel'
import { NewPageDialog } from './new-page/new-page-dialog'
import { PageSettings } from './settings/page-settings'
import { PostSettings } from './settings/post-settings'
import { ReleasesPanel } from '../publish/releases/releases-panel'
import { TranslationDialog } from './settings/translation-dialog'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
const { call, saveAndOpen } = vi.hoisted(() => ({
  call: vi.fn<(endpoint: { path: string }, input: object) => Promise<unknown>>(),
  saveAndOpen: vi.fn<(path: string) => Promise<void>>(async () => {}),
}))
vi.mock('@/lib/api/client', () => ({ call }))
// The program of the tests has pages in English, the one that is built has none.
vi.mock('@/lib/i18n/routing', () => ({ routing: { locales: ['hr', 'en'], defaultLocale: 'hr' }, languageCodes: { hr: 'hrv', en: 'eng' } }))
vi.mock('./edit-address', () => ({
  saveAndOpen,
  contentPath: (slug: string) => `/${slug}`,
  productPath: (slug: string) => `/product/${slug}`,
}))

const page = { id: 5, slug: 'radionice', title: 'Radionice', description: '', state: 'draft', parentId: null, published_at: null }

function serve(own: object) {
  call.mockImplementation(async ({ path }) => {
    if (path === domainApi.domainDetect.path) return { cmsLanguages: [], defaultLanguage: 'hrv' }
    if (path === officePageApi.get.path) return { ...page, ...own }
    return { records: [{ ...page, ...own }], totalPages: 1 }
  })
}

beforeEach(() => {
  call.mockReset()
  saveAndOpen.mockClear()
})

const settings = (
  <>
    <PageSettings id={5} />
    <DialogHost />
  </>
)

it('deletes a page that visitors never saw, once that is confirmed (docs/rules/content.md#deleted-page)', async () => {
  serve({})
  const { user } = renderInEdit(settings)
  await user.click(await screen.findByRole('button', { name: 'Izbriši' }))
  const dialog = await screen.findByRole('dialog', { name: 'Izbrisati „Radionice”?' })
  expect(call).not.toHaveBeenCalledWith(officePageApi.delete, expect.anything())
  await user.click(within(dialog).getByRole('button', { name: 'Izbriši' }))
  await waitFor(() => expect(saveAndOpen).toHaveBeenCalledWith('/'))
  expect(call).toHaveBeenCalledWith(officePageApi.delete, { id: 5 })
})

it.each([
  ['published', { state: 'published', published_at: '2026-11-01T10:00:00.000Z' }, ['Skloni', 'Arhiviraj']],
  ['hidden again', { state: 'draft', published_at: '2026-11-01T10:00:00.000Z' }, ['Arhiviraj']],
])('only hides or archives a page that was %s', async (_, own, names) => {
  serve(own)
  renderInEdit(settings)
  for (const name of names) expect(await screen.findByRole('button', { name })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Izbriši' })).toBeNull()
})

// docs/rules/editing.md#unsaved-dialogs
it('asks before a typed address is discarded', async () => {
  serve({})
  const { user } = renderInEdit(settings)
  await user.click(await screen.findByRole('button', { name: 'Promijeni adresu' }))
  const dialog = await screen.findByRole('dialog', { name: 'Nova adresa' })
  await user.type(within(dialog).getByRole('textbox'), 'zima')
  await user.click(within(dialog).getByRole('button', { name: 'Odustani' }))
  const question = await screen.findByRole('dialog', { name: 'Odbaciti ono što niste spremili?' })
  await user.click(within(question).getByRole('button', { name: 'Nastavi uređivati' }))
  expect(within(dialog).getByRole('textbox')).toHaveProperty('value', 'radionicezima')
  await user.click(within(dialog).getByRole('button', { name: 'Odustani' }))
  await user.click(within(await screen.findByRole('dialog', { name: /^Odbaciti/ })).getByRole('button', { name: 'Odbaci' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it.each([
  ['a new page', <NewPageDialog key="new" copyOf={null} onClose={() => {}} />],
  [
    'a translation',
    <TranslationDialog
      key="translation"
      original={{ kind: 'page', id: 5, slug: 'radionice', title: 'Radionice' }}
      language={{ code: 'eng', code2: 'en', name: 'engleski', isDefault: false }}
      onClose={() => {}}
    />,
  ],
])('asks before the typed title of %s is discarded', async (_, dialog) => {
  serve({})
  const { user } = renderInEdit(dialog)
  await user.type(await screen.findByRole('textbox', { name: /^Naslov/ }), 'Zima')
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('dialog', { name: 'Odbaciti ono što niste spremili?' })).toBeTruthy()
})

it('asks before a page comes back from the archive', async () => {
  serve({ state: 'archived' })
  const { user } = renderInEdit(
    <>
      <PagesPanel />
      <DialogHost />
    </>,
  )
  const [restore] = await screen.findAllByRole('button', { name: 'Vrati iz arhive: Radionice' })
  if (restore) await user.click(restore)
  const dialog = await screen.findByRole('dialog', { name: 'Vratiti iz arhive: Radionice?' })
  await user.click(within(dialog).getByRole('button', { name: 'Vrati' }))
  await waitFor(() => expect(call).toHaveBeenCalledWith(officePageApi.restore, { id: 5 }))
})

// docs/rules/content.md#post-publication
it('publishes the text of the draft with the moment of a post', async () => {
  const post = { ...page, author: '', postType: null, terms: { categories: [], tags: [] }, relatedIds: [] }
  const document = { v: 1 as const, sections: {}, page: { title: 'Radionice' } }
  openDocument('post:5', { document, revision: 2, pictures: {}, isChanged: true, visibility: 'hidden' })
  call.mockImplementation(async ({ path }) => {
    if (path === domainApi.domainDetect.path) return { cmsLanguages: [], defaultLanguage: 'hrv' }
    if (path === officePostApi.get.path || path === officePostApi.update.path) return post
    if (path === draftApi.get.path) return { document, revision: 2, isChanged: false, visibility: 'shown' }
    return { records: [], totalPages: 1 }
  })
  const { user } = renderInEdit(<PostSettings id={5} />)
  await user.click(await screen.findByRole('button', { name: 'Objavi sada' }))
  await waitFor(() => expect(editStore.getState().documents['post:5']).toMatchObject({ visibility: 'shown', isChanged: false }))
  const written = [draftApi.publish.path, officePostApi.update.path]
  expect(call.mock.calls.map(([{ path }]) => path).filter((path) => written.includes(path))).toEqual(written)
})

// docs/rules/content.md#post-publication
it('says when a scheduled post comes out, and not that visitors see it', async () => {
  const at = '2026-11-30T08:00:00.000Z'
  const post = { ...page, published_at: at, state: 'scheduled', author: '', terms: { categories: [], tags: [] }, relatedIds: [] }
  call.mockImplementation(async ({ path }) => {
    if (path === domainApi.domainDetect.path) return { cmsLanguages: [], defaultLanguage: 'hrv' }
    if (path === officePostApi.get.path || path === officePostApi.update.path) return post
    if (path === draftApi.get.path) return { document: { v: 1, sections: {} }, revision: 0, isChanged: false, visibility: 'scheduled' }
    return { records: [], totalPages: 1 }
  })
  const said = vi.spyOn(toast, 'toastSuccess')
  const { user } = renderInEdit(<PostSettings id={5} />)
  await user.click(await screen.findByRole('button', { name: 'Postavi vrijeme' }))
  await waitFor(() => expect(said.mock.calls.at(-1)?.[0]).toMatch(/^Zakazano\. Članak izlazi .*09:00; dotad ga posjetitelji ne vide\.$/))
})

it('lists scheduled posts beside the releases', async () => {
  const post = { ...page, title: 'Zimska šetnja', slug: 'zimska-setnja', published_at: '2026-11-30T08:00:00.000Z', state: 'scheduled' }
  call.mockImplementation(async ({ path }) => (path === releaseApi.filter.path ? { releases: [] } : { records: [post], totalPages: 1 }))
  renderInEdit(<ReleasesPanel />)
  expect(await screen.findByRole('link', { name: /Zimska šetnja.*09:00/ })).toBeTruthy()
  expect(screen.queryByText(/Ništa nije zakazano/)).toBeNull()
})

it('makes an address of what is typed', async () => {
  serve({})
  const { user } = renderInEdit(settings)
  await user.click(await screen.findByRole('button', { name: 'Promijeni adresu' }))
  const dialog = await screen.findByRole('dialog', { name: 'Nova adresa' })
  const field = within(dialog).getByRole('textbox')
  fireEvent.change(field, { target: { value: 'klub Žar' } })
  expect(within(dialog).getByText('/radionice → /klub-zar')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Promijeni' }))
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(officePageApi.changeSlug, { id: 5, from: 'radionice', slug: 'klub-zar', redirect: true }),
  )
})

it('adds a new category to a post in its settings', async () => {
  const post = { ...page, author: '', terms: { categories: [], tags: [] }, relatedIds: [] }
  call.mockImplementation(async ({ path }) => {
    if (path === domainApi.domainDetect.path) return { cmsLanguages: [], defaultLanguage: 'hrv' }
    if (path === officePostApi.get.path || path === officePostApi.update.path) return post
    if (path === officeTermApi.create.path)
      return { id: 31, type: 'category', title: 'Čitateljski klub', slug: 'citateljski-klub', description: '' }
    return { records: [], totalPages: 1 }
  })
  const { user } = renderInEdit(<PostSettings id={5} />)
  await user.click(await screen.findByRole('button', { name: 'Dodaj rubriku' }))
  await user.type(screen.getByRole('textbox', { name: 'Naziv nove rubrike' }), 'Čitateljski klub')
  await user.click(screen.getByRole('button', { name: 'Dodaj' }))
  await waitFor(() => expect(call).toHaveBeenCalledWith(officePostApi.update, { id: 5, termIds: [31] }))
  const term = { type: 'category', title: 'Čitateljski klub', slug: 'citateljski-klub' }
  expect(call).toHaveBeenCalledWith(officeTermApi.create, term)
})

it('calls the home page by its name', async () => {
  call.mockImplementation(async ({ path }) => ({
    records: path === officePageApi.filter.path ? [{ ...page, slug: 'pocetna', title: 'Knjižara Lampa' }] : [],
    totalPages: 1,
  }))
  renderInEdit(<PagesPanel />)
  expect(await screen.findByRole('link', { name: /^Naslovnica.*Knjižara Lampa/ })).toBeTruthy()
})

it('calls the home page by the same name where a page is chosen', async () => {
  call.mockImplementation(async ({ path }) => {
    if (path === domainApi.domainDetect.path) return { cmsLanguages: [], defaultLanguage: 'hrv' }
    if (path === officePageApi.get.path) return page
    return {
      records: path === officePageApi.filter.path ? [{ ...page, id: 1, slug: 'pocetna', title: 'Knjižara Lampa' }] : [],
      totalPages: 1,
    }
  })
  const { unmount } = renderInEdit(<PageSettings id={5} />)
  expect(await screen.findByRole('option', { name: 'Naslovnica' })).toBeTruthy()
  unmount()
  renderInEdit(<NewPageDialog copyOf={null} onClose={() => {}} />)
  await waitFor(() => expect(screen.getAllByRole('option', { name: 'Naslovnica' })).toHaveLength(2))
  expect(screen.queryByRole('option', { name: 'Knjižara Lampa' })).toBeNull()
})

it('says that the settings were not loaded, and loads them again', async () => {
  call.mockRejectedValue(new ApiError({ message: '', statusCode: 500 }))
  const { user } = renderInEdit(<PageSettings id={5} />)
  expect((await screen.findByRole('alert')).textContent).toContain('Postavke nisu učitane.')
  serve({})
  await user.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }))
  expect(await screen.findByRole('button', { name: 'Promijeni adresu' })).toBeTruthy()
})
