import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draftApi } from '@/lib/api/v1/cms/draft'
import type { Release } from '@/lib/api/v1/cms/release.schema'
import type { Document } from '@/lib/documents/document'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { header, openChangedPage, page, pageDocument } from '@/tests/support/edit/changed-page'
import { fakePublishServer } from '@/tests/support/edit/publish-server'
import { SaveStatusText } from '../bar/save-status-text'
import { editStore, openDocument, updateDocument } from '../store/edit-store'
import { setField } from '../store/perform-edit'
import { PublishPanel } from './publish-panel'

const server = vi.hoisted(() => ({ call: vi.fn<(endpoint: { path: string }, input: unknown) => Promise<unknown>>() }))
vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
vi.mock('@/lib/api/client', () => ({ call: server.call, connectApi: () => {}, connectedIdentity: () => null }))
vi.mock('./checks/check-list', () => ({ CheckList: () => null }))

const release: Release = {
  id: 4,
  title: 'Zimska akcija',
  state: 'planned',
  publishAt: '2026-11-27T07:00:00.000Z',
  publishedAt: null,
  version: 1,
  documents: [{ key: page, language: 'hrv', title: '', version: 9, revision: 3, publishedMeanwhile: false, hasNewerDraft: false }],
}

let fake = fakePublishServer()
const sent = (path: string) => server.call.mock.calls.filter(([endpoint]) => endpoint.path === path).map(([, input]) => input)

beforeEach(() => {
  fake = fakePublishServer()
  openChangedPage()
  server.call.mockReset()
  server.call.mockImplementation((endpoint, input) => fake.answer(endpoint, input))
})

// docs/rules/content.md#post-publication
describe('a post that visitors do not get', () => {
  const post = 'post:5'
  beforeEach(() => {
    editStore.setState({ documents: {} })
    openDocument(post, { document: pageDocument('O lampama'), revision: 1, pictures: {}, isChanged: true, visibility: 'hidden' })
  })

  it('becomes visible by its publication', async () => {
    const { user } = renderInEdit(<PublishPanel />)
    expect(screen.getByRole('checkbox', { name: 'Članak postaje vidljiv posjetiteljima' })).toHaveProperty('checked', true)
    await user.click(screen.getByRole('button', { name: 'Objavi članak' }))
    await waitFor(() => expect(sent(draftApi.publish.path)).toEqual([{ documents: [{ key: post, revision: 1 }], note: '' }]))
    await waitFor(() => expect(editStore.getState().documents[post]).toMatchObject({ visibility: 'shown', isChanged: false }))
  })

  it('stays hidden where the editor says so', async () => {
    const { user } = renderInEdit(<PublishPanel />)
    await user.click(screen.getByRole('checkbox', { name: 'Članak postaje vidljiv posjetiteljima' }))
    await user.click(screen.getByRole('button', { name: 'Objavi članak' }))
    await waitFor(() => expect(sent(draftApi.publish.path)).toMatchObject([{ documents: [{ key: post, keepHidden: true }] }]))
  })

  it('is not said to be published', () => {
    renderInEdit(<SaveStatusText />)
    expect(screen.getByRole('status').textContent).toBe('Spremljeno u skicu, još nije objavljeno')
  })
})

// docs/rules/editing.md#publish-panel
it('says which fields were changed for phones', async () => {
  const page2 = 'page:2'
  const heroPage: Document = { v: 1, sections: { s_1: { type: 'hero', pos: 'V', meta: {} } }, page: { title: 'Druga' } }
  openDocument(page2, { document: heroPage, revision: 2, pictures: {}, isChanged: false })
  const path = ['mobileMeta', 'image']
  setField({ key: page2, section: 's_1', path, value: { mediaId: 5 }, label: { message: 'picture', section: 'hero', path } })
  renderInEdit(<PublishPanel />)
  expect(screen.getByText('Naslovni odjeljak: Slika (mobitel)')).toBeTruthy()
})

// docs/rules/editing.md#publish-panel
describe('a layout element', () => {
  const footer = 'element:3'
  const footerOf = (phone: string): Document => ({ v: 1, sections: { element: { type: 'footer-section', pos: 'V', meta: { phone } } } })
  const opened = { document: footerOf('1'), revision: 2, pictures: {} }

  it('and its fields have names', async () => {
    openDocument(footer, { ...opened, isChanged: false })
    setField({
      key: footer,
      section: 'element',
      path: ['meta', 'phone'],
      value: '2',
      label: { message: 'field', section: 'footer-section', path: ['meta', 'phone'] },
    })
    renderInEdit(<PublishPanel />)
    expect(screen.getByRole('checkbox', { name: /^Podnožje/ })).toHaveProperty('checked', true)
    expect(screen.getByText('Podnožje: Telefon')).toBeTruthy()
  })

  it('is not ticked when somebody else has changed it', () => {
    openDocument(footer, { ...opened, isChanged: true, lastEditor: { name: 'Ana', isSelf: false } })
    renderInEdit(<PublishPanel />)
    expect(screen.getByRole('checkbox', { name: /^Podnožje/ })).toHaveProperty('checked', false)
    expect(screen.getByText('Promijenio je netko drugi.')).toBeTruthy()
  })
})

// docs/rules/editing.md#shared-edits
describe('the question where edits of a shared section go', () => {
  const question = 'Prije objave odgovorite'
  const share = (master?: number) =>
    updateDocument(page, ({ draft }) => ({
      draft: {
        ...draft,
        document: {
          ...draft.document,
          sections: { s_1: { type: 'hero', pos: 'V', meta: { title: 'Dan' }, ...(master ? { master } : {}) } },
        },
      },
    }))
  beforeEach(() => {
    share(5)
    editStore.setState({ sharedEdits: { [`${page} s_1`]: { scope: null, changedPaths: [['meta', 'title']] } } })
  })

  it.each([
    ['was removed', () => updateDocument(page, ({ draft }) => ({ draft: { ...draft, document: { ...draft.document, sections: {} } } }))],
    ['is shared no more', () => share()],
  ])('is not asked of a section that %s', async (_, change) => {
    const { user } = renderInEdit(<PublishPanel />)
    expect(screen.getByText(question)).toBeTruthy()
    act(change)
    await waitFor(() => expect(screen.queryByText(question)).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Objavi označeno (2)' }))
    await waitFor(() => expect(sent(draftApi.publish.path)).toHaveLength(1))
  })
})

// docs/rules/editing.md#warnings
it('asks before it publishes a page whose required title is empty', async () => {
  updateDocument(page, ({ draft }) => ({
    draft: { ...draft, document: { ...draft.document, sections: { s_1: { type: 'hero', pos: 'V', meta: { title: ' ' } } } } },
  }))
  const { user } = renderInEdit(<PublishPanel />)
  await user.click(await screen.findByRole('button', { name: /^Objavi označeno/ }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Nešto je ostalo prazno')
  expect(sent(draftApi.publish.path)).toEqual([])
  await user.click(within(alert).getByRole('button', { name: 'Ipak objavi sada' }))
  await waitFor(() => expect(sent(draftApi.publish.path)).toHaveLength(1))
})

// docs/rules/editing.md#meant-for-a-release
describe('changes that are meant for a scheduled release', () => {
  beforeEach(() => {
    fake.releases = [release]
  })

  it('are named and not ticked, so the others are published without them', async () => {
    const { user } = renderInEdit(<PublishPanel />)
    expect(await screen.findByText(/Ove su promjene za objavu „Zimska akcija”/)).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Objavi zaglavlje' }))
    await waitFor(() => expect(sent(draftApi.publish.path)).toHaveLength(1))
    expect(sent(draftApi.publish.path)).toMatchObject([{ documents: [{ key: header, revision: 5 }] }])
  })

  it('are not published by a click before the releases are known', async () => {
    let letKnow = () => {}
    fake.releasesKnown = new Promise((resolve) => {
      letKnow = resolve
    })
    const { user } = renderInEdit(<PublishPanel />)
    await user.click(await screen.findByRole('button', { name: 'Objavi označeno (2)' }))
    letKnow()
    const publish = await screen.findByRole('button', { name: 'Objavi zaglavlje' })
    await waitFor(() => expect(publish.getAttribute('aria-busy')).toBeNull())
    expect(sent(draftApi.publish.path)).toEqual([])
  })

  it('are published earlier only after a warning', async () => {
    const { user } = renderInEdit(<PublishPanel />)
    await screen.findByText(/Ove su promjene za objavu/)
    await user.click(screen.getByRole('checkbox', { name: /O knjižari/ }))
    await user.click(screen.getByRole('button', { name: 'Objavi označeno (2)' }))
    const warning = await screen.findByRole('alert')
    expect(warning.textContent).toContain('prije zakazanog vremena')
    expect(sent(draftApi.publish.path)).toEqual([])
    await user.click(within(warning).getByRole('button', { name: 'Odustani' }))
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Objavi označeno (2)' }))
    await user.click(await screen.findByRole('button', { name: 'Ipak objavi sada' }))
    await waitFor(() => expect(sent(draftApi.publish.path)).toHaveLength(1))
  })
})
