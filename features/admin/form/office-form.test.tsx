import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ConsentsView } from '@/features/admin/consents/consents-view'
import type { Assignment, Wording } from '@/lib/api/v1/cms/consent.schema'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { AssignmentView } from '@/features/admin/consents/assignment-view'
import { leaveScreen } from './leaving'

const push = vi.hoisted(() => vi.fn<(href: string) => void>())
vi.mock('@/lib/i18n/navigation', async () => ({
  Link: (await import('@/tests/support/dom/plain-link')).Link,
  usePlainRouter: () => ({ push }),
}))

const at = '2026-11-27T09:42:00.000Z'
const terms: Wording = { uniqueNumber: 'uvjeti', name: 'Uvjeti', displayName: 'Prihvaćam.', version: 3 }
let wordings: Wording[]
let assignment: Assignment
/** The bodies of the saves, and what the next one is refused with. */
let sent: object[]
let refusal: { code: 'STALE_VERSION' | 'VALIDATION'; data: object } | null

const answer = (data: object) => {
  if (!refusal) return dataResponse(data)
  const { code, data: more } = refusal
  refusal = null
  return errorResponse(code, { ...more })
}

const server = setupServer(
  http.get('*/api/v1/cms/consent/filter', () =>
    dataResponse({ data: [assignment], pagination: { page: 1, perPage: 50, lastPage: 1, total: 1, totalPages: 1, totalRecords: 1 } }),
  ),
  http.get('*/api/v1/cms/consent/wordings', () => dataResponse(wordings)),
  http.post('*/api/v1/cms/consent/write', async ({ request }) => {
    const body: Partial<Wording> = Object(await request.json())
    sent.push(body)
    return answer({ ...terms, ...body, version: (body.version ?? 0) + 1 })
  }),
  http.patch('*/api/v1/cms/consent/update/:form', async ({ request }) => {
    const body: { version?: number; states?: { uniqueNumber: string }[] } = Object(await request.json())
    sent.push(body)
    return answer({ ...assignment, version: (body.version ?? 0) + 1 })
  }),
  http.get('*/api/v1/admin/revision/filter', () =>
    dataResponse({
      records: [
        { version: 3, by: 'Ivo Ivić', at, before: { displayName: 'Staro.' }, after: { displayName: '<img src=x onerror=alert(1)>' } },
      ],
      totalRecords: 1,
      totalPages: 1,
      page: 1,
      limit: 10,
    }),
  ),
)
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  // Loaded with the first call, which takes long on a busy machine.
  await Promise.all([import('axios'), import('@/components/ui/overlay/confirmation-modal')])
})
afterAll(() => server.close())
beforeEach(() => {
  wordings = [terms, { uniqueNumber: 'vijesti', name: 'Vijesti', displayName: 'Želim vijesti.', version: 1 }]
  assignment = { assigned_to: 'checkout', consents: ['uvjeti'], requiredConsents: ['uvjeti'], version: 4 }
  sent = []
  refusal = null
  push.mockReset()
})
afterEach(() => window.history.replaceState(null, '', '/'))

async function openWording() {
  const { user } = renderInShop(<ConsentsView />)
  await user.click(await screen.findByRole('button', { name: 'Uredi: Uvjeti' }))
  const field = screen.getByRole('textbox', { name: /Naziv za uredništvo/ })
  const save = () => user.click(screen.getByRole('button', { name: 'Spremi' }))
  return {
    user,
    field,
    text: screen.getByRole('textbox', { name: /^Tekst/ }),
    save,
    status: () => screen.getAllByRole('status').at(-1)?.textContent,
  }
}

const conflictOf = (field: string, theirs: unknown, isConflict = true) => ({ field, theirs, by: 'Ivo Ivić', at, isConflict })

// docs/rules/administration.md#form-revisions
it('sends only what was changed, with the version that was seen, and says that it is saved', async () => {
  const { user, field, save, status } = await openWording()
  await save()
  await waitFor(() => expect(status()).toBe('Ništa nije promijenjeno'))
  await user.type(field, ' kupnje')
  expect(status()).toBe('Ima nespremljenih promjena')
  await save()
  await waitFor(() => expect(status()).toBe('Spremljeno'))
  expect(sent).toEqual([{ uniqueNumber: 'uvjeti', version: 3, name: 'Uvjeti kupnje' }])
})

it('shows at the field what a colleague saved, keeps what was typed, and lets one choose', async () => {
  const { user, field, text, save } = await openWording()
  await user.clear(field)
  await user.type(field, 'Moj naziv')
  refusal = {
    code: 'STALE_VERSION',
    data: { version: 5, changes: [conflictOf('name', 'Ivin naziv'), conflictOf('displayName', 'Ivin tekst.', false)] },
  }
  await save()
  const panel = await screen.findByRole('group', { name: 'Sukob promjena: Naziv za uredništvo' })
  expect(panel.textContent).toContain('Ivo Ivić')
  expect(panel.textContent).toContain('10:42')
  expect(panel.textContent).toContain('Ivin naziv')
  expect(document.activeElement).toBe(panel)
  expect(field).toHaveProperty('value', 'Moj naziv')
  // What the colleague changed elsewhere is taken over.
  expect(text).toHaveProperty('value', 'Ivin tekst.')
  expect(screen.getByRole('alert').textContent).toContain('promijenjeno 1 isto polje')

  // Saving waits for the choice.
  await save()
  expect(sent).toHaveLength(1)
  expect(document.activeElement).toBe(panel)
  await user.click(within(panel).getByRole('button', { name: 'Zadrži moje: Naziv za uredništvo' }))
  expect(screen.queryByRole('group', { name: /Sukob/ })).toBeNull()
  expect(document.activeElement).toBe(field)
  await save()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({ uniqueNumber: 'uvjeti', version: 5, name: 'Moj naziv' })
})

it('takes the colleague’s value, after which nothing is left to save', async () => {
  const { user, field, save } = await openWording()
  await user.type(field, ' moji')
  refusal = { code: 'STALE_VERSION', data: { version: 5, changes: [conflictOf('name', 'Ivin naziv')] } }
  await save()
  await user.click(await screen.findByRole('button', { name: 'Uzmi tuđe: Naziv za uredništvo' }))
  expect(field).toHaveProperty('value', 'Ivin naziv')
  await save()
  expect(sent).toHaveLength(1)
})

it('compares with the newest version where nobody knows who changed it', async () => {
  const { user, field, save } = await openWording()
  await user.type(field, ' moji')
  wordings = [{ ...terms, name: 'Uvezeno', version: 9 }]
  refusal = { code: 'STALE_VERSION', data: { version: 9, changes: [] } }
  await save()
  const panel = await screen.findByRole('group', { name: /Sukob/ })
  expect(panel.textContent).toContain('U međuvremenu je spremljena druga vrijednost')
  expect(panel.textContent).toContain('Uvezeno')
  await user.click(within(panel).getByRole('button', { name: /Zadrži moje/ }))
  await save()
  await waitFor(() => expect(sent[1]).toEqual({ uniqueNumber: 'uvjeti', version: 9, name: 'Uvjeti moji' }))
})

it('saves what was typed again where an import has changed other fields only', async () => {
  const { user, field, save } = await openWording()
  await user.type(field, ' moji')
  wordings = [{ ...terms, version: 9 }]
  refusal = { code: 'STALE_VERSION', data: { version: 9, changes: [] } }
  await save()
  await waitFor(() => expect(sent[1]).toEqual({ uniqueNumber: 'uvjeti', version: 9, name: 'Uvjeti moji' }))
  expect(screen.queryByRole('group', { name: /Sukob/ })).toBeNull()
})

it('says at the field what is missing', async () => {
  const { user, field, save } = await openWording()
  await user.clear(field)
  refusal = { code: 'VALIDATION', data: { fieldErrors: { name: ['required'] } } }
  await save()
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
})

// docs/rules/forms.md#server-errors
it('says above its button what is wrong where no field can', async () => {
  const { user } = renderInShop(<AssignmentView form="checkout" />)
  await user.click(await screen.findByRole('checkbox', { name: 'Prikazuje se: Vijesti' }))
  refusal = { code: 'VALIDATION', data: { fieldErrors: { consents: ['tooMany'], 'states.0': ['tooMany'] } } }
  await user.click(screen.getByRole('button', { name: 'Spremi' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Provjerite ova poljaOdabrano je previše. Neke uklonite.')
})

it('keeps what was typed when a colleague’s newer version arrives, and follows it while nothing is typed', async () => {
  const { client, user } = renderInShop(<AssignmentView form="checkout" />)
  const shown = await screen.findByRole('checkbox', { name: 'Prikazuje se: Vijesti' })
  assignment = { ...assignment, consents: ['uvjeti', 'vijesti'], version: 5 }
  await act(() => client.invalidateQueries())
  await waitFor(() => expect(shown).toHaveProperty('checked', true))
  await user.click(screen.getByRole('checkbox', { name: 'Obavezno: Vijesti' }))
  assignment = { ...assignment, consents: ['uvjeti'], version: 6 }
  await act(() => client.invalidateQueries())
  expect(shown).toHaveProperty('checked', true)
  await user.click(screen.getByRole('button', { name: 'Spremi' }))
  await waitFor(() =>
    expect(sent).toEqual([expect.objectContaining({ version: 5, states: [{ uniqueNumber: 'vijesti', state: 'required' }] })]),
  )
})

it('shows a conflict of a consent in words, at its row', async () => {
  const { user } = renderInShop(<AssignmentView form="checkout" />)
  await user.click(await screen.findByRole('checkbox', { name: 'Obavezno: Uvjeti' }))
  refusal = { code: 'STALE_VERSION', data: { version: 5, changes: [conflictOf('consent.uvjeti', 'hidden')] } }
  await user.click(screen.getByRole('button', { name: 'Spremi' }))
  const panel = await screen.findByRole('group', { name: 'Sukob promjena: Uvjeti' })
  expect(panel.textContent).toContain('ne prikazuje se')
  await user.click(within(panel).getByRole('button', { name: 'Uzmi tuđe: Uvjeti' }))
  expect(screen.getByRole('checkbox', { name: 'Prikazuje se: Uvjeti' })).toHaveProperty('checked', false)
})

it('asks before a link takes unsaved changes with it', async () => {
  const { user, field } = await openWording()
  const link = screen.getByRole('link', { name: 'Uredi: Naplata' })
  // Links of the office lead by address.
  link.setAttribute('href', '/admin/consent/checkout?x=1')
  await user.type(field, ' moji')
  await user.click(link)
  const question = await screen.findByRole('dialog', { name: 'Napustiti bez spremanja?' })
  await user.click(within(question).getByRole('button', { name: 'Ostani' }))
  expect(push).not.toHaveBeenCalled()
  expect(field).toHaveProperty('value', 'Uvjeti moji')
  await user.click(link)
  await user.click(await screen.findByRole('button', { name: 'Napusti' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith('/admin/consent/checkout?x=1'))
})

it('asks before a key or the palette takes unsaved changes with it', async () => {
  const { user, field } = await openWording()
  const go = vi.fn<() => void>()
  await user.type(field, ' moji')
  act(() => leaveScreen(go))
  await user.click(await screen.findByRole('button', { name: 'Ostani' }))
  expect(go).not.toHaveBeenCalled()
  expect(field).toHaveProperty('value', 'Uvjeti moji')
  act(() => leaveScreen(go))
  await user.click(await screen.findByRole('button', { name: 'Napusti' }))
  await waitFor(() => expect(go).toHaveBeenCalledOnce())
  leaveScreen(go)
  expect(go).toHaveBeenCalledTimes(2)
})

it('asks before a reload only while something is unsaved', async () => {
  const { user, field } = await openWording()
  const reload = () => {
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    return leaving.defaultPrevented
  }
  expect(reload()).toBe(false)
  await user.type(field, '!')
  expect(reload()).toBe(true)
  await user.type(field, '{Backspace}')
  expect(reload()).toBe(false)
})

it('lists who saved what, as text and never as markup', async () => {
  const { user } = await openWording()
  await user.click(screen.getByRole('button', { name: 'Prikaži povijest' }))
  const history = await screen.findByRole('region', { name: 'Povijest' })
  expect(await within(history).findByText('<img src=x onerror=alert(1)>')).toBeTruthy()
  expect(history.textContent).toContain('Ivo Ivić')
  expect(history.textContent).toContain('Staro.')
  expect(history.querySelector('img')).toBeNull()
})

it('asks before the browser’s Back, and goes there once the person lets the changes go', async () => {
  window.history.pushState(null, '', '/admin/prije')
  window.history.pushState(null, '', '/admin/consent')
  const { user, field } = await openWording()
  await user.type(field, ' moji')
  act(() => window.history.back())
  await user.click(await screen.findByRole('button', { name: 'Ostani' }))
  expect(field).toHaveProperty('value', 'Uvjeti moji')
  expect(window.location.pathname).toBe('/admin/consent')
  act(() => window.history.back())
  await user.click(await screen.findByRole('button', { name: 'Napusti' }))
  await waitFor(() => expect(window.location.pathname).toBe('/admin/prije'))
})
