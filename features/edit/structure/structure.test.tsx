import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Document } from '@/lib/documents/document'
import { orderedSections } from '@/lib/documents/sections'
import edit from '@/messages/edit/hr.json'
import site from '@/messages/hr.json'
import { Announcer } from '../announce'
import { SectionCanvas } from '../canvas/section-canvas'
import { DialogHost } from '../dialogs'
import { editStore, openDocument, useEditStore } from '../store/edit-store'
import { OutlinePanel } from './outline/outline-panel'
import { useOverlayStore } from './overlay/overlay-store'

import { Structure } from './structure'

// Next's Link needs a router; a plain anchor replaces it.
vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
vi.mock('../store/saving', () => ({ saveAll: async () => {}, hasUnsaved: () => false }))

// jsdom has no layout.
Object.defineProperty(document.documentElement, 'clientWidth', { value: 1280 })
vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1280, 100))
class NoObserver {
  observe() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NoObserver)
vi.stubGlobal('IntersectionObserver', NoObserver)
vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) })

const key = 'page:1'
const user = userEvent.setup({ delay: null })
const page: Document = {
  v: 1,
  sections: {
    s_a: { type: 'page-title', pos: 'V', meta: { title: 'Prvi' } },
    s_b: { type: 'newer-thing', pos: 'W', meta: { secret: 'ostaje' } },
    s_c: { type: 'page-title', pos: 'X', meta: { title: 'Treći' }, hide: { mobile: true } },
  },
}

function Page() {
  const order = useEditStore(({ documents }) => orderOf(documents[key]?.draft.document))
  return order.split(' ').map((section) => <SectionCanvas key={section} documentKey={key} section={section} />)
}

const orderOf = (document: Document | undefined) =>
  document
    ? orderedSections(document)
        .map(({ id }) => id)
        .join(' ')
    : ''
const order = () => orderOf(editStore.getState().documents[key]?.draft.document)
const stored = (id: string) => editStore.getState().documents[key]?.draft.document.sections[id]
const selected = () => editStore.getState().selection?.section
function firstTitle(): HTMLElement {
  const [field] = screen.getAllByRole('textbox', { name: 'Naslov' })
  if (!field) throw new Error('No section shows its title.')
  return field
}

const announced = () => document.querySelector('[aria-live="polite"][aria-atomic]')?.textContent
const element = (id: string) => document.querySelector(`[data-edit-section="${id}"]`)
const select = (section: string) => act(() => editStore.setState({ selection: { key, section, path: [] } }))

beforeEach(() => {
  editStore.setState({ documents: {}, selection: null, panel: null, canvasMode: 'edit', past: [], future: [] })
  useOverlayStore.setState({ active: null })
  openDocument(key, { document: page, revision: 0, pictures: {}, isChanged: false })
  const footer: Document = { v: 1, sections: { main: { type: 'footer-section', pos: 'a0', meta: {} } } }
  openDocument('product:3', { document: { v: 1, sections: {} }, revision: 0, pictures: {}, isChanged: false })
  openDocument('element:2', { document: footer, revision: 0, pictures: {}, isChanged: false })
})

function open(panel = false) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="hr" timeZone="Europe/Zagreb" messages={{ ...site, ...edit }}>
        <Page />
        <footer data-edit-key="element:2" data-edit-section="main" />
        {panel ? <OutlinePanel /> : null}
        <Structure />
        <Announcer />
        <DialogHost />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
}

describe('the toolbar of a section', () => {
  it('shows for the field that had the focus before the tools had loaded', async () => {
    const field = document.body.appendChild(document.createElement('input'))
    const section = document.body.appendChild(document.createElement('div'))
    Object.assign(section.dataset, { editKey: key, editSection: 's_c' })
    section.append(field)
    field.focus()
    open()
    expect(screen.getByRole('toolbar', { name: 'Naslov stranice' })).toBeTruthy()
    section.remove()
  })

  it('moves it, says where it stands and renders nothing else again', async () => {
    open()
    const [first, third] = [element('s_a'), element('s_c')]
    select('s_a')
    const toolbar = screen.getByRole('toolbar', { name: 'Naslov stranice' })
    await user.click(within(toolbar).getByRole('button', { name: 'Pomakni dolje' }))
    expect(order()).toBe('s_b s_a s_c')
    expect(announced()).toBe('Naslov stranice pomaknut na mjesto 2 od 3')
    expect([element('s_a'), element('s_c')]).toEqual([first, third])
    expect(element('s_a')).toBe(first)
    expect(element('s_c')).toBe(third)
  })

  it('duplicates it', async () => {
    open()
    select('s_a')
    await user.click(screen.getByRole('button', { name: 'Udvostruči' }))
    expect(order()).toMatch(/^s_a s_\w{8} s_b s_c$/)
    const copy = order().split(' ')[1]
    await waitFor(() => expect(useOverlayStore.getState().active).toEqual({ key, section: copy }))
    expect(document.activeElement?.closest('[role="toolbar"]')).not.toBeNull()
  })

  it('goes on at the next section when one is removed', async () => {
    open()
    select('s_a')
    act(() => screen.getByRole('button', { name: 'Udvostruči' }).focus())
    await user.keyboard('{Delete}')
    expect(selected()).toBe('s_b')
    await waitFor(() => expect(document.activeElement?.closest('[role="toolbar"]')).not.toBeNull())
  })

  it('opens the settings of the section', async () => {
    open()
    select('s_c')
    await user.click(screen.getByRole('button', { name: 'Postavke odjeljka' }))
    expect(editStore.getState()).toMatchObject({ panel: 'inspector', selection: { section: 's_c' } })
  })

  it('does not arrange a layout element', () => {
    open()
    act(() => editStore.setState({ selection: { key: 'element:2', section: 'main', path: [] } }))
    const toolbar = screen.getByRole('toolbar', { name: 'Podnožje' })
    expect(within(toolbar).getAllByRole('button')).toHaveLength(1)
  })
})

describe('the keys of the edit mode', () => {
  it.each([
    ['{Alt>}{ArrowDown}{/Alt}', 's_b s_a s_c'],
    ['{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}', 's_b s_c s_a'],
    ['{Delete}', 's_b s_c'],
  ])('%s arranges the selected section', async (keys, expected) => {
    open()
    select('s_a')
    await user.keyboard(keys)
    expect(order()).toBe(expected)
  })

  it('leave a text field what it needs, and move its section', async () => {
    open()
    const field = firstTitle()
    field.focus()
    fireEvent.keyDown(field, { key: 'Delete' })
    fireEvent.keyDown(field, { key: '/' })
    expect(order()).toBe('s_a s_b s_c')
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.keyDown(field, { key: 'ArrowDown', altKey: true })
    expect(order()).toBe('s_b s_a s_c')
    expect(document.activeElement).toBe(field)
  })

  it('undo, and say what', async () => {
    open()
    select('s_a')
    await user.keyboard('{Control>}d{/Control}{Control>}z{/Control}')
    expect(order()).toBe('s_a s_b s_c')
    expect(announced()).toBe('Poništeno: Udvostručeno: Naslov stranice')
  })

  it('lead out of a field to its section and to the page by Escape', async () => {
    open()
    const field = firstTitle()
    await user.click(field)
    await user.keyboard('{Escape}')
    expect(selected()).toBe('s_a')
    expect(document.activeElement?.closest('[role="toolbar"]')).not.toBeNull()
    await user.keyboard('{Escape}')
    expect(selected()).toBeUndefined()
  })

  it('do nothing to sections while somebody looks at the page', async () => {
    open()
    select('s_a')
    await user.keyboard('{Control>}.{/Control}{Delete}')
    expect(order()).toBe('s_a s_b s_c')
    expect(editStore.getState().canvasMode).toBe('view')
  })

  it('are listed on ?', async () => {
    open()
    await user.keyboard('?')
    expect(await screen.findByRole('dialog', { name: 'Prečaci na tipkovnici' }, { timeout: 15_000 })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Zatvori' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

// docs/rules/editing.md#escape
it('the dialog of the shortcuts gives the focus back to the tools of a section that is not selected', async () => {
  open()
  act(() => useOverlayStore.setState({ active: { key, section: 's_a' } }))
  const button = await screen.findByRole('button', { name: /^Dodaj odjeljak ispod/ })
  button.focus()
  await user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Prečaci na tipkovnici' }, { timeout: 15_000 })).toBeDefined()
  await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull())
  fireEvent.pointerMove(document.body, { pointerType: 'mouse' })
  await user.click(screen.getByRole('button', { name: 'Zatvori' }))
  await waitFor(() => expect(document.activeElement).toBe(button))
})

describe('the clipboard', () => {
  const data = new Map<string, string>()
  const clipboardData = { setData: (type: string, text: string) => data.set(type, text), getData: (type: string) => data.get(type) ?? '' }

  it('copies and pastes sections, also of an unknown type', () => {
    open()
    select('s_b')
    fireEvent.copy(document.body, { clipboardData })
    expect(data.get('text/plain')).toBe('ostaje')
    select('s_c')
    fireEvent.paste(document.body, { clipboardData })
    const pasted = order().split(' ').at(-1) ?? ''
    expect(order()).toMatch(/^s_a s_b s_c s_\w{8}$/)
    expect(stored(pasted)).toMatchObject({ type: 'newer-thing', meta: { secret: 'ostaje' } })
  })

  // docs/rules/editing.md#new-section-types
  it.each(['footer-section', 'of-another-site'])('refuses what cannot stand on a page: %s', (type) => {
    open()
    data.set('application/x-izlog-sections+json', JSON.stringify({ izlog: 'sections', v: 1, sections: [{ type, pos: 'V' }] }))
    fireEvent.paste(document.body, { clipboardData })
    expect(order()).toBe('s_a s_b s_c')
  })
})

describe('the outline', () => {
  const rows = () => screen.getAllByRole('treeitem').map((row) => row.textContent)

  it('lists the documents of the page with their sections', () => {
    open(true)
    expect(rows()).toEqual([
      'Stranica',
      'PrviNaslov stranice',
      'ostajeNepoznat odjeljak',
      'TrećiNaslov straniceNapomena:Skriveno na mobitelu',
      'Podnožje',
      'Podnožje',
    ])
  })

  it('offers to add a section once the page is open', () => {
    const documents = editStore.getState().documents
    editStore.setState({ documents: Object.fromEntries(Object.entries(documents).filter(([one]) => one !== key)) })
    open(true)
    const tools = screen.getByRole('toolbar', { name: 'Radnje s odabranim odjeljkom' })
    const isOff = () => within(tools).getByRole('button', { name: 'Dodaj odjeljak' }).getAttribute('aria-disabled')
    expect(isOff()).toBe('true')
    act(() => openDocument(key, { document: page, revision: 0, pictures: {}, isChanged: false }))
    expect(isOff()).toBeNull()
  })

  it('is one stop of Tab, and arrow keys select sections', async () => {
    open(true)
    const tree = screen.getByRole('tree', { name: 'Odjeljci stranice' })
    expect(tree.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    act(() => tree.querySelector<HTMLElement>('[tabindex="0"]')?.focus())
    await user.keyboard('{ArrowDown}')
    expect(selected()).toBe('s_b')
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(order()).toBe('s_b s_a s_c')
    expect(document.activeElement?.getAttribute('data-outline-section')).toBe('s_b')
    await user.keyboard('{Delete}')
    expect(order()).toBe('s_a s_c')
    expect(document.activeElement?.getAttribute('data-outline-section')).toBe('s_a')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(screen.getByRole('treeitem', { name: 'Stranica' }).getAttribute('aria-expanded')).toBe('false')
  })
})

it('renders only the section that is typed in', () => {
  open(true)
  const [first, third] = [element('s_a'), element('s_c')]
  const field = firstTitle()
  field.textContent = 'Prvi!'
  const changes = new MutationObserver(() => {})
  changes.observe(third ?? document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  fireEvent.input(field)
  expect(stored('s_a')).toMatchObject({ meta: { title: 'Prvi!' } })
  expect(changes.takeRecords()).toEqual([])
  expect([element('s_a') === first, element('s_c') === third]).toEqual([true, true])
})
