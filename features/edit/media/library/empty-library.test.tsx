import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { mediaApi } from '@/lib/api/v1/cms/media'
import { mediaFolderApi } from '@/lib/api/v1/media/folder'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { mediaItem } from '@/tests/support/media-item'
import { MediaLibrary } from './media-library'

vi.mock('@/lib/i18n/navigation', () => ({ PlainLink: 'a', Link: 'a', useRouter: () => ({}), usePathname: () => '/' }))
type Input = { search?: string; trash?: boolean }
const { call } = vi.hoisted(() => ({ call: vi.fn<(endpoint: { path: string }, input: Input) => Promise<unknown>>() }))
vi.mock('@/lib/api/client', () => ({ call }))

beforeEach(() => {
  call.mockReset()
  call.mockImplementation(async ({ path }, { search, trash }) => {
    if (path === mediaFolderApi.filter.path) return { folders: [] }
    if (path === mediaApi.tags.path) return { tags: [] }
    const records = search || trash ? [] : [mediaItem({ id: 1, title: 'Brijeg' })]
    return { records, totalRecords: records.length, totalPages: records.length, page: 1, limit: 24 }
  })
})

// docs/rules/forms.md#nothing-found
it('leads from a search without results to all items, with an empty field', async () => {
  const { user } = renderInEdit(<MediaLibrary chosen={null} onChoose={() => {}} />)
  await user.type(await screen.findByRole('searchbox'), 'more')
  await screen.findByText('Ništa nije nađeno')
  await user.click(screen.getByRole('button', { name: 'Makni traženje i filtre' }))
  expect(await screen.findByText('Brijeg')).toBeTruthy()
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
})

it('says that the trash is empty', async () => {
  const { user } = renderInEdit(<MediaLibrary chosen={null} onChoose={() => {}} />)
  await user.click(await screen.findByRole('button', { name: 'Smeće' }))
  await waitFor(() => expect(screen.getByText('Smeće je prazno')).toBeTruthy())
  expect(screen.queryByRole('button', { name: 'Makni traženje i filtre' })).toBeNull()
})
