import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { optionApi } from '@/lib/api/v1/cms/option'
import { releaseApi } from '@/lib/api/v1/cms/release'
import type { Release } from '@/lib/api/v1/cms/release.schema'
import { versionApi } from '@/lib/api/v1/cms/version'
import { userApi } from '@/lib/api/v1/user'
import type { Json } from '@/lib/documents/document'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { editStore, openDocument } from '../store/edit-store'
import { EditValue } from '../pages/value/edit-value'

const { call } = vi.hoisted(() => ({ call: vi.fn<(endpoint: { path: string }) => Promise<unknown>>() }))
vi.mock('@/lib/api/client', () => ({ call, connectApi: () => {}, connectedIdentity: () => null }))
vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

// The parts that a moment needs are fetched at their first use.
const loads = { timeout: 10_000 }
const key = 'product:12'
const moment = '2026-11-27T07:00:00.000Z'
const rich = (text: string): Json => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
const pictures = (...ids: number[]): Json =>
  Object.fromEntries(ids.map((id, index) => [`m${id}`, { pos: 'BDF'.charAt(index), picture: { mediaId: id, alt: null } }]))
const picture = (id: number) => ({ id, src: `/${id}.webp`, srcset: '', width: 10, height: 10, alt: `Slika ${id}`, colour: null })
const pinnedFields = { name: 'Zima', summary: 'Zimski sažetak', description: rich('Zimski opis'), pictures: pictures(2) }

let revision = 3

function releaseAt(publishAt: string): Release {
  const pinned = { key, language: 'hrv', title: 'Zima', version: 9, revision, publishedMeanwhile: false, hasNewerDraft: true }
  return { id: 4, title: 'Zimska akcija', state: 'planned', publishAt, publishedAt: null, version: 1, documents: [pinned] }
}

let releases: Release[] = []

beforeEach(() => {
  revision = 3
  releases = [releaseAt(moment)]
  useAuthStore.setState({ status: 'signedIn', userId: '1' })
  editStore.setState({ ...editStore.getInitialState(), documents: {}, moment })
  call.mockReset()
  call.mockImplementation(async ({ path }) => {
    switch (path) {
      case userApi.profile.path:
        return { id: 1, scopes: ['catalogue', 'publish'], settings: { language: 'hrv' } }
      case optionApi.filter.path:
        return []
      case releaseApi.filter.path:
        return { releases }
      case versionApi.get.path:
        return { document: { v: 1, sections: {}, page: pinnedFields }, pictures: { 2: picture(2) } }
      default:
        throw new Error(`No such call: ${path}`)
    }
  })
  const page = { name: 'Skica', summary: 'Sažetak skice', description: rich('Opis skice'), pictures: pictures(1) }
  openDocument(key, { document: { v: 1, sections: {}, page }, revision: 4, pictures: { 1: picture(1) }, isChanged: true })
})

function show() {
  return renderInEdit(
    <>
      <h1>
        <EditValue documentKey={key} field="name">
          Objavljeno
        </EditValue>
      </h1>
      <EditValue documentKey={key} field="summary" as="p">
        <p>Objavljeni sažetak</p>
      </EditValue>
      <EditValue documentKey={key} field="description">
        <p>Objavljeni opis</p>
      </EditValue>
      <EditValue documentKey={key} field="pictures">
        <p>Objavljene slike</p>
      </EditValue>
    </>,
  )
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const shownPictures = () => screen.getAllByRole('img').map((image) => image.getAttribute('src'))

// docs/rules/lens.md#edits-at-a-moment
it('shows the values of a product as the release of the moment pins them, to look at only, once its draft has gone on', async () => {
  show()
  await waitFor(() => expect(heading()).toBe('Zima'), loads)
  expect(screen.getByText('Zimski sažetak').tagName).toBe('P')
  expect(screen.getByText('Zimski opis')).toBeTruthy()
  expect(shownPictures()).toEqual(['/2.webp'])
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('shows the draft where it is what the release pins', async () => {
  revision = 4
  show()
  await waitFor(() => expect(heading()).toBe('Skica'), loads)
})

// docs/rules/lens.md#before-a-release
it('shows the values as visitors see them until a later release', async () => {
  releases = [releaseAt('2026-11-30T07:00:00.000Z')]
  show()
  await waitFor(() => expect(call.mock.calls.map(([{ path }]) => path)).toContain(releaseApi.filter.path), loads)
  await waitFor(() => expect(heading()).toBe('Objavljeno'), loads)
})
