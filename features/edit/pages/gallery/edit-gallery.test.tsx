import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Json } from '@/lib/documents/document'
import { orderedItems } from '@/lib/documents/items'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { mediaItem } from '@/tests/support/media-item'
import { Announcer } from '../../announce'
import { DialogHost } from '../../dialogs'
import { addPictures, editStore, openDocument } from '../../store/edit-store'
import { undo } from '../../store/undo'
import { FieldPlaceProvider, type FieldPlace } from '../../kit/field-place'
import { removeFromList } from '../../lists/change-list'
import { showItem } from '../../media/pick-picture'
import { uploadStore } from '../../media/upload/upload-store'
import { shapeOfKind } from '../value/value-shapes'
import { EditGallery } from './edit-gallery'

vi.mock('@/lib/i18n/navigation', async () => {
  const { Link } = await import('@/tests/support/dom/plain-link')
  return { Link, PlainLink: Link }
})
// jsdom has no cryptography.
vi.mock('../../media/upload/file-hash', () => ({ fileHash: async () => '0'.repeat(64) }))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

const library = ['Brijeg', 'More', 'Otok', 'Luka'].map((title, index) => mediaItem({ id: index + 1, title }))
const film = mediaItem({ id: 5, title: 'Film', kind: 'video', mime: 'video/mp4', extension: 'mp4', picture: null, original: null })
let uploaded = library[3]

const server = setupServer(
  http.post('*/api/v1/cms/media/filterStandard', () =>
    dataResponse({ records: [...library, film], totalRecords: 5, totalPages: 1, page: 1, limit: 24 }),
  ),
  http.get('*/api/v1/cms/media/get/:id', ({ params }) => dataResponse(library[Number(params.id) - 1])),
  http.get('*/api/v1/cms/media/tags', () => dataResponse({ tags: [] })),
  http.get('*/api/v1/cms/media/whereUsed/:id', () => dataResponse({ places: [] })),
  http.get('*/api/v1/media/folder/filter', () => dataResponse({ folders: [] })),
  http.post('*/api/v1/media/file/findByHash', () => dataResponse({ items: [] })),
  http.post('*/api/v2/media/upload', () => dataResponse(uploaded)),
)
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  // Loaded with the first call, which takes long on a busy machine.
  await Promise.all([
    import('axios'),
    import('../../media/library/media-modal'),
    import('../../media/canvas/picture-tools'),
    import('../../media/canvas/picture-alt-dialog'),
  ])
})
afterAll(() => server.close())
afterEach(() => server.resetHandlers())

const key = 'product:12'
const place: FieldPlace = { key, section: '', type: 'product', shape: shapeOfKind('product'), path: [] }

beforeEach(() => {
  uploaded = library[3]
  uploadStore.setState({ uploads: [], isPaused: false, leftOver: 0 })
  editStore.setState({ documents: {}, pictures: {}, past: [], future: [], canvasMode: 'edit' })
})

function show(...ids: number[]) {
  const pictures: { [id: string]: Json } = Object.fromEntries(
    ids.map((id, index) => [`m${id}`, { pos: 'BDF'.charAt(index), picture: { mediaId: id, alt: null } }]),
  )
  addPictures(library.flatMap(({ picture }) => picture ?? []))
  openDocument(key, { document: { v: 1, sections: {}, page: { name: 'Knjiga', pictures } }, revision: 0, pictures: {}, isChanged: false })
  return renderInEdit(
    <FieldPlaceProvider place={place}>
      <EditGallery at="pictures">
        <p>Galerija posjetitelja</p>
      </EditGallery>
      <DialogHost />
      <Announcer />
    </FieldPlaceProvider>,
  )
}

function stored() {
  const document = editStore.getState().documents[key]?.draft.document ?? { v: 1, sections: {} }
  return orderedItems(document, { section: '', path: ['page', 'pictures'] }).map(({ value }) => value.picture)
}
const storedIds = () => stored().map((picture) => Object(picture).mediaId)
const labels = () => editStore.getState().past.map(({ label }) => label.message)
const thumb = (number: number) => screen.getByRole('button', { name: new RegExp(`^(Slika|Video) ${number} od`) })
const large = () => screen.getByRole('button', { name: /^Slika\. Enter/ })
const file = new File(['more'], 'more.png', { type: 'image/png' })

function dropOn(element: HTMLElement, files: File[]) {
  const event = createEvent.drop(element)
  Object.assign(event, { dataTransfer: { types: ['Files'], files } })
  fireEvent(element, event)
}

it('shows the chosen picture large and all of them below', async () => {
  const { user } = show(1, 2, 3)
  expect(large().getAttribute('src')).toBe('/media/1.webp')
  await user.click(thumb(2))
  expect(large().getAttribute('src')).toBe('/media/2.webp')
  expect(thumb(2).getAttribute('aria-current')).toBe('true')
})

it('keeps showing the chosen picture when a colleague removes one before it', async () => {
  const { user } = show(1, 2, 3)
  await user.click(thumb(2))
  act(() => void removeFromList({ key, section: '', type: 'product', path: ['page', 'pictures'] }, 'm1'))
  expect(large().getAttribute('src')).toBe('/media/2.webp')
  expect(thumb(1).getAttribute('aria-current')).toBe('true')
})

it('moves a picture with Alt and an arrow key, keeps the focus, and can be undone', async () => {
  const { user } = show(1, 2, 3)
  act(() => thumb(1).focus())
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(storedIds()).toEqual([2, 1, 3])
  expect(document.activeElement).toBe(thumb(2))
  expect(await screen.findByText('Slika je na mjestu 2 od 3.')).toBeTruthy()
  expect(labels()).toEqual(['moveItem'])
  act(() => void undo())
  expect(storedIds()).toEqual([1, 2, 3])
})

it('moves with the buttons and by dragging', async () => {
  const { user } = show(1, 2, 3)
  await user.click(screen.getByRole('button', { name: 'Pomakni sliku desno' }))
  expect(storedIds()).toEqual([2, 1, 3])
  await user.click(screen.getByRole('button', { name: 'Pomakni sliku desno' }))
  expect(document.activeElement).toBe(thumb(3))
  act(() => void undo())
  const items = within(screen.getByRole('list', { name: 'Redoslijed slika' })).getAllByRole('listitem')
  fireEvent.dragStart(items[2] ?? document.body)
  fireEvent.dragOver(items[0] ?? document.body)
  fireEvent.drop(items[0] ?? document.body)
  expect(storedIds()).toEqual([3, 2, 1])
})

it('removes by key and by button, down to the invitation to add one', async () => {
  const { user } = show(1, 2)
  act(() => thumb(2).focus())
  await user.keyboard('{Delete}')
  expect(storedIds()).toEqual([1])
  expect(document.activeElement).toBe(thumb(1))
  await user.click(screen.getByRole('button', { name: 'Ukloni sliku iz galerije' }))
  expect(stored()).toEqual([])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Dodaj sliku: Slike proizvoda/ }))
})

it('adds a picture of the library, each once', async () => {
  const { user } = show(1)
  await user.click(screen.getByRole('button', { name: 'Dodaj sliku ili video' }))
  await user.click(await screen.findByRole('button', { name: /^Otok/ }))
  await user.click(screen.getByRole('button', { name: 'Odaberi' }))
  await waitFor(() => expect(storedIds()).toEqual([1, 3]))
  expect(large().getAttribute('src')).toBe('/media/3.webp')
  expect(labels()).toEqual(['addItem'])
  await user.click(screen.getByRole('button', { name: 'Dodaj sliku ili video' }))
  await user.click(await screen.findByRole('button', { name: /^Brijeg/ }))
  await user.click(screen.getByRole('button', { name: 'Odaberi' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(storedIds()).toEqual([1, 3])
})

it('adds dropped and pasted files', async () => {
  show(1)
  const add = screen.getByRole('button', { name: 'Dodaj sliku ili video' })
  dropOn(add, [file])
  await waitFor(() => expect(storedIds()).toEqual([1, 4]))
  expect(uploadStore.getState().uploads).toEqual([])
  uploaded = library[1]
  fireEvent.paste(add, { clipboardData: { files: [file] } })
  await waitFor(() => expect(storedIds()).toEqual([1, 4, 2]))
})

it('replaces a picture by a file that is dropped on it, and never by one that the gallery has', async () => {
  show(1, 2)
  dropOn(large(), [file])
  await waitFor(() => expect(storedIds()).toEqual([4, 2]))
  uploaded = library[1]
  dropOn(large(), [file])
  await waitFor(() => expect(uploadStore.getState().uploads).toEqual([]))
  expect(storedIds()).toEqual([4, 2])
})

it('gives a picture an alternative text of its own, and removes it with its tools', async () => {
  const { user } = show(1, 2)
  act(() => large().focus())
  await user.click(await screen.findByRole('button', { name: 'Zamjenski tekst' }))
  await user.click(await screen.findByRole('radio', { name: /Drugi tekst/ }))
  await user.type(screen.getByRole('textbox', { name: 'Zamjenski tekst na ovom mjestu' }), 'Korice')
  await user.click(screen.getByRole('button', { name: 'Primijeni' }))
  expect(stored()[0]).toEqual({ mediaId: 1, alt: 'Korice' })
  expect(thumb(1).getAttribute('aria-label')).toBe('Slika 1 od 2: Korice')
  act(() => large().focus())
  await user.click(await screen.findByRole('button', { name: 'Ukloni sliku' }))
  expect(storedIds()).toEqual([2])
})

it('says that a video without a poster is not shown to visitors', async () => {
  const { user } = show(1)
  await user.click(screen.getByRole('button', { name: 'Dodaj sliku ili video' }))
  await user.click(await screen.findByRole('button', { name: /^Film/ }))
  await user.click(screen.getByRole('button', { name: 'Odaberi' }))
  await waitFor(() => expect(storedIds()).toEqual([1, 5]))
  expect(screen.getByText(/Video nema sliku prije puštanja/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Odaberite sliku za video' })).toBeTruthy()
  act(() => showItem({ ...film, picture: library[1]?.picture ?? null }))
  expect(screen.queryByText(/Video nema sliku prije puštanja/)).toBeNull()
  act(() => showItem(film))
  expect(screen.getByText(/Video nema sliku prije puštanja/)).toBeTruthy()
})

it('has no tools while the page is only looked at, and is the gallery of visitors without pictures', () => {
  show(1)
  act(() => editStore.setState({ canvasMode: 'view' }))
  expect(screen.queryByRole('toolbar')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Dodaj sliku ili video' })).toBeNull()
  act(() => editStore.setState({ documents: {} }))
  expect(screen.getByText('Galerija posjetitelja')).toBeTruthy()
})
