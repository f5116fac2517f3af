import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { field } from '@/features/sections/fields'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import type { Document } from '@/lib/documents/document'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { mediaItem } from '@/tests/support/media-item'
import { EditImage } from '../components/fields/edit-image'
import { DialogHost } from '../dialogs'
import { addPictures, editStore, openDocument } from '../store/edit-store'
import { FieldPlaceProvider, type FieldPlace } from '../kit/field-place'
import { MediaLibrary } from './library/media-library'
import { pickFile, pickPicture } from './pick-picture'
import { uploadStore } from './upload/upload-store'

vi.mock('@/lib/i18n/navigation', async () => {
  const { Link } = await import('@/tests/support/dom/plain-link')
  return { Link, PlainLink: Link }
})
// jsdom has no cryptography.
vi.mock('./upload/file-hash', () => ({ fileHash: async () => '0'.repeat(64) }))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

const more = mediaItem({ id: 1, title: 'More' })
const brijeg = mediaItem({ id: 2, title: 'Brijeg', width: 1200, height: 900, size: 2_400_000 })
const cjenik = mediaItem({
  id: 3,
  title: 'Cjenik',
  kind: 'document',
  extension: 'pdf',
  mime: 'application/pdf',
  picture: null,
  original: null,
})

const filters: unknown[] = []
const server = setupServer(
  http.post('*/api/v1/cms/media/filterStandard', async ({ request }) => {
    const filter: unknown = await request.json()
    filters.push(filter)
    const records = JSON.stringify(filter).includes('"document"') ? [cjenik] : [more, brijeg]
    return dataResponse({ records, totalRecords: records.length, totalPages: 1, page: 1, limit: 24 })
  }),
  http.get('*/api/v1/cms/media/get/:id', ({ params }) => dataResponse(params.id === '2' ? brijeg : more)),
  http.get('*/api/v1/cms/media/tags', () => dataResponse({ tags: [{ tag: 'ljeto', items: 2 }] })),
  http.get('*/api/v1/cms/media/whereUsed/:id', () => dataResponse({ places: [] })),
  http.get('*/api/v1/media/folder/filter', () => dataResponse({ folders: [{ id: 5, parentId: null, name: 'Naslovnica', items: 4 }] })),
  http.post('*/api/v1/media/file/findByHash', () => dataResponse({ items: [] })),
  http.post('*/api/v2/media/upload', () => dataResponse(brijeg)),
)
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  // Loaded with the first call, which takes long on a busy machine.
  await Promise.all([
    import('axios'),
    import('./library/media-modal'),
    import('./canvas/picture-tools'),
    import('./canvas/picture-alt-dialog'),
  ])
})
afterAll(() => server.close())
afterEach(() => server.resetHandlers())

const key = 'page:1'
const place: FieldPlace = { key, section: 's_1', type: 'image-text', shape: { image: field.image({ ratio: '1/1' }) }, path: [] }

beforeEach(() => {
  filters.length = 0
  uploadStore.setState({ uploads: [], isPaused: false, leftOver: 0 })
  editStore.setState({ documents: {}, pictures: {}, past: [], future: [], canvasMode: 'edit' })
})

function showField(image: { mediaId: number; alt: string | null } | null) {
  const sections: Document['sections'] = { s_1: { type: 'image-text', pos: 'V', meta: image ? { image } : {} } }
  if (more.picture) addPictures([more.picture])
  openDocument(key, { document: { v: 1, sections }, revision: 0, pictures: {}, links: {}, isChanged: false })
  return renderInEdit(
    <FieldPlaceProvider place={place}>
      <EditImage at="image" sizes="100vw" />
      <DialogHost />
    </FieldPlaceProvider>,
  )
}

const stored = () => editStore.getState().documents[key]?.draft.document.sections.s_1?.meta
const labels = () => editStore.getState().past.map(({ label }) => label.message)
const picture = () => screen.getByRole('button', { name: /^Slika\. Enter/ })
const file = new File(['more'], 'more.png', { type: 'image/png' })

function dropOn(element: HTMLElement) {
  const event = createEvent.drop(element)
  Object.assign(event, { dataTransfer: { types: ['Files'], files: [file] } })
  fireEvent(element, event)
}

it('an empty picture shows its prompt; a dropped file is uploaded and put there in one step', async () => {
  showField(null)
  dropOn(screen.getByRole('button', { name: /Dodaj sliku: Slika/ }))
  await waitFor(() => expect(stored()).toEqual({ image: { mediaId: 2, alt: null } }))
  expect(labels()).toEqual(['picture'])
  expect(picture().getAttribute('src')).toBe('/media/2.webp')
  expect(uploadStore.getState().uploads).toEqual([])
})

/** The next upload arrives only once the returned function is called. */
function delayUpload(item: MediaItem) {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  const answer = async () => {
    await arrival
    return dataResponse(item)
  }
  const upload = http.post('*/api/v2/media/upload', answer, { once: true })
  server.use(upload)
  return { arrive, hasBegun: () => waitFor(() => expect(upload.isUsed).toBe(true)) }
}

// docs/rules/media.md#picture-fields
it('shows the file that was dropped last, also when the one before arrives later', async () => {
  const first = delayUpload(more)
  showField(null)
  dropOn(screen.getByRole('button', { name: /Dodaj sliku: Slika/ }))
  await first.hasBegun()
  dropOn(screen.getByRole('button', { name: /Dodaj sliku: Slika/ }))
  await waitFor(() => expect(stored()).toEqual({ image: { mediaId: 2, alt: null } }))
  first.arrive()
  await waitFor(() => expect(uploadStore.getState().uploads).toEqual([]))
  expect(stored()).toEqual({ image: { mediaId: 2, alt: null } })
})

it('stays empty when its picture is removed while a file is on its way', async () => {
  const first = delayUpload(brijeg)
  showField({ mediaId: 1, alt: null })
  dropOn(picture())
  await first.hasBegun()
  fireEvent.keyDown(picture(), { key: 'Delete' })
  first.arrive()
  await waitFor(() => expect(uploadStore.getState().uploads).toEqual([]))
  expect(stored()).toEqual({})
})

it('offers another try where the library could not be loaded', async () => {
  server.use(http.post('*/api/v1/cms/media/filterStandard', () => errorResponse('INTERNAL'), { once: true }))
  const { user } = renderInEdit(<MediaLibrary chosen={null} onChoose={() => {}} />)
  await user.click(await screen.findByRole('button', { name: 'Pokušaj ponovno' }))
  expect(await screen.findByText('Brijeg')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('takes a picture that is pasted while it is focused', async () => {
  showField({ mediaId: 1, alt: 'Pogled' })
  fireEvent.paste(picture(), { clipboardData: { files: [file] } })
  await waitFor(() => expect(stored()).toEqual({ image: { mediaId: 2, alt: null } }))
})

it('says at the picture why a file was refused', async () => {
  server.use(http.post('*/api/v2/media/upload', () => errorResponse('PICTURE_BROKEN')))
  const { user } = showField({ mediaId: 1, alt: null })
  dropOn(picture())
  expect((await screen.findByRole('alert')).textContent).toBe('Slika je oštećena.')
  await user.click(screen.getByRole('button', { name: 'Odustani od slanja: more.png' }))
  expect(stored()).toEqual({ image: { mediaId: 1, alt: null } })
})

it('has its tools by keys, and removes the picture', async () => {
  const { user } = showField({ mediaId: 1, alt: null })
  act(() => picture().focus())
  const tools = await screen.findByRole('toolbar', { name: 'Alati slike: Slika' })
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(within(tools).getByRole('button', { name: 'Zamijeni sliku' }))
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(within(tools).getByRole('button', { name: 'Ukloni sliku' }))
  await user.keyboard('{Enter}')
  expect(stored()).toEqual({})
})

it('gives a picture another alternative text in one place', async () => {
  const { user } = showField({ mediaId: 1, alt: null })
  act(() => picture().focus())
  await user.click(await screen.findByRole('button', { name: 'Zamjenski tekst' }))
  await user.click(await screen.findByRole('radio', { name: /Drugi tekst/ }))
  await user.type(screen.getByRole('textbox', { name: 'Zamjenski tekst na ovom mjestu' }), 'Pogled na more')
  await user.click(screen.getByRole('button', { name: 'Primijeni' }))
  expect(stored()).toEqual({ image: { mediaId: 1, alt: 'Pogled na more' } })
})

it('chooses a picture from the library, with its details', async () => {
  const { user } = renderInEdit(<DialogHost />)
  let chosen: Promise<unknown> = Promise.resolve()
  act(() => void (chosen = pickPicture({ value: { mediaId: 1, alt: 'Pogled' } })))
  const dialog = await screen.findByRole('dialog', { name: 'Odaberite sliku' })
  expect((await within(dialog).findByRole('button', { name: /^More/ })).getAttribute('aria-pressed')).toBe('true')
  await user.click(within(dialog).getByRole('button', { name: /^Brijeg/ }))
  const details = within(dialog).getByRole('region', { name: 'Odabrana datoteka' })
  expect(details.textContent).toContain('1200 × 900')
  expect(details.textContent).toContain('2,4 MB')
  await user.click(within(dialog).getByRole('button', { name: /^Naslovnica/ }))
  await waitFor(() => expect(filters.at(-1)).toMatchObject({ folderId: 5, kinds: ['picture'], page: 1 }))
  await user.click(within(dialog).getByRole('button', { name: 'Odaberi' }))
  expect(await chosen).toEqual({ mediaId: 2, alt: null })
  expect(editStore.getState().pictures[2]).toEqual(brijeg.picture)
})

it('tells a removed picture from a dismissed dialog, and chooses documents', async () => {
  const { user } = renderInEdit(<DialogHost />)
  let chosen: Promise<unknown> = Promise.resolve()
  act(() => void (chosen = pickPicture({ value: { mediaId: 1, alt: null } })))
  await user.click(await screen.findByRole('button', { name: 'Ukloni sliku' }))
  expect(await chosen).toBe('removed')
  act(() => void (chosen = pickPicture({ value: null })))
  await user.click(await screen.findByRole('button', { name: 'Odustani' }))
  expect(await chosen).toBeNull()
  act(() => void (chosen = pickFile()))
  await user.click(await screen.findByRole('button', { name: /^Cjenik/ }))
  await user.click(screen.getByRole('button', { name: 'Odaberi' }))
  expect(await chosen).toMatchObject({ id: 3 })
})
