import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Json } from '@/lib/documents/document'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { editStore, openDocument } from '../../store/edit-store'
import { sectionOf } from '../../store/section-of'
import { FieldEditor } from '../field-editor'

const answers = vi.hoisted((): { records: unknown[] } => ({ records: [] }))
const calls = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
const pickRecords = vi.hoisted(() => vi.fn<() => Promise<string[]>>())
vi.mock('@/lib/api/client', () => ({ call: calls }))
vi.mock('../../pickers/pick-records', () => ({ pickRecords }))
vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))

const [key, section] = ['page:1', 's_1']
const book = (id: number) => ({ id, slug: String(id), name: `Knjiga ${id}`, media: [], finalPrice: 1000 })

function show(options: { [name: string]: Json }) {
  openDocument(key, {
    document: { v: 1, sections: { [section]: { type: 'product-grid', pos: 'V', options } } },
    revision: 0,
    pictures: {},
    isChanged: false,
  })
  const field = sectionOf('product-grid')?.options.products
  if (!field) throw new Error('The section has no list of products.')
  return renderInEdit(<FieldEditor at={{ key, section, type: 'product-grid', path: ['options', 'products'] }} field={field} />)
}

const stored = () => editStore.getState().documents[key]?.draft.document.sections[section]?.options

beforeEach(() => {
  editStore.setState({ ...editStore.getInitialState(), documents: {}, past: [], future: [] })
  answers.records = []
  calls.mockReset().mockImplementation(async () => answers)
})

// docs/rules/editing.md#chosen-records
describe('products that a rule picks', () => {
  it('stand in their order, and moving one makes the list the editor’s own', async () => {
    answers.records = [7, 8, 9, 10].map(book)
    show({ source: 'newest', limit: 4 })
    fireEvent.click(await screen.findByRole('button', { name: 'Pomakni dolje: Knjiga 8' }))
    expect(stored()).toEqual({ source: 'chosen', limit: 4, products: ['7', '9', '8', '10'] })
    expect(editStore.getState().past).toHaveLength(1)
  })

  it('are not hidden by the number that was shown before', async () => {
    answers.records = [book(7)]
    show({ source: 'chosen', products: ['7'], limit: 1 })
    pickRecords.mockResolvedValue(['7', '8'])
    fireEvent.click(screen.getByRole('button', { name: 'Odaberi' }))
    await waitFor(() => expect(stored()).toEqual({ source: 'chosen', products: ['7', '8'], limit: 2 }))
  })

  it('say that they could not be loaded, and can be loaded again', async () => {
    calls.mockRejectedValueOnce(new Error('offline'))
    answers.records = [book(7)]
    show({ source: 'newest', limit: 4 })
    expect((await screen.findByRole('alert')).textContent).toContain('Popis nije učitan.')
    expect(screen.queryByRole('button', { name: 'Odaberi' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }))
    expect(await screen.findByText('Knjiga 7')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('chosen products', () => {
  it('that could not be loaded are not taken for missing ones', async () => {
    calls.mockRejectedValueOnce(new Error('offline'))
    answers.records = [book(7)]
    show({ source: 'chosen', products: ['7'], limit: 1 })
    expect((await screen.findByRole('alert')).textContent).toContain('Popis nije učitan.')
    expect(screen.queryByText(/Više ne postoji/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }))
    expect(await screen.findByText('Knjiga 7')).toBeTruthy()
  })
})
