import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { linkApi } from '@/lib/api/v1/cms/link'
import { sharedSectionApi } from '@/lib/api/v1/cms/master'
import type { Document } from '@/lib/documents/document'
import { instanceOf } from '@/lib/documents/masters/masters'
import { orderedSections } from '@/lib/documents/sections'
import edit from '@/messages/edit/hr.json'
import site from '@/messages/hr.json'
import { Announcer } from '../../announce'
import { SectionCanvas } from '../../canvas/section-canvas'
import { DialogHost } from '../../dialogs'
import { editStore, openDocument, commitEdit, useEditStore } from '../../store/edit-store'
import { redo, undo } from '../../store/undo'
import { InspectorPanel } from '../../inspector/inspector-panel'
import { DocumentRow } from '../../publish/document-row'
import { useOverlayStore } from '../overlay/overlay-store'
import { Structure } from '../structure'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
const { call } = vi.hoisted(() => ({ call: vi.fn<(endpoint: { path: string }, input: object) => Promise<unknown>>() }))
vi.mock('@/lib/api/client', () => ({ call }))

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
  page: { title: 'Naslovnica' },
  sections: {
    s_a: { type: 'page-title', pos: 'V', master: 7 },
    s_b: { type: 'page-title', pos: 'W', meta: { title: 'Vlastiti' } },
  },
}
const master: Document = {
  v: 1,
  page: { title: 'Uvod' },
  sections: { master: { type: 'page-title', pos: 'a0', meta: { title: 'Zajednički' } } },
}
const draftOf = (document: Document) => ({ document, revision: 0, pictures: {}, links: {}, isChanged: false })
const places = [
  { kind: 'page', id: 1, title: 'Naslovnica', slug: 'naslovnica', published: true },
  { kind: 'page', id: 2, title: 'O nama', slug: 'o-nama', published: true },
  { kind: 'template', id: 9, title: 'Predložak', slug: null, published: false },
]

/** The answers of the server; `document` of a draft by its key. */
function answer(path: string, input: { key?: string; title?: string; revision?: number }) {
  switch (path) {
    case sharedSectionApi.usage.path:
      return { places }
    case sharedSectionApi.filter.path:
      return { records: [{ id: 7, title: 'Uvod', section_type: 'page-title', version: 1, updated_at: '' }] }
    case draftApi.get.path:
      return draftOf(input.key === 'master:8' ? { ...master, page: { title: 'Novi' }, sections: { master: ownAsMaster } } : master)
    case linkApi.masters.path:
      return {
        master: { id: 8, title: input.title },
        batches: [
          {
            client: 'master:x',
            sequence: 1,
            revision: (input.revision ?? 0) + 1,
            changes: [
              { kind: 'remove', section: 's_b' },
              { kind: 'add', section: 's_b', value: instanceOf({ type: 'page-title', pos: 'W' }, 8) },
            ],
          },
        ],
      }
    default:
      return { batches: [] }
  }
}
const ownAsMaster = { type: 'page-title', pos: 'a0', meta: { title: 'Vlastiti' } }

function Page() {
  const order = useEditStore(({ documents }) =>
    orderedSections(documents[key]?.draft.document ?? page)
      .map(({ id }) => id)
      .join(' '),
  )
  return order.split(' ').map((section) => <SectionCanvas key={section} documentKey={key} section={section} />)
}

// Their code takes longer than a test waits on a busy machine.
beforeAll(async () => {
  await Promise.all([import('../overlay/section-menu'), import('../manager/section-manager'), import('./master-name-dialog')])
}, 60_000)

beforeEach(() => {
  call.mockReset()
  call.mockImplementation(async ({ path }, input) => answer(path, input))
  editStore.setState({ ...editStore.getInitialState(), documents: {} })
  useOverlayStore.setState({ active: null })
  openDocument('master:7', draftOf(master))
  openDocument(key, draftOf(page))
})

function open(section: string, { inspector = false, row = '' } = {}) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <NextIntlClientProvider locale="hr" timeZone="Europe/Zagreb" messages={{ ...site, ...edit }}>
        <Page />
        {inspector ? (
          <aside>
            <InspectorPanel />
          </aside>
        ) : null}
        {row === '' ? null : (
          <DocumentRow documentKey={row} isChosen isBlocked={false} release={null} onChoose={() => {}} isShown onShow={() => {}} />
        )}
        <Structure />
        <Announcer />
        <DialogHost />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
  act(() => editStore.setState({ selection: { key, section, path: [] } }))
}

const stored = (of: string, section: string) => editStore.getState().documents[of]?.draft.document.sections[section]
const titleIn = (section: string) =>
  within(document.querySelector<HTMLElement>(`[data-edit-section="${section}"]`) ?? document.body).getByRole('textbox', { name: 'Naslov' })
function type(section: string, text: string) {
  const field = titleIn(section)
  field.textContent = text
  act(() => void fireEvent.input(field))
}

/** From the menu of the section, whose code loads with it. */
async function choose(name: string) {
  const more = () => screen.getByRole('button', { name: 'Više mogućnosti' })
  await waitFor(() => expect(more().getAttribute('aria-haspopup')).toBe('menu'))
  await user.click(more())
  await user.click(await screen.findByRole('menuitem', { name }))
}

it('is duplicated with the ids by which it overrides items of the master', async () => {
  open('s_a')
  const meta = { items: { i_1: { pos: 'X' } } }
  act(() =>
    commitEdit({
      label: { message: 'option' },
      changes: [{ key, changes: [{ kind: 'set', section: 's_a', path: ['meta'], value: meta }] }],
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Udvostruči' }))
  const sections = Object.values(editStore.getState().documents[key]?.draft.document.sections ?? {})
  expect(sections.filter((one) => one.master === 7).map((one) => one.meta)).toEqual([meta, meta])
})

describe('a section with a master on the canvas (docs/rules/editing.md#shared-edits)', () => {
  it('shows the master and says its name and reach', async () => {
    open('s_a')
    expect(titleIn('s_a').textContent).toBe('Zajednički')
    expect(await screen.findByText('Zajednički odjeljak: Uvod, na 2 stranice')).toBeTruthy()
    expect(titleIn('s_a').hasAttribute('data-edit-own')).toBe(false)
  })

  it('keeps an edit here and asks once where edits go', async () => {
    open('s_a')
    type('s_a', 'Ovdje')
    expect(stored(key, 's_a')).toMatchObject({ master: 7, meta: { title: 'Ovdje' } })
    expect(titleIn('s_a').hasAttribute('data-edit-own')).toBe(true)
    const question = screen.getByRole('group', { name: 'Promjene vrijede' })
    expect(question.textContent).toContain('Gdje vrijede vaše promjene?')
    await user.click(within(question).getByRole('button', { name: 'samo ovdje' }))
    expect(question.textContent).not.toContain('Gdje vrijede')
    type('s_a', 'Ovdje opet')
    expect(question.textContent).not.toContain('Gdje vrijede')
    expect(stored('master:7', 'master')?.meta).toEqual({ title: 'Zajednički' })
  })

  it('takes the edits to the master when they are for everywhere, and back by undo', async () => {
    open('s_a')
    type('s_a', 'Svugdje')
    await user.click(await screen.findByRole('button', { name: 'svugdje, na 2 stranice' }))
    expect(stored(key, 's_a')?.meta).toEqual({})
    expect(stored('master:7', 'master')?.meta).toEqual({ title: 'Svugdje' })
    expect(titleIn('s_a').textContent).toBe('Svugdje')
    type('s_a', 'Svugdje opet')
    expect(stored('master:7', 'master')?.meta).toEqual({ title: 'Svugdje opet' })
    act(() => void undo())
    act(() => void undo())
    expect(stored('master:7', 'master')?.meta).toEqual({ title: 'Zajednički' })
    expect(titleIn('s_a').textContent).toBe('Svugdje')
    act(() => void undo())
    expect(titleIn('s_a').textContent).toBe('Zajednički')
  })

  it('gives one own value back from the panel', async () => {
    open('s_a', { inspector: true })
    type('s_a', 'Ovdje')
    const panel = within(screen.getByRole('complementary'))
    expect(panel.getByText(/^Zajednički odjeljak: Uvod/)).toBeTruthy()
    await user.click(panel.getByRole('button', { name: 'Vrati zajedničko' }))
    expect(titleIn('s_a').textContent).toBe('Zajednički')
    expect(panel.queryByText('Vrijedi samo ovdje.')).toBeNull()
    act(() => void undo())
    expect(titleIn('s_a').textContent).toBe('Ovdje')
  })

  it('gives all own values back, and is detached with what it shows', async () => {
    open('s_a')
    type('s_a', 'Ovdje')
    await choose('Vrati sve zajedničko')
    expect(titleIn('s_a').textContent).toBe('Zajednički')
    await choose('Odvoji')
    expect(stored(key, 's_a')).toEqual({ type: 'page-title', pos: 'V', meta: { title: 'Zajednički' } })
    act(() => void undo())
    expect(stored(key, 's_a')).toMatchObject({ master: 7 })
  })
})

it('makes a section a shared one under a name', async () => {
  open('s_b')
  await choose('Napravi zajednički odjeljak')
  const dialog = await screen.findByRole('dialog', { name: 'Zajednički odjeljak' })
  const name = within(dialog).getByRole('textbox', { name: /^Naziv/ })
  await user.clear(name)
  await user.click(within(dialog).getByRole('button', { name: 'Napravi' }))
  expect(within(dialog).getByText('Upišite naziv.')).toBeTruthy()
  await user.type(name, 'Novi')
  await user.click(within(dialog).getByRole('button', { name: 'Napravi' }))
  await waitFor(() => expect(stored(key, 's_b')).toEqual({ type: 'page-title', pos: 'W', master: 8 }))
  expect(call).toHaveBeenCalledWith(linkApi.masters, { id: 1, section: 's_b', revision: 0, title: 'Novi' })
  expect(titleIn('s_b').textContent).toBe('Vlastiti')
  act(() => void undo())
  expect(stored(key, 's_b')).toMatchObject({ meta: { title: 'Vlastiti' } })
  act(() => redo())
  expect(stored(key, 's_b')).toMatchObject({ master: 8 })
})

it('adds a use of a shared section from the section manager', async () => {
  open('s_b')
  await user.click(screen.getByRole('button', { name: 'Dodaj odjeljak ispod: Naslov stranice' }))
  const group = await screen.findByRole('region', { name: 'Zajednički odjeljci' })
  await user.click(within(group).getByRole('button', { name: /^Uvod/ }))
  await waitFor(() => expect(Object.keys(editStore.getState().documents[key]?.draft.document.sections ?? {})).toHaveLength(3))
  const [added] = Object.entries(editStore.getState().documents[key]?.draft.document.sections ?? {}).filter(
    ([id]) => id !== 's_a' && id !== 's_b',
  )
  expect(added?.[1]).toMatchObject({ type: 'page-title', master: 7 })
  await waitFor(() => expect(titleIn(added?.[0] ?? '').textContent).toBe('Zajednički'))
})

it('gives a shared section another name, with its next publication', async () => {
  open('s_a')
  await choose('Preimenuj zajednički odjeljak')
  const dialog = await screen.findByRole('dialog', { name: 'Drugi naziv' })
  const name = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^Naziv/ })
  expect(name.value).toBe('Uvod')
  await user.clear(name)
  await user.type(name, 'Uvod za jesen')
  await user.click(within(dialog).getByRole('button', { name: 'Preimenuj' }))
  await waitFor(() => expect(editStore.getState().documents['master:7']?.draft.document.page?.title).toBe('Uvod za jesen'))
  act(() => void undo())
  expect(editStore.getState().documents['master:7']?.draft.document.page?.title).toBe('Uvod')
})

it('deletes a shared section that stands nowhere, and no other', async () => {
  open('s_b')
  await user.click(screen.getByRole('button', { name: 'Dodaj odjeljak ispod: Naslov stranice' }))
  const group = await screen.findByRole('region', { name: 'Zajednički odjeljci' })
  await within(group).findByText(/na 2 stranice/)
  expect(within(group).queryByRole('button', { name: /^Obriši/ })).toBeNull()
})

it('asks before it deletes a shared section', async () => {
  call.mockImplementation(async ({ path }, input) => (path === sharedSectionApi.usage.path ? { places: [] } : answer(path, input)))
  open('s_b')
  await user.click(screen.getByRole('button', { name: 'Dodaj odjeljak ispod: Naslov stranice' }))
  await user.click(await screen.findByRole('button', { name: 'Obriši zajednički odjeljak Uvod' }))
  expect(call).not.toHaveBeenCalledWith(sharedSectionApi.delete, expect.anything())
  const dialog = await screen.findByRole('dialog', { name: 'Obrisati zajednički odjeljak?' })
  await user.click(within(dialog).getByRole('button', { name: 'Obriši' }))
  await waitFor(() => expect(call).toHaveBeenCalledWith(sharedSectionApi.delete, { id: 7 }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Obrisati zajednički odjeljak?' })).toBeNull())
})

it('names the pages that the publication of a master changes', async () => {
  open('s_a', { row: 'master:7' })
  expect(await screen.findByText('na 2 stranice: Naslovnica, O nama')).toBeTruthy()
  expect(screen.getByText('Zajednički odjeljak: Uvod')).toBeTruthy()
})
