import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { sectionTypeEntries } from '@/features/sections/section-types/section-type-entries'
import { layoutSections } from '@/features/sections/document/registry'
import type { Shape } from '@/features/sections/fields'
import messages from '@/messages/edit/hr.json'
import { key, open, section, setUpInspector, show, stored } from '@/tests/support/edit/inspector'
import { editStore } from '../store/edit-store'
import { sectionOf } from '../store/section-of'
import { InspectorPanel } from './inspector-panel'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
vi.mock('@/lib/api/client', () => ({ call: async () => ({ records: [] }) }))

setUpInspector()

describe('the panel', () => {
  // Layout elements are stored by their handler.
  const storedTypes = [
    ...sectionTypeEntries.filter(({ group }) => group !== 'layout').map((entry) => entry.type),
    ...Object.keys(layoutSections),
  ]

  it.each(storedTypes)('has an editor for every field of %s', (storedType) => {
    const definition = sectionOf(storedType)
    if (!definition) throw new Error(`No section ${storedType}.`)
    const name = definition.type
    open(storedType)
    editStore.setState({ selection: { key, section, path: [] } })
    const { container } = show(<InspectorPanel />)
    const wanted = [...labelsOf(name, definition.meta), ...labelsOf(name, definition.options)]
    for (const label of wanted) expect(container.textContent).toContain(label)
    expect(screen.queryAllByRole('button', { name: /^Dodaj poveznicu/ })).toHaveLength(definition.links.length)
  })

  // docs/rules/editing.md#section-settings
  it('says where a section is shown and changes it, in the settings too', () => {
    open('page-title')
    editStore.setState({ selection: { key, section, path: [] } })
    show(<InspectorPanel />)
    expect(screen.getByText('Vidljivo uvijek')).toBeTruthy()
    const onPhones = screen.getByRole('switch', { name: 'Vidljivo na mobitelu' })
    expect(onPhones).toHaveProperty('checked', true)
    fireEvent.click(onPhones)
    expect(onPhones).toHaveProperty('checked', false)
    expect(stored('hide')).toMatchObject({ mobile: true })
  })

  it('offers the sections of the page while none is selected', () => {
    open('hero')
    show(<InspectorPanel />)
    fireEvent.click(screen.getByRole('button', { name: 'Naslovni odjeljak' }))
    expect(editStore.getState().selection).toEqual({ key, section, path: [] })
    expect(screen.getByRole('textbox', { name: /^Naslov/ })).toBeTruthy()
  })
})

/** The labels of the fields that a section without contents shows: those of list items come with the items. */
function labelsOf(name: string, shape: Shape): string[] {
  const labels: { [section: string]: { [fieldName: string]: string } } = messages.edit.fields
  return Object.entries(shape).flatMap(([fieldName, { kind }]) => {
    const own = labels[name]?.[fieldName]
    if (own === undefined) throw new Error(`${name}.${fieldName} (${kind}) has no label.`)
    return own
  })
}
