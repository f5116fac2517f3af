import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { officePageApi } from '@/lib/api/v1/cms/page/office'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { DialogHost } from '../dialogs'
import { PagesPanel } from './list/pages-panel'
import { PageSettings } from './settings/page-settings'

vi.mock('@/lib/i18n/navigation', () => ({ PlainLink: 'a', Link: 'a', useRouter: () => ({}), usePathname: () => '/' }))
const { call, editAt } = vi.hoisted(() => ({
  call: vi.fn<(endpoint: { path: string }, input: object) => Promise<unknown>>(),
  editAt: vi.fn<(path: string) => Promise<void>>(async () => {}),
}))
vi.mock('@/lib/api/client', () => ({ call }))
vi.mock('./edit-address', () => ({ editAt, contentPath: (slug: string) => `/${slug}` }))

const page = { id: 5, slug: 'radionice', title: 'Radionice', description: '', state: 'draft', parentId: null, published_at: null }

function serve(own: object) {
  call.mockImplementation(async ({ path }) => {
    if (path === officePageApi.get.path) return { ...page, ...own }
    return { records: [{ ...page, ...own }], totalPages: 1 }
  })
}

beforeEach(() => void call.mockReset())

const settings = (
  <>
    <PageSettings id={5} />
    <DialogHost />
  </>
)

it('deletes a page that visitors never saw, once that is confirmed (docs/rules/content.md#deleted-page)', async () => {
  serve({})
  const { user } = renderInEdit(settings)
  await user.click(await screen.findByRole('button', { name: 'Izbriši' }))
  const dialog = await screen.findByRole('dialog', { name: 'Izbrisati „Radionice”?' })
  expect(call).not.toHaveBeenCalledWith(officePageApi.delete, expect.anything())
  await user.click(within(dialog).getByRole('button', { name: 'Izbriši' }))
  await waitFor(() => expect(editAt).toHaveBeenCalledWith('/'))
  expect(call).toHaveBeenCalledWith(officePageApi.delete, { id: 5 })
})

it.each([
  ['published', { state: 'published', published_at: '2026-11-01T10:00:00.000Z' }, ['Skloni', 'Arhiviraj']],
  ['hidden again', { state: 'draft', published_at: '2026-11-01T10:00:00.000Z' }, ['Arhiviraj']],
])('only hides or archives a page that was %s', async (_, own, names) => {
  serve(own)
  renderInEdit(settings)
  for (const name of names) expect(await screen.findByRole('button', { name })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Izbriši' })).toBeNull()
})

it('asks before a page comes back from the archive', async () => {
  serve({ state: 'archived' })
  const { user } = renderInEdit(
    <>
      <PagesPanel />
      <DialogHost />
    </>,
  )
  const [restore] = await screen.findAllByRole('button', { name: 'Vrati iz arhive: Radionice' })
  if (restore) await user.click(restore)
  const dialog = await screen.findByRole('dialog', { name: 'Vratiti iz arhive: Radionice?' })
  await user.click(within(dialog).getByRole('button', { name: 'Vrati' }))
  await waitFor(() => expect(call).toHaveBeenCalledWith(officePageApi.restore, { id: 5 }))
})
