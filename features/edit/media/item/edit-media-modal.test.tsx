import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import { toastSuccess } from '@/lib/browser/toast/toast'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { mediaItem } from '@/tests/support/media-item'
import { EditMediaModal } from './edit-media-modal'

vi.mock('@/lib/browser/toast/toast', async (original) => ({ ...(await original<object>()), toastSuccess: vi.fn<(text: string) => void>() }))
vi.mock('@/lib/i18n/navigation', async () => ({ PlainLink: (await import('@/tests/support/dom/plain-link')).Link }))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

let stored: MediaItem
const sent: unknown[] = []
const server = setupServer(
  http.get('*/api/v1/cms/media/get/:id', () => dataResponse(stored)),
  http.patch('*/api/v1/cms/media/update/:id', async ({ request }) => {
    const { revision, ...change }: { revision?: number } = Object(await request.json())
    sent.push({ revision, ...change })
    if (revision !== stored.revision) return errorResponse('STALE_VERSION', { revision: stored.revision })
    stored = { ...stored, ...change, revision: stored.revision + 1 }
    return dataResponse(stored)
  }),
  http.get('*/api/v1/cms/media/tags', () => dataResponse({ tags: [] })),
  http.get('*/api/v1/media/folder/filter', () => dataResponse({ folders: [{ id: 5, parentId: null, name: 'Naslovnica', items: 4 }] })),
  http.post('*/domainDetect', () => dataResponse({ cmsLanguages: [{ code: 'hrv', name: 'Hrvatski' }], defaultLanguage: 'hrv' })),
)
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  // Loaded with the first call, which takes long on a busy machine.
  await Promise.all([import('axios'), import('@/components/ui/overlay/confirmation-modal')])
})
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => {
  stored = mediaItem({ title: 'More' })
  sent.length = 0
})

async function open() {
  const onClose = vi.fn<() => void>()
  const onChange = vi.fn<(item: MediaItem | null) => void>()
  const view = renderInEdit(<EditMediaModal id={1} onChange={onChange} onClose={onClose} />)
  const title = await screen.findByRole('textbox', { name: /^Naziv/ })
  return { ...view, onClose, onChange, title }
}
const question = () => screen.findByRole('dialog', { name: 'Odbaciti ono što niste spremili?' })

// docs/rules/editing.md#unsaved-dialogs
describe('a dialog with unsaved texts', () => {
  it.each<[string, (user: Awaited<ReturnType<typeof open>>['user']) => Promise<unknown>]>([
    ['Escape', (user) => user.keyboard('{Escape}')],
    ['its close button', (user) => user.click(screen.getByRole('button', { name: 'Zatvori' }))],
    ['Cancel', (user) => user.click(screen.getByRole('button', { name: 'Odustani' }))],
    ["the browser's Back", async () => act(() => window.history.back())],
  ])('asks before it is closed by %s', async (_, leave) => {
    const { user, title, onClose } = await open()
    await user.type(title, ' zimi')
    await leave(user)
    await user.click(within(await question()).getByRole('button', { name: 'Nastavi uređivati' }))
    expect(onClose).not.toHaveBeenCalled()
    expect(title).toHaveProperty('value', 'More zimi')
    await leave(user)
    await user.click(within(await question()).getByRole('button', { name: 'Odbaci' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  it('closes at once where nothing has changed', async () => {
    const { user, onClose } = await open()
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })
})

it('says that the data of a picture is saved', async () => {
  const { user, title, onChange, onClose } = await open()
  await user.type(title, ' zimi')
  await user.click(screen.getByRole('button', { name: 'Spremi' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent).toEqual([{ revision: 1, title: 'More zimi' }])
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ title: 'More zimi' }))
  expect(toastSuccess).toHaveBeenCalledWith('Spremljeno.')
})

// docs/rules/media.md#stale-item
it('keeps what was typed when a colleague was faster, and names what they changed', async () => {
  const { user, title } = await open()
  await user.type(title, ' zimi')
  stored = { ...stored, revision: 2, title: 'Pučina', description: 'Snimljeno s Brača', tags: ['ljeto'] }
  await user.click(screen.getByRole('button', { name: 'Spremi' }))
  const told = (await screen.findByText('Promijenio je netko drugi')).closest('[role="alert"]')
  expect(told?.textContent).toContain('Naziv: „Pučina” Ovdje ostaje ono što ste vi upisali.')
  expect(told?.textContent).toContain('Opis: „Snimljeno s Brača” Tako sada piše i ovdje.')
  expect(title).toHaveProperty('value', 'More zimi')
  expect(screen.getByRole('textbox', { name: 'Opis' })).toHaveProperty('value', 'Snimljeno s Brača')

  await user.click(screen.getByRole('button', { name: 'Spremi' }))
  await waitFor(() => expect(stored).toMatchObject({ title: 'More zimi', description: 'Snimljeno s Brača', tags: ['ljeto'] }))
  expect(sent.at(-1)).toEqual({ revision: 2, title: 'More zimi' })
})

it("takes a colleague's value in place of the own one", async () => {
  const { user, title } = await open()
  await user.type(title, ' zimi')
  stored = { ...stored, revision: 2, title: 'Pučina' }
  await user.click(screen.getByRole('button', { name: 'Spremi' }))
  await user.click(await screen.findByRole('button', { name: 'Uzmi njihovo: Naziv' }))
  expect(title).toHaveProperty('value', 'Pučina')
  expect(screen.getByRole('button', { name: 'Spremi' })).toHaveProperty('disabled', true)
})
