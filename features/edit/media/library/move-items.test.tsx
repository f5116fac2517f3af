import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { mediaApi } from '@/lib/api/v1/cms/media'
import { mediaFolderApi } from '@/lib/api/v1/media/folder'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { mediaItem } from '@/tests/support/media-item'
import { MediaLibrary } from './media-library'

vi.mock('@/lib/i18n/navigation', () => ({ PlainLink: 'a', Link: 'a', useRouter: () => ({}), usePathname: () => '/' }))
const { call } = vi.hoisted(() => ({ call: vi.fn<(endpoint: { path: string }, input: object) => Promise<unknown>>() }))
vi.mock('@/lib/api/client', () => ({ call }))

const items = [1, 2, 3].map((id) => mediaItem({ id, title: `Slika ${id}` }))

beforeEach(() => {
  call.mockReset()
  call.mockImplementation(async ({ path }) => {
    if (path === mediaApi.filterStandard.path) return { records: items, totalRecords: 3, totalPages: 1, page: 1, limit: 48 }
    if (path === mediaFolderApi.filter.path) return { folders: [{ id: 7, parentId: null, name: 'Jesen', items: 0 }] }
    return path === mediaApi.tags.path ? { tags: [] } : {}
  })
})

// docs/rules/media.md#folders
it('puts several selected items into a folder at once', async () => {
  const { user } = renderInEdit(<MediaLibrary chosen={null} onChoose={() => {}} />)
  await user.click(await screen.findByRole('checkbox', { name: 'Označi: Slika 1' }))
  await user.click(screen.getByRole('checkbox', { name: 'Označi: Slika 3' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Premjesti u mapu' }), 'Jesen')
  await waitFor(() => expect(call).toHaveBeenCalledWith(mediaApi.move, { ids: [1, 3], folderId: 7 }))
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Premjesti u mapu' })).toBeNull())
})

it('takes an item that is dragged onto a folder', async () => {
  renderInEdit(<MediaLibrary chosen={null} onChoose={() => {}} />)
  const item = (await screen.findByRole('button', { name: /Slika 2/ })).closest('li')
  const folder = await screen.findByRole('button', { name: /Jesen/ })
  const held = new Map<string, string>()
  const dataTransfer = {
    get types() {
      return [...held.keys()]
    },
    setData: (type: string, text: string) => held.set(type, text),
    getData: (type: string) => held.get(type) ?? '',
  }
  const dragged = (target: Element | null, kind: 'dragStart' | 'dragOver' | 'drop') =>
    target && fireEvent(target, createEvent[kind](target, { dataTransfer }))
  dragged(item, 'dragStart')
  dragged(folder, 'dragOver')
  dragged(folder, 'drop')
  await waitFor(() => expect(call).toHaveBeenCalledWith(mediaApi.move, { ids: [2], folderId: 7 }))
})
