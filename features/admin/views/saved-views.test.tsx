import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { defineList, type Query } from '@/features/admin/table/define-list'
import { oneOf, wordsOf } from '@/features/admin/table/list-parameters'
import type { OfficeView } from '@/lib/api/v1/admin/view.schema'
import { setToastHost } from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { SavedViews } from './saved-views'
// The dialog is a chunk of its own; it is loaded before the first test waits for it.
import './views-dialog'

type Href = { query: Record<string, string> }

const scopes = vi.hoisted(() => ({ current: ['orders'] }))
vi.mock('@/features/auth/session/office-user', () => ({ useOfficeUser: () => ({ data: { scopes: scopes.current } }) }))
vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children, 'aria-current': current }: { href: Href; children: React.ReactNode; 'aria-current'?: 'page' }) => (
    <a href={`?${new URLSearchParams(href.query).toString()}`} aria-current={current}>
      {children}
    </a>
  ),
}))

const list = defineList({
  path: '/admin/orders',
  parse: (query: Query) => ({ view: oneOf(query.view, ['pack', 'send'], 'pack'), q: wordsOf(query.q) }),
})
const view: OfficeView = {
  id: 1,
  list: 'orders',
  name: 'Za slanje',
  query: 'view=send&boja=plava',
  version: 3,
  by: 'Ana Anić',
  at: '2026-11-20T10:00:00.000Z',
}

let stored: OfficeView[] = []
const sent: unknown[] = []
const server = setupServer(
  http.post('*/admin/view/filter', () => dataResponse(stored)),
  http.post('*/admin/view/create', async ({ request }) => {
    const input: unknown = await request.json()
    sent.push({ input, key: request.headers.get('idempotency-key') })
    return JSON.stringify(input).includes('Zauzeto') ? errorResponse('VIEW_EXISTS') : dataResponse({ ...view, id: 2 })
  }),
  http.post('*/admin/view/update/1', async ({ request }) => {
    sent.push(await request.json())
    return sent.length === 1 ? errorResponse('STALE_VERSION', { view }) : dataResponse(view)
  }),
  http.delete('*/admin/view/remove/1', ({ request }) => {
    sent.push(new URL(request.url).search)
    stored = []
    return dataResponse({})
  }),
)
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setToastHost({ open: () => {}, describe: (error) => String(error) })
})
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => {
  stored = [view]
  sent.length = 0
  scopes.current = ['orders']
})

const render = (query: Query = { q: 'ana' }) => renderInShop(<SavedViews name="orders" list={list} state={list.parse(query)} />)
const openDialog = async (user: ReturnType<typeof render>['user']) => {
  await screen.findByRole('link', { name: 'Za slanje' })
  await user.click(await screen.findByRole('button', { name: 'Spremi ili uredi poglede' }))
  return screen.findByRole('dialog')
}

// docs/rules/administration.md#saved-views
it('opens a view with the parts that still hold, and marks the one that is shown', async () => {
  render({ view: 'send' })
  const link = await screen.findByRole('link', { name: 'Za slanje' })
  expect(link.getAttribute('href')).toBe('?view=send')
  expect(link.getAttribute('aria-current')).toBe('page')
})

it('shows readers the views and no way to change them', async () => {
  scopes.current = ['orders.read']
  render()
  expect(await screen.findByRole('link', { name: 'Za slanje' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('saves what the list shows under a name, without the words of a search for people; a taken one is said at the field', async () => {
  const { user } = render()
  const dialog = await openDialog(user)
  expect(within(dialog).getByText(/Riječi pretrage ne pamti/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Spremi ono što je sada na popisu' }))
  expect(within(dialog).getByText('Upišite ime.')).toBeTruthy()
  await user.type(within(dialog).getByLabelText('Ime novog pogleda'), 'Zauzeto{Enter}')
  expect(await within(dialog).findByText('Pogled s tim imenom već postoji.')).toBeTruthy()
  await user.clear(within(dialog).getByLabelText('Ime novog pogleda'))
  await user.type(within(dialog).getByLabelText('Ime novog pogleda'), 'Anine{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([
    { input: { list: 'orders', name: 'Zauzeto', query: '' }, key: expect.any(String) },
    { input: { list: 'orders', name: 'Anine', query: '' }, key: expect.any(String) },
  ])
})

it('overwrites on the version that was seen, and renames', async () => {
  const { user } = render()
  const dialog = await openDialog(user)
  const overwrite = within(dialog).getByRole('button', { name: 'Prepiši pogled Za slanje onim što je sada na popisu' })
  await user.click(overwrite)
  await waitFor(() => expect(sent).toEqual([{ version: 3, query: '' }]))
  const rename = () => within(dialog).getByRole('button', { name: 'Preimenuj pogled Za slanje' })
  // The first answer is that somebody has changed it, the second that it is overwritten.
  await user.click(overwrite)
  await waitFor(() => expect(document.activeElement).toBe(rename()))
  await user.keyboard('{Enter}')
  const field = within(dialog).getByLabelText('Novo ime pogleda Za slanje')
  expect(document.activeElement).toBe(field)
  await user.clear(field)
  await user.keyboard('{Enter}')
  expect(within(dialog).getByText('Upišite ime.').id).toBe(field.getAttribute('aria-describedby'))
  await user.type(field, 'Danas{Enter}')
  await waitFor(() => expect(sent.at(-1)).toEqual({ version: 3, name: 'Danas' }))
  await waitFor(() => expect(document.activeElement).toBe(rename()))
})

it('deletes after a question', async () => {
  const { user } = render()
  const dialog = await openDialog(user)
  await user.click(within(dialog).getByRole('button', { name: 'Obriši pogled Za slanje' }))
  expect(sent).toEqual([])
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Obriši' }))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sent).toEqual(['?version=3']))
  await waitFor(() => expect(within(dialog).queryByText('Za slanje')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByLabelText('Ime novog pogleda')))
})

it('asks for nothing where a view cannot move further', async () => {
  const { user } = render()
  const dialog = await openDialog(user)
  const up = within(dialog).getByRole('button', { name: 'Pomakni pogled Za slanje prema početku' })
  expect(up.getAttribute('aria-disabled')).toBe('true')
  await user.click(up)
  expect(document.activeElement).toBe(up)
  expect(sent).toEqual([])
})

it('keeps the focus on the arrow that moves a view', async () => {
  stored = [view, { ...view, id: 2, name: 'Plaćene' }]
  server.use(
    http.post('*/admin/view/update/1', () => {
      stored.reverse()
      return dataResponse(view)
    }),
  )
  const { user } = render()
  const dialog = await openDialog(user)
  const down = within(dialog).getByRole('button', { name: 'Pomakni pogled Za slanje prema kraju' })
  await user.click(down)
  await waitFor(() => expect(down.getAttribute('aria-disabled')).toBe('true'))
  expect(document.activeElement).toBe(down)
})
