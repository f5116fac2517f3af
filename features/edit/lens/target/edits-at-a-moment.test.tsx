import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { ApiError, type ErrorCode } from '@/lib/api/errors'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { optionApi } from '@/lib/api/v1/cms/option'
import { releaseApi } from '@/lib/api/v1/cms/release'
import type { Release } from '@/lib/api/v1/cms/release.schema'
import { versionApi } from '@/lib/api/v1/cms/version'
import { userApi } from '@/lib/api/v1/user'
import type { Change } from '@/lib/documents/changes'
import type { Document } from '@/lib/documents/document'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { editStore, openDocument } from '../../store/edit-store'
import { setField } from '../../store/perform-edit'
import { saveAll } from '../../store/saving'
import { startEditing } from '../../session/start-editing'
import { EditsTargetButton } from './edits-target-button'
import { EditsTargetFields } from './edits-target-fields'
import { MomentRegion } from '../moment-region'

const server = vi.hoisted(() => ({ call: vi.fn<(endpoint: { path: string }, input: never) => Promise<unknown>>() }))
vi.mock('@/lib/api/client', () => ({ call: server.call, connectApi: () => {}, connectedIdentity: () => null }))
vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))

// A section's code is fetched at its first use.
const loads = { timeout: 10_000 }
const key = 'page:1'
const moment = '2026-11-27T07:00:00.000Z'
const document: Document = { v: 1, sections: { s_1: { type: 'hero', pos: 'V', meta: { title: 'Zima' } } }, page: { title: 'Naslovna' } }

function releaseOf(revision: number | null, version = 1): Release {
  const pinned = { key, language: 'hrv', title: '', version: 9, publishedMeanwhile: false, hasNewerDraft: false }
  return {
    id: 4,
    title: 'Zimska akcija',
    state: 'planned',
    publishAt: moment,
    publishedAt: null,
    version,
    documents: revision === null ? [] : [{ ...pinned, revision }],
  }
}

let releases: Release[] = []
let scopes: string[] = []
let revision = 3
const failures: { code: ErrorCode; status: number; data?: object }[] = []
const sent = (path: string): unknown[] => server.call.mock.calls.filter(([endpoint]) => endpoint.path === path).map(([, input]) => input)
let stop = () => {}
let held = Promise.resolve()

/** Lets the next writes of a release wait for their answer. */
function holdRelease(): () => void {
  let letGo = () => {}
  held = new Promise((resolve) => {
    letGo = resolve
  })
  return letGo
}

type Put = { put: { revision: number }[]; documents: { revision: number }[]; title: string; publishAt: string }

beforeEach(() => {
  releases = [releaseOf(3)]
  scopes = ['content', 'publish']
  revision = 3
  failures.length = 0
  held = Promise.resolve()
  useAuthStore.setState({ status: 'signedIn', userId: '1' })
  editStore.setState({ ...editStore.getInitialState(), documents: {}, past: [], future: [], moment })
  server.call.mockReset()
  server.call.mockImplementation(async ({ path }, input: { client: string; sequence: number; changes: Change[] } & Put) => {
    switch (path) {
      case userApi.profile.path:
        return { id: 1, scopes, settings: { language: 'hrv' } }
      case optionApi.filter.path:
        return [{ id: 1, key: 'RequireAdminPublishing', value: true, media: null }]
      case releaseApi.filter.path:
        return { releases }
      case versionApi.get.path:
        return { document: { v: 1, sections: {} }, pictures: {} }
      case draftApi.save.path:
        revision += 1
        return { batches: [{ client: input.client, sequence: input.sequence, changes: input.changes, revision }] }
      case releaseApi.update.path: {
        await held
        const failure = failures.shift()
        if (failure) throw new ApiError({ message: 'Odbijeno.', statusCode: failure.status, data: { code: failure.code, ...failure.data } })
        return releaseOf(input.put[0]?.revision ?? 0, 2)
      }
      case releaseApi.create.path:
        return { ...releaseOf(input.documents[0]?.revision ?? 0), id: 5, title: input.title, publishAt: input.publishAt }
      default:
        throw new Error(`No such call: ${path}`)
    }
  })
  openDocument(key, { document, revision: 3, pictures: {}, isChanged: true })
  stop = startEditing({ onRecovered: () => {} })
})
afterEach(() => stop())

function show() {
  return renderInEdit(
    <>
      <EditsTargetButton />
      <EditsTargetFields moment={moment} />
      <MomentRegion documentKey={key} moment={moment}>
        <p>Skica</p>
      </MomentRegion>
    </>,
  )
}

const bar = () => screen.findByRole('status')
const type = (value: string) =>
  act(async () => {
    setField({ key, section: 's_1', path: ['meta', 'title'], value, label: { message: 'field', section: 'hero', path: ['meta', 'title'] } })
    await saveAll()
  })

// docs/rules/lens.md#edits-at-a-moment
describe('an edit at a moment', () => {
  it('goes into the last release until then after it is saved, and the bar says so', async () => {
    show()
    expect((await bar()).textContent).toContain('Izmjene idu u objavu „Zimska akcija”')
    await type('Prosinac')
    await waitFor(() => expect(sent(releaseApi.update.path)).toEqual([{ id: 4, version: 1, put: [{ key, revision: 4 }] }]))
    await waitFor(async () => expect((await bar()).textContent).toContain('Izmjene su u objavi „Zimska akcija”'))
    await type('Siječanj')
    await waitFor(() => expect(sent(releaseApi.update.path)[1]).toEqual({ id: 4, version: 2, put: [{ key, revision: 5 }] }))
    expect(screen.getByText('Skica')).toBeTruthy()
  })

  it('goes into a new release when that is chosen, which the first edit creates', async () => {
    const { user } = show()
    await user.click(await screen.findByRole('radio', { name: /U novu objavu u ovom trenutku/ }))
    expect(sent(releaseApi.create.path)).toEqual([])
    await type('Prosinac')
    await waitFor(() => expect(sent(releaseApi.create.path)).toMatchObject([{ publishAt: moment, documents: [{ key, revision: 4 }] }]))
    await type('Siječanj')
    await waitFor(() => expect(sent(releaseApi.update.path)).toMatchObject([{ id: 5, put: [{ key, revision: 5 }] }]))
    expect(sent(releaseApi.create.path)).toHaveLength(1)
  })

  it('goes into the draft alone when that is chosen', async () => {
    releases = [releaseOf(null)]
    const { user } = show()
    await user.click(await screen.findByRole('radio', { name: 'Samo u skicu' }))
    expect((await bar()).textContent).toContain('Izmjene idu u skicu')
    await type('Prosinac')
    expect(sent(draftApi.save.path)).toHaveLength(1)
    expect(sent(releaseApi.update.path)).toEqual([])
  })

  it('goes into the draft alone of those who may not publish', async () => {
    scopes = ['content']
    show()
    expect(await screen.findByText(/Zakazane objave mijenjaju kolege/)).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
    await type('Prosinac')
    expect(sent(releaseApi.update.path)).toEqual([])
  })

  it('goes into a release that a colleague has changed meanwhile', async () => {
    failures.push({ code: 'STALE_VERSION', status: 409, data: { version: 6 } })
    show()
    await bar()
    await type('Prosinac')
    await waitFor(() => expect(sent(releaseApi.update.path)).toHaveLength(2))
    expect(sent(releaseApi.update.path)[1]).toMatchObject({ version: 6 })
  })

  it('says that it is in the draft only when the release refuses it, and goes in with the next edit', async () => {
    failures.push({ code: 'DOCUMENT_INVALID', status: 422 })
    show()
    await bar()
    await type('Prosinac')
    await waitFor(async () => expect((await bar()).textContent).toContain('ali ne i u objavi: Odbijeno.'))
    await type('Siječanj')
    await waitFor(async () => expect((await bar()).textContent).toContain('Izmjene su u objavi'))
  })

  it('goes in although the editor goes back to now before it is saved, without the edits that follow', async () => {
    const letGo = holdRelease()
    const { unmount } = show()
    await bar()
    act(() =>
      setField({
        key,
        section: 's_1',
        path: ['meta', 'title'],
        value: 'x',
        label: { message: 'field', section: 'hero', path: ['meta', 'title'] },
      }),
    )
    unmount()
    await waitFor(() => expect(sent(releaseApi.update.path)).toEqual([{ id: 4, version: 1, put: [{ key, revision: 4 }] }]))
    await type('Sada')
    letGo()
    await type('Još nešto sada')
    expect(sent(releaseApi.update.path)).toHaveLength(1)
  })
})

it('a draft that has gone on without the release is taken into it only when the editor says so', async () => {
  releases = [releaseOf(2)]
  const { user } = show()
  const takeIn = await screen.findByRole('button', { name: 'Uključi skicu u objavu' })
  await waitFor(() => expect(screen.queryByText('Skica')).toBeNull())
  await user.click(takeIn)
  await waitFor(() => expect(sent(releaseApi.update.path)).toEqual([{ id: 4, version: 1, put: [{ key, revision: 3 }] }]))
  expect(await screen.findByText('Skica')).toBeTruthy()
})

// docs/rules/lens.md#before-a-release
describe('at a moment before the release that holds the draft', () => {
  const later = { ...releaseOf(3), publishAt: '2026-11-30T07:00:00.000Z' }
  const published = { ...document, sections: { s_1: { type: 'hero', pos: 'V', meta: { title: 'Jesen' } } } }
  const planned = (open: Parameters<typeof openDocument>[1], moreReleases: Release[] = []) => {
    releases = [later, ...moreReleases]
    editStore.setState({ documents: {} })
    openDocument(key, open)
    return show()
  }
  const draft = { document, revision: 3, pictures: {}, isChanged: true, published }

  it('the page is shown as visitors see it until then, to look at only', async () => {
    planned(draft)
    expect(await screen.findByText('Jesen', {}, loads)).toBeTruthy()
    expect(screen.queryByText('Skica')).toBeNull()
    expect((await bar()).textContent).toBe('Izmjene idu u skicu')
  })

  it('a page that visitors do not get has a note in its place', async () => {
    planned({ ...draft, visibility: 'new' })
    expect(await screen.findByText('Posjetitelji ovo tada još ne vide.')).toBeTruthy()
    expect(screen.queryByText('Skica')).toBeNull()
  })

  it('a draft that no release holds is shown, and the bar says so', async () => {
    releases = [{ ...later, documents: [] }]
    show()
    expect((await bar()).textContent).toBe('Izmjene idu u skicu; prikazana je i vaša neobjavljena skica')
    expect(screen.getByText('Skica')).toBeTruthy()
  })

  it('a shared section is shown as visitors see it, in a page whose own draft no release holds', async () => {
    releases = [{ ...later, documents: later.documents.map((one) => ({ ...one, key: 'master:7' })) }]
    const sectionOf = (title: string): Document => ({ v: 1, sections: { master: { type: 'hero', pos: 'V', meta: { title } } } })
    editStore.setState({ documents: {} })
    const own: Document = { v: 1, sections: { s_1: { type: 'hero', pos: 'V', master: 7, meta: {} } } }
    openDocument(key, { ...draft, document: own })
    openDocument('master:7', { document: sectionOf('Petak'), revision: 3, pictures: {}, isChanged: true, published: sectionOf('Srijeda') })
    show()
    expect(await screen.findByText('Srijeda', {}, loads)).toBeTruthy()
  })

  it('the page can be edited once the editor has taken it into an earlier release', async () => {
    const { user } = planned(draft, [{ ...releaseOf(null), id: 5 }])
    expect(await screen.findByText(/skica je namijenjena kasnijoj objavi/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Uključi skicu u objavu' }))
    await waitFor(() => expect(sent(releaseApi.update.path)).toEqual([{ id: 5, version: 1, put: [{ key, revision: 3 }] }]))
    expect(await screen.findByText('Skica')).toBeTruthy()
  })
})

it('an edit from outside the canvas of such a document stays in the draft until the editor decides', async () => {
  releases = [releaseOf(2)]
  const { user } = show()
  await screen.findByRole('button', { name: 'Uključi skicu u objavu' })
  await type('Iz postavki stranice')
  expect(sent(draftApi.save.path)).toHaveLength(1)
  await waitFor(async () => expect((await bar()).textContent).toContain('Izmjena je samo u skici'))
  expect(sent(releaseApi.update.path)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Uključi skicu u objavu' }))
  await waitFor(() => expect(sent(releaseApi.update.path)).toEqual([{ id: 4, version: 1, put: [{ key, revision: 4 }] }]))
  await waitFor(async () => expect((await bar()).textContent).toContain('Izmjene idu u objavu'))
  await type('Još jednom')
  await waitFor(() => expect(sent(releaseApi.update.path)).toHaveLength(2))
})

it('a double click takes a draft into one new release', async () => {
  releases = [releaseOf(2)]
  const { user } = show()
  await user.click(await screen.findByRole('radio', { name: /U novu objavu u ovom trenutku/ }))
  await user.dblClick(await screen.findByRole('button', { name: 'Uključi skicu u objavu' }))
  expect(await screen.findByText('Skica')).toBeTruthy()
  expect(sent(releaseApi.create.path)).toHaveLength(1)
})
