import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import { mediaApi } from '@/lib/api/v1/cms/media'
import { mediaFolderApi } from '@/lib/api/v1/media/folder'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { mediaItem } from '@/tests/support/media-item'
import { uploadStore, type Upload } from '../upload/upload-store'
import { MediaLibrary } from './media-library'

vi.mock('@/lib/i18n/navigation', () => ({ PlainLink: 'a', Link: 'a', useRouter: () => ({}), usePathname: () => '/' }))
vi.mock('../item/edit-media-modal', () => ({ EditMediaModal: ({ id }: { id: number }) => <p>Uređuje se {id}</p> }))
const { call } = vi.hoisted(() => ({ call: vi.fn<(endpoint: { path: string }, input: object) => Promise<unknown>>() }))
vi.mock('@/lib/api/client', () => ({ call }))

const items = [1, 2].map((id) => mediaItem({ id, title: `Slika ${id}` }))
const sending = (id: string): Upload => ({
  id,
  file: new File([id], `${id}.png`, { type: 'image/png' }),
  folderId: null,
  status: 'sending',
  sentBytes: 0,
  problem: null,
  item: null,
  wasKnown: false,
})
const begin = (id: string) => act(() => uploadStore.setState(({ uploads }) => ({ uploads: [...uploads, sending(id)] })))
const arrive = (id: string, item: MediaItem) =>
  act(() =>
    uploadStore.setState(({ uploads }) => ({ uploads: uploads.map((one) => (one.id === id ? { ...one, status: 'done', item } : one)) })),
  )

function Library() {
  const [chosen, setChosen] = useState<MediaItem | null>(null)
  return (
    <>
      <output>{chosen?.title ?? 'ništa'}</output>
      <MediaLibrary chosen={chosen} onChoose={setChosen} />
    </>
  )
}

beforeEach(() => {
  uploadStore.setState({ uploads: [], isPaused: false, leftOver: 0 })
  call.mockImplementation(async ({ path }) => {
    if (path === mediaApi.filterStandard.path) return { records: items, totalRecords: 2, totalPages: 1, page: 1, limit: 48 }
    if (path === mediaFolderApi.filter.path) return { folders: [] }
    return path === mediaApi.tags.path ? { tags: [] } : { places: [] }
  })
})

const chosen = () => document.querySelector('output')?.textContent
const arrived = mediaItem({ id: 9, title: 'Nova slika' })

// docs/rules/media.md#upload-queue
it('chooses what arrives while nothing was chosen', async () => {
  renderInEdit(<Library />)
  await screen.findByRole('button', { name: /Slika 1/ })
  begin('a')
  arrive('a', arrived)
  expect(chosen()).toBe('Nova slika')
})

it('keeps what the editor has chosen since the upload began', async () => {
  const { user } = renderInEdit(<Library />)
  const first = await screen.findByRole('button', { name: /Slika 1/ })
  begin('a')
  await user.click(first)
  arrive('a', arrived)
  expect(chosen()).toBe('Slika 1')
  begin('b')
  arrive('b', mediaItem({ id: 10, title: 'Još jedna' }))
  expect(chosen()).toBe('Još jedna')
})

it('keeps an uploaded file that the editor has opened, when the next one arrives', async () => {
  const { user } = renderInEdit(<Library />)
  await screen.findByRole('button', { name: /Slika 1/ })
  begin('a')
  begin('b')
  arrive('a', arrived)
  await user.click(screen.getByRole('button', { name: 'Uredi' }))
  arrive('b', mediaItem({ id: 10, title: 'Još jedna' }))
  expect(await screen.findByText('Uređuje se 9')).toBeTruthy()
  expect(chosen()).toBe('Nova slika')
})
