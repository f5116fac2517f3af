import { act, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Json } from '@/lib/documents/document'
import { orderedItems } from '@/lib/documents/items'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { mediaItem } from '@/tests/support/media-item'
import { DialogHost } from '../../dialogs'
import { FieldPlaceProvider, type FieldPlace } from '../../kit/field-place'
import { addPictures, editStore, openDocument } from '../../store/edit-store'
import { shapeOfKind } from '../value/value-shapes'
import { EditSamples } from './edit-samples'

vi.mock('@/lib/i18n/navigation', async () => {
  const { Link } = await import('@/tests/support/dom/plain-link')
  return { Link, PlainLink: Link }
})
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

const pages = ['Prva', 'Druga'].map((title, index) => mediaItem({ id: index + 1, title }))
const file = { kind: 'document' as const, picture: null, original: null }
const pdf = mediaItem({ ...file, id: 8, title: 'Ulomak', displayName: 'ulomak.pdf', mime: 'application/pdf', extension: 'pdf' })
const text = mediaItem({ ...file, id: 9, title: 'Popis', displayName: 'popis.txt', mime: 'text/plain', extension: 'txt' })

const server = setupServer(
  http.post('*/api/v1/cms/media/filterStandard', () =>
    dataResponse({ records: [pdf, text], totalRecords: 2, totalPages: 1, page: 1, limit: 24 }),
  ),
  http.get('*/api/v1/cms/media/tags', () => dataResponse({ tags: [] })),
  http.get('*/api/v1/cms/media/get/:id', ({ params }) => dataResponse(Number(params.id) === 8 ? pdf : text)),
  http.get('*/api/v1/cms/media/whereUsed/:id', () => dataResponse({ places: [] })),
  http.get('*/api/v1/media/folder/filter', () => dataResponse({ folders: [] })),
)
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  await Promise.all([import('axios'), import('../../media/library/media-modal')])
})
afterAll(() => server.close())
beforeEach(() => editStore.setState({ documents: {}, pictures: {}, links: {}, past: [], future: [], canvasMode: 'edit' }))

const key = 'product:12'
const place: FieldPlace = { key, section: '', type: 'product', shape: shapeOfKind('product'), path: [] }

function show() {
  const samplePages: { [id: string]: Json } = {
    m1: { pos: 'B', picture: { mediaId: 1, alt: null } },
    m2: { pos: 'D', picture: { mediaId: 2, alt: null } },
  }
  addPictures(pages.flatMap(({ picture }) => picture ?? []))
  openDocument(key, {
    document: { v: 1, sections: {}, page: { name: 'Knjiga', samplePages, sampleDocument: null } },
    revision: 0,
    pictures: {},
    isChanged: false,
  })
  return renderInEdit(
    <FieldPlaceProvider place={place}>
      <EditSamples>
        <p>Prolistaj</p>
      </EditSamples>
      <DialogHost />
    </FieldPlaceProvider>,
  )
}

const document = () => editStore.getState().documents[key]?.draft.document ?? { v: 1 as const, sections: {} }

async function choose(user: ReturnType<typeof show>['user'], button: string, name: RegExp) {
  await user.click(screen.getByRole('button', { name: button }))
  await user.click(await screen.findByRole('button', { name }))
  await user.click(screen.getByRole('button', { name: 'Odaberi' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

it('orders and removes the pages in words of their own', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Pomakni stranicu desno' }))
  const ids = () => orderedItems(document(), { section: '', path: ['page', 'samplePages'] }).map(({ id }) => id)
  expect(ids()).toEqual(['m2', 'm1'])
  await user.click(screen.getByRole('button', { name: 'Ukloni stranicu' }))
  expect(ids()).toEqual(['m2'])
})

it('takes a PDF, nothing else, and gives it back', async () => {
  const { user } = show()
  await choose(user, 'Dodaj PDF ulomka', /popis/i)
  expect(document().page?.sampleDocument).toBeNull()
  await choose(user, 'Dodaj PDF ulomka', /ulomak/i)
  expect(document().page?.sampleDocument).toEqual({ kind: 'file', id: 8 })
  expect(screen.getByText('ulomak.pdf')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ukloni PDF' }))
  expect(document().page?.sampleDocument).toBeNull()
})

it("is the visitors' link while the page is only looked at", () => {
  show()
  act(() => editStore.setState({ canvasMode: 'view' }))
  expect(screen.getByText('Prolistaj')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Dodaj stranicu' })).toBeNull()
})
