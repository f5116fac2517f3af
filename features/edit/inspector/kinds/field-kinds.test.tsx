import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { field } from '@/features/sections/fields'
import { orderedItems } from '@/lib/documents/items'
import { edit, key, press, section, setUpInspector, stored, type } from '@/tests/support/edit/inspector'
import { editStore } from '../../store/edit-store'

const pickers = vi.hoisted(() => ({
  pickRecords: vi.fn<(choice: unknown) => Promise<string[] | null>>(),
  pickIcon: vi.fn<(current: string) => Promise<string | null>>(),
  pickLink: vi.fn<(current: unknown) => Promise<unknown>>(),
  pickPicture: vi.fn<(choice: unknown) => Promise<unknown>>(),
}))
vi.mock('../../pickers/pick-records', () => ({ pickRecords: pickers.pickRecords }))
vi.mock('../../pickers/pick-icon', () => ({ pickIcon: pickers.pickIcon }))
vi.mock('../../pickers/pick-link', () => ({ pickLink: pickers.pickLink }))
vi.mock('../../media/pick-picture', () => ({ pickPicture: pickers.pickPicture }))
vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
vi.mock('@/lib/api/client', () => ({ call: async () => ({ records: [] }) }))

setUpInspector()
beforeEach(() => {
  for (const one of Object.values(pickers)) one.mockReset()
})

describe('each kind of field writes its change', () => {
  it('text, with its limit shown and not enforced', () => {
    edit(field.text({ max: 3 }), { value: 'abc' })
    const input = screen.getByRole('textbox', { name: 'x' })
    expect(screen.getByText('3 / 3')).toBeTruthy()
    expect(input.getAttribute('aria-invalid')).toBeNull()
    type(input, 'abcde')
    expect(stored()).toEqual({ x: 'abcde' })
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/Predugačko za 2 znaka/)).toBeTruthy()
  })

  it('a text of several lines', () => {
    edit(field.text({ multiline: true }))
    type(screen.getByRole('textbox', { name: 'x' }), 'a\nb')
    expect(stored()).toEqual({ x: 'a\nb' })
  })

  it('a number; emptied it has its default again', () => {
    edit(field.number({ default: 4, min: 1, max: 24 }), { part: 'options' })
    const input = screen.getByRole('spinbutton', { name: 'x' })
    type(input, '30')
    expect(stored('options')).toEqual({ x: 30 })
    expect(input.getAttribute('aria-invalid')).toBe('true')
    type(input, '')
    expect(stored('options')).toEqual({})
  })

  it('a flag', () => {
    edit(field.flag({ default: true }))
    fireEvent.click(screen.getByRole('switch', { name: 'x' }))
    expect(stored()).toEqual({ x: false })
  })

  it('a choice', () => {
    edit(field.choice(['a', 'b']))
    type(screen.getByRole('combobox', { name: 'x' }), 'b')
    expect(stored()).toEqual({ x: 'b' })
  })

  it('a colour', () => {
    edit(field.colour(['paper', 'accent']))
    fireEvent.click(screen.getByRole('radio', { name: 'accent' }))
    expect(stored()).toEqual({ x: 'accent' })
  })

  it('an icon', async () => {
    edit(field.icon())
    pickers.pickIcon.mockResolvedValue('truck')
    await press('Odaberi ikonu')
    expect(stored()).toEqual({ x: 'truck' })
  })

  it.each([
    [field.keys({ of: 'product', max: 5 }), { kind: 'product', by: 'id', max: 5 }, ['7', '9'], ['7', '9']],
    [field.keys({ of: 'category' }), { kind: 'productCategory', by: 'slug' }, ['romani'], ['romani']],
    [field.keys({ of: 'term' }), { kind: 'term', by: 'slug' }, ['vijesti'], ['vijesti']],
    [field.product(), { kind: 'product', by: 'id', max: 1 }, ['7'], 7],
    [field.category(), { kind: 'productCategory', by: 'id', max: 1 }, ['3'], 3],
    [field.post(), { kind: 'post', by: 'id', max: 1 }, ['5'], 5],
  ] as const)('records: %o', async (definition, choice, picked, expected) => {
    edit(definition)
    pickers.pickRecords.mockResolvedValue([...picked])
    await press('Odaberi')
    expect(pickers.pickRecords).toHaveBeenCalledWith(expect.objectContaining(choice))
    expect(stored()).toEqual({ x: expected })
  })

  it('the order of chosen records', async () => {
    edit(field.keys({ of: 'product' }), { value: ['7', '9'] })
    await press('Pomakni dolje: 7')
    expect(stored()).toEqual({ x: ['9', '7'] })
    await press('Ukloni: 9')
    expect(stored()).toEqual({ x: ['7'] })
  })

  it('products by a rule, with pins', async () => {
    edit(field.products({ max: 8 }))
    type(screen.getByRole('combobox', { name: 'x' }), 'sale')
    expect(stored()).toEqual({ x: { source: 'sale', category: null, pinned: [] } })
    pickers.pickRecords.mockResolvedValue(['7'])
    await press('Odaberi')
    expect(stored()).toEqual({ x: { source: 'sale', category: null, pinned: [7] } })
  })

  it('posts of terms, with pins', async () => {
    edit(field.posts({ max: 8 }))
    pickers.pickRecords.mockResolvedValueOnce(['vijesti']).mockResolvedValueOnce(['5'])
    const [terms, pins] = screen.getAllByRole('button', { name: 'Odaberi' })
    await act(async () => void (terms && fireEvent.click(terms)))
    await act(async () => void (pins && fireEvent.click(pins)))
    expect(stored()).toEqual({ x: { terms: ['vijesti'], pinned: [5] } })
  })

  it('a video of YouTube', () => {
    edit(field.video())
    const input = screen.getByRole('textbox', { name: 'x' })
    type(input, 'nije video')
    expect(stored()).toBeUndefined()
    expect(input.getAttribute('aria-invalid')).toBe('true')
    type(input, 'https://youtu.be/dQw4w9WgXcQ')
    expect(stored()).toEqual({ x: { from: 'youtube', videoId: 'dQw4w9WgXcQ' } })
  })

  it('a date', () => {
    edit(field.date())
    type(screen.getByLabelText('x'), '2026-11-27')
    expect(stored()).toEqual({ x: '2026-11-27' })
  })

  it('the alternative text of a picture', () => {
    edit(field.image(), { value: { mediaId: 4 } })
    type(screen.getByRole('textbox', { name: 'Opis slike' }), 'Izlog')
    expect(stored()).toEqual({ x: { mediaId: 4, alt: 'Izlog' } })
  })

  it('a picture of the library', async () => {
    edit(field.image())
    pickers.pickPicture.mockResolvedValueOnce({ mediaId: 9, alt: null }).mockResolvedValueOnce('removed')
    await press('Odaberi sliku')
    expect(stored()).toEqual({ x: { mediaId: 9, alt: null } })
    await press('Promijeni sliku')
    expect(stored()).toEqual({})
  })

  it('a link', async () => {
    edit(field.link())
    pickers.pickLink.mockResolvedValue({ kind: 'post', id: 7, label: 'Novosti' })
    await press('Dodaj poveznicu: x')
    expect(stored()).toEqual({ x: { kind: 'post', id: 7, label: 'Novosti' } })
    type(screen.getByRole('textbox', { name: 'Tekst poveznice' }), 'Sve novosti')
    expect(stored()).toEqual({ x: { kind: 'post', id: 7, label: 'Sve novosti' } })
  })

  it('the fields of a group', () => {
    edit(field.group({ text: field.text() }))
    type(screen.getByRole('textbox', { name: 'text' }), 'a')
    expect(stored()).toEqual({ x: { text: 'a' } })
  })

  it('a list: add, edit, move, duplicate, remove', async () => {
    edit(field.list({ text: field.text() }, { max: 3 }), { value: { i_1: { pos: 'V', text: 'prva' }, i_2: { pos: 'W', text: 'druga' } } })
    const names = () =>
      orderedItems(editStore.getState().documents[key]?.draft.document ?? { v: 1, sections: {} }, { section, path: ['meta', 'x'] }).map(
        ({ value }) => value.text,
      )
    await press('Pomakni dolje: prva')
    expect(names()).toEqual(['druga', 'prva'])
    const [first] = screen.getAllByRole('textbox', { name: 'text', hidden: true })
    if (first) type(first, 'treća')
    expect(names()).toEqual(['treća', 'prva'])
    fireEvent.click(screen.getAllByText('Udvostruči')[0] ?? document.body)
    expect(names()).toEqual(['treća', 'treća', 'prva'])
    expect(screen.getByRole('button', { name: 'Dodaj' })).toHaveProperty('disabled', true)
    await press('Ukloni: prva')
    await press('Dodaj')
    expect(names()).toEqual(['treća', 'treća', undefined])
  })
})
