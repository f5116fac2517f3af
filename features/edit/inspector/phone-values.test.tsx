import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { field } from '@/features/sections/fields'
import { edit, key, section, setUpInspector, stored, type } from '@/tests/support/edit/inspector'
import { editStore } from '../store/edit-store'
import { setField } from '../store/perform-edit'

const pickPicture = vi.hoisted(() => vi.fn<(choice: unknown) => Promise<unknown>>())
vi.mock('../media/pick-picture', () => ({ pickPicture }))
vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
vi.mock('@/lib/api/client', () => ({ call: async () => ({ records: [] }) }))

setUpInspector()
beforeEach(() => void pickPicture.mockReset())

describe('phones (docs/rules/editing.md#phone-values)', () => {
  beforeEach(() => editStore.setState({ device: 'phone' }))

  it('an option has a value of its own, and gives it back', () => {
    edit(field.choice(['4', '3'], { mobile: ['2', '1'] }), { value: '3', part: 'options' })
    const select = screen.getByRole('combobox', { name: 'x' })
    expect(
      within(select)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Kao na širokom zaslonu', '2', '1'])
    type(select, '1')
    expect(stored('options')).toEqual({ x: '3' })
    expect(stored('mobileOptions')).toEqual({ x: '1' })
    fireEvent.click(screen.getByRole('button', { name: 'Vrati zajedničku' }))
    expect(stored('mobileOptions')).toEqual({})
  })

  it('say on the wide canvas that they show something else, and lead there', () => {
    editStore.setState({ device: 'wide' })
    edit(field.text({ mobile: true }), { value: 'a' })
    expect(screen.queryByText('Na mobitelu se ovdje prikazuje nešto drugo.')).toBeNull()
    act(() => setField({ key, section, path: ['mobileMeta', 'x'], value: 'b', label: { message: 'page' } }))
    expect(screen.getByText('Na mobitelu se ovdje prikazuje nešto drugo.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Uredi za mobitel' }))
    expect(screen.getByRole('textbox', { name: 'x' })).toHaveProperty('value', 'b')
    fireEvent.click(screen.getByRole('button', { name: 'Vrati zajedničku' }))
    expect(stored('mobileMeta')).toEqual({})
  })

  it('are offered a picture of their own beside the picture, which is chosen at once', async () => {
    editStore.setState({ device: 'wide' })
    edit(field.image({ mobile: true }), { value: { mediaId: 4 } })
    pickPicture.mockResolvedValueOnce(null)
    fireEvent.click(screen.getByRole('button', { name: 'Druga slika za mobitel' }))
    await act(async () => {})
    expect(editStore.getState().device).toBe('wide')
    pickPicture.mockResolvedValueOnce({ mediaId: 5, alt: null })
    fireEvent.click(screen.getByRole('button', { name: 'Druga slika za mobitel' }))
    await act(async () => {})
    expect(pickPicture).toHaveBeenLastCalledWith({ value: null })
    expect(stored()).toEqual({ x: { mediaId: 4 } })
    expect(stored('mobileMeta')).toEqual({ x: { mediaId: 5, alt: null } })
    expect(editStore.getState().device).toBe('phone')
    expect(screen.getByRole('button', { name: 'Promijeni sliku za mobitel' })).toBeTruthy()
  })

  it('a field that has one value for all screens changes it', () => {
    edit(field.text(), { value: 'a' })
    type(screen.getByRole('textbox', { name: 'x' }), 'b')
    expect(stored()).toEqual({ x: 'b' })
    expect(stored('mobileMeta')).toBeUndefined()
  })
})
