import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { field } from '@/features/sections/fields'
import { documentLimits } from '@/lib/documents/limits'
import messages from '@/messages/edit/hr.json'
import { editStore, openDocument } from '../../store/edit-store'
import { suppressClicks } from '../../suppress-clicks'
import { FieldPlaceProvider, type FieldPlace } from '../../kit/field-place'
import { loadRichEditor } from '../../rich/rich-field'
import { EditImage } from './edit-image'
import { EditLink } from './edit-link'
import { EditRich } from './edit-rich'
import { EditText } from './edit-text'

const pickLink = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('../../pickers/pick-link', () => ({ pickLink }))
vi.mock('@/lib/i18n/navigation', () => ({
  PlainLink: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
}))

// jsdom has no layout.
const box = { top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 }
Object.assign(Range.prototype, { getClientRects: () => [box], getBoundingClientRect: () => box })
Object.assign(document, { elementFromPoint: () => null })
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

const key = 'page:1'
const place: FieldPlace = {
  key,
  section: 's_1',
  type: 'image-text',
  shape: { title: field.text({ max: 5 }), text: field.rich(), image: field.image({ mobile: true }) },
  path: [],
}
const picture = { alt: '', srcset: '', width: 8, height: 8, colour: null }
const rich = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

function show(content: ReactNode) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="hr" messages={messages}>
        <FieldPlaceProvider place={place}>{content}</FieldPlaceProvider>
        <button type="button">drugdje</button>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
}

const stored = () => editStore.getState().documents[key]?.draft.document.sections.s_1
const steps = () => editStore.getState().past.length

function open(parts: { meta?: object; mobileMeta?: object; linkMeta?: object }, links = {}) {
  const section = { type: 'image-text', pos: 'V', ...JSON.parse(JSON.stringify(parts)) }
  openDocument(key, { document: { v: 1, sections: { s_1: section } }, revision: 0, pictures: {}, links, isChanged: false })
}

beforeEach(() => {
  editStore.setState({ documents: {}, links: {}, past: [], future: [], canvasMode: 'edit' })
  pickLink.mockReset()
})

describe('a text', () => {
  it('says when it is too long to be published', () => {
    open({ meta: { title: 'Pet.5' } })
    show(<EditText at="title" />)
    const textbox = screen.getByRole('textbox', { name: 'Naslov' })
    expect(textbox.getAttribute('aria-invalid')).toBeNull()
    textbox.textContent = 'Pet.56'
    fireEvent.input(textbox)
    expect(stored()?.meta).toEqual({ title: 'Pet.56' })
    expect(textbox.getAttribute('aria-invalid')).toBe('true')
    expect(textbox.dataset.editCount).toBe('6 / 5')
  })
})

// docs/rules/editing.md#round-trip
describe('a short text', () => {
  it('breaks its lines as visitors see it, and is stored without that', () => {
    open({ meta: { title: 'Povratak u Ured' } })
    show(<EditText at="title" />)
    const textbox = screen.getByRole('textbox', { name: 'Naslov' })
    expect(textbox.textContent).toBe('Povratak u\u00a0Ured')
    act(() => textbox.focus())
    textbox.textContent = 'Povratak u\u00a0Ured i dom'
    fireEvent.input(textbox)
    expect(stored()?.meta).toEqual({ title: 'Povratak u Ured i dom' })
    expect(textbox.textContent).toBe('Povratak u\u00a0Ured i dom')
    act(() => textbox.blur())
    expect(textbox.textContent).toBe('Povratak u\u00a0Ured i\u00a0dom')
  })

  it('keeps the non-breaking spaces that it is stored with', () => {
    open({ meta: { title: '10\u00a0€ i više' } })
    show(<EditText at="title" />)
    const textbox = screen.getByRole('textbox', { name: 'Naslov' })
    textbox.textContent = '10\u00a0€ i puno više'
    fireEvent.input(textbox)
    expect(stored()?.meta).toEqual({ title: '10\u00a0€ i puno više' })
  })
})

describe('rich text', () => {
  it('is static until it is used; a visit is one step of the history, however long', async () => {
    await loadRichEditor()
    open({ meta: { text: rich('Dobar dan') } })
    const { container } = show(<EditRich at="text" size="small" />)
    const before = container.querySelector('.prose')
    expect(before?.querySelector('p')?.textContent).toBe('Dobar dan')
    fireEvent.focus(screen.getByRole('textbox', { name: 'Tekst' }))
    await screen.findByRole('toolbar', { name: 'Oblikovanje teksta' })
    const text = container.querySelector('.ProseMirror')
    expect(text?.className).toContain('prose prose-small')
    const clock = vi.spyOn(Date, 'now')
    for (const [index, word] of ['!', '?'].entries()) {
      clock.mockReturnValue(1_900_000_000_000 + index * 60_000)
      act(() => typeInto(text, word))
    }
    clock.mockRestore()
    expect(JSON.stringify(stored()?.meta)).toContain('?')
    expect(steps()).toBe(1)
    act(() => screen.getByText('drugdje').focus())
    expect(container.querySelector('.ProseMirror')).toBeNull()
  })

  // docs/rules/editing.md#text-limits
  it('keeps what is typed beyond the limits of a document', async () => {
    await loadRichEditor()
    open({ meta: { text: rich('Dobar dan') } })
    const { container } = show(<EditRich at="text" size="small" />)
    fireEvent.focus(screen.getByRole('textbox', { name: 'Tekst' }))
    await screen.findByRole('toolbar', { name: 'Oblikovanje teksta' })
    act(() => typeInto(container.querySelector('.ProseMirror'), 'a'.repeat(documentLimits.text + 1)))
    act(() => screen.getByText('drugdje').focus())
    expect(container.querySelector('.ProseMirror')).toBeNull()
    expect(container.textContent.length).toBeGreaterThan(documentLimits.text)
  })

  it('becomes editable by a click within a section, whose links do not lead away', async () => {
    await loadRichEditor()
    const marks = [{ type: 'link', attrs: { href: '/drugdje' } }]
    open({ meta: { text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Uvjeti', marks }] }] } } })
    const release = suppressClicks()
    const { container } = show(
      <section data-edit-section="s_1">
        <EditRich at="text" />
      </section>,
    )
    const link = screen.getByRole('link', { name: 'Uvjeti' })
    fireEvent.pointerDown(link)
    screen.getByRole('textbox', { name: 'Tekst' }).focus()
    expect(fireEvent.click(link)).toBe(false)
    await screen.findByRole('toolbar', { name: 'Oblikovanje teksta' })
    expect(container.querySelector('.ProseMirror')?.contains(document.activeElement)).toBe(true)
    release()
  })

  it('becomes editable by the first key after a press that ended elsewhere', async () => {
    await loadRichEditor()
    open({ meta: { text: rich('Dobar dan') } })
    show(<EditRich at="text" />)
    const textbox = screen.getByRole('textbox', { name: 'Tekst' })
    fireEvent.pointerDown(textbox)
    act(() => textbox.focus())
    fireEvent.keyDown(textbox, { key: 'Shift' })
    expect(screen.getByRole('textbox', { name: 'Tekst' })).toBe(textbox)
    fireEvent.keyDown(textbox, { key: 'a' })
    await screen.findByRole('toolbar', { name: 'Oblikovanje teksta' })
  })

  it.each([{}, { text: { type: 'doc', content: [{ type: 'paragraph' }] } }])('shows its prompt while it is empty: %j', (meta) => {
    open({ meta })
    show(<EditRich at="text" />)
    expect(screen.getByRole('textbox', { name: 'Tekst' }).dataset.editEmpty).toBe('Tekst')
  })
})

// docs/rules/editing.md#phone-values
describe('a picture with another one for phones', () => {
  const pictures = Object.fromEntries([1, 2].map((id) => [id, { ...picture, id, src: `/media/${id}.webp` }]))
  const shownSrc = () => screen.getByRole('button', { name: /^Slika/ }).getAttribute('src')

  beforeEach(() => {
    open({ meta: { image: { mediaId: 1, alt: null } }, mobileMeta: { image: { mediaId: 2, alt: null } } })
    editStore.setState({ device: 'phone', pictures })
    return () => editStore.setState({ device: 'wide' })
  })

  it('is the one for phones, marked as such, on the phone canvas', () => {
    const frame = document.createElement('iframe')
    frame.dataset.phoneCanvas = ''
    const within = vi.spyOn(window, 'frameElement', 'get').mockReturnValue(frame)
    show(<EditImage at="image" sizes="100vw" />)
    expect(shownSrc()).toBe('/media/2.webp')
    expect(screen.getByRole('button', { name: /^Slika/ }).dataset.editPhone).toBe('')
    within.mockRestore()
  })

  it('stays the one for wide screens on the page behind it', () => {
    show(<EditImage at="image" sizes="100vw" />)
    expect(shownSrc()).toBe('/media/1.webp')
  })
})

/** jsdom has no editing; the editor handles pasted text itself. */
function typeInto(text: Element | null, word: string) {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(event, { clipboardData: { getData: (type: string) => (type === 'text/plain' ? word : ''), files: [] } })
  text?.dispatchEvent(event)
}

const chosen = { 'post:7': { target: 'novosti', title: 'Novosti' } }

describe('a link', () => {
  it('shows where a link by id leads and has its label edited in place', () => {
    open({ linkMeta: { cta: { kind: 'page', id: 4, label: 'O nama' } } }, { 'page:4': { target: 'o-nama', title: 'O nama' } })
    show(<EditLink at="cta" />)
    const label = screen.getByRole('textbox', { name: 'Gumb' })
    expect(label.closest('a')?.getAttribute('href')).toBe('/o-nama')
    label.textContent = 'Tko smo'
    fireEvent.input(label)
    expect(stored()?.linkMeta).toEqual({ cta: { kind: 'page', id: 4, label: 'Tko smo' } })
  })

  it('leads elsewhere by the button that its focus shows', async () => {
    open({ linkMeta: { cta: { kind: 'route', target: '/shop', label: 'Trgovina' } } }, chosen)
    pickLink.mockResolvedValue({ kind: 'post', id: 7, label: 'Novosti' })
    show(<EditLink at="cta" />)
    expect(screen.queryByRole('button', { name: 'Kamo vodi: Gumb' })).toBeNull()
    fireEvent.focus(screen.getByRole('textbox', { name: 'Gumb' }))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Kamo vodi: Gumb' })))
    expect(pickLink).toHaveBeenCalledWith({ kind: 'route', target: '/shop', label: 'Trgovina' })
    expect(stored()?.linkMeta).toEqual({ cta: { kind: 'post', id: 7, label: 'Trgovina' } })
  })

  it('shows its prompt while it is empty, takes the name of what is chosen, and can be removed', async () => {
    open({}, chosen)
    pickLink.mockResolvedValueOnce({ kind: 'post', id: 7, label: 'Novosti' }).mockResolvedValueOnce('removed')
    show(<EditLink at="cta" />)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Gumb' })))
    expect(stored()?.linkMeta).toEqual({ cta: { kind: 'post', id: 7, label: 'Novosti' } })
    await act(async () => fireEvent.keyDown(screen.getByRole('textbox', { name: 'Gumb' }), { key: 'k', ctrlKey: true }))
    expect(stored()?.linkMeta).toEqual({})
  })

  it('renders nothing to a visitor while it is empty', () => {
    open({})
    editStore.setState({ canvasMode: 'view' })
    const { container } = show(<EditLink at="cta" />)
    expect(container.querySelector('[data-edit-tool]')).toBeNull()
  })
})

// docs/rules/editing.md#placeholders
it('shows the year in place of its placeholder until the field has the focus, and says then what it stands for', () => {
  open({ meta: { title: '© {godina}' } })
  show(<EditText at="title" />)
  const text = screen.getByRole('textbox')
  const year = String(new Date().getFullYear())
  expect(text.textContent).toBe(`© ${year}`)
  act(() => text.focus())
  expect(text.textContent).toBe('© {godina}')
  expect(text.dataset.editHint).toBe(`{godina} posjetitelji vide kao ${year}.`)
  act(() => text.blur())
  expect(text.textContent).toBe(`© ${year}`)
  expect(stored()).toMatchObject({ meta: { title: '© {godina}' } })
})
