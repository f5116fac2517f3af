import { act, fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, expect, it, vi } from 'vitest'
import { field } from '@/features/sections/fields'
import type { Json } from '@/lib/documents/document'
import messages from '@/messages/edit/hr.json'
import { Announcer } from '../announce'
import { EditText } from '../components/fields/edit-text'
import { editStore, openDocument } from '../store/edit-store'
import { FieldPlaceProvider, type FieldPlace } from '../kit/field-place'
import { EditList } from './edit-list'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))

const key = 'page:1'
const shape = { benefits: field.list({ text: field.text() }, { max: 3 }) }
const place: FieldPlace = { key, section: 's_1', type: 'membership-call', shape, path: [] }
const two = { i_1: { pos: 'V', text: 'prva' }, i_2: { pos: 'W', text: 'druga' } }

function show(benefits: Json) {
  const section = { type: 'membership-call', pos: 'V', meta: { benefits } }
  openDocument(key, { document: { v: 1, sections: { s_1: section } }, revision: 0, pictures: {}, isChanged: false })
  return render(
    <NextIntlClientProvider locale="hr" messages={messages}>
      <FieldPlaceProvider place={place}>
        <EditList at="benefits">
          {() => (
            <li>
              <EditText at="text" />
            </li>
          )}
        </EditList>
      </FieldPlaceProvider>
      <Announcer />
      <button type="button">drugdje</button>
    </NextIntlClientProvider>,
  )
}

const texts = () => screen.queryAllByRole('textbox', { name: 'Pogodnost' }).map((one) => one.textContent)
const textbox = (at: number) => screen.getAllByRole('textbox', { name: 'Pogodnost' })[at] ?? document.body
const focus = (at: number) => act(() => textbox(at).focus())
const press = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })))

beforeEach(() => editStore.setState({ ...editStore.getInitialState(), documents: {}, past: [], future: [] }))

it('shows the tools of an item at its focus, outside the list', () => {
  const { container } = show(two)
  expect(screen.queryByRole('toolbar')).toBeNull()
  focus(0)
  const toolbar = screen.getByRole('toolbar', { name: 'Stavka: prva' })
  expect(container.querySelector('ul')?.contains(toolbar)).toBe(false)
  expect(toolbar.closest('[data-edit-tool]')).toBeTruthy()
  act(() => screen.getByText('drugdje').focus())
  expect(screen.queryByRole('toolbar')).toBeNull()
})

it('moves, duplicates, adds and removes', () => {
  show(two)
  focus(0)
  press('Pomakni dolje: prva')
  expect(texts()).toEqual(['druga', 'prva'])
  press('Udvostruči: prva')
  expect(texts()).toEqual(['druga', 'prva', 'prva'])
  expect(screen.getByRole('button', { name: 'Dodaj iza: prva' })).toHaveProperty('disabled', true)
  focus(0)
  press('Ukloni: druga')
  expect(texts()).toEqual(['prva', 'prva'])
  focus(0)
  press('Dodaj iza: prva')
  expect(texts()).toEqual(['prva', '', 'prva'])
  expect(document.activeElement).toBe(textbox(1))
  expect(editStore.getState().past.map(({ label }) => label.message)).toEqual(['moveItem', 'duplicateItem', 'removeItem', 'addItem'])
})

it('moves with Alt and an arrow key, keeps the focus and says where the item is', () => {
  show(two)
  focus(0)
  const moved = textbox(0)
  fireEvent.keyDown(moved, { key: 'ArrowDown', altKey: true })
  expect(texts()).toEqual(['druga', 'prva'])
  expect(document.activeElement).toBe(moved)
  expect(screen.getByText('prva: mjesto 2 od 2')).toBeTruthy()
  fireEvent.keyDown(moved, { key: 'ArrowDown', altKey: true })
  expect(texts()).toEqual(['druga', 'prva'])
})

// docs/rules/editing.md#empty-lists
it('invites with a button as wide as the list, so that prompts of any name are aligned', () => {
  show({})
  const classes = screen.getByRole('button', { name: 'Dodaj: Pogodnosti' }).classList
  expect(classes.contains('w-full')).toBe(true)
  expect(classes.contains('text-left')).toBe(true)
})

it('shows its prompt while it is empty, and renders nothing in the view mode', () => {
  const { container } = show({})
  press('Dodaj: Pogodnosti')
  expect(texts()).toEqual([''])
  act(() => editStore.setState({ canvasMode: 'view', documents: {} }))
  expect(container.querySelector('ul')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Dodaj: Pogodnosti' })).toBeNull()
})
