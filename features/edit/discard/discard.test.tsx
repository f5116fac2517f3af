import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { ApiError } from '@/lib/api/errors'
import { draftApi } from '@/lib/api/v1/cms/draft'
import type { Document } from '@/lib/documents/document'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { DialogHost } from '../dialogs'
import { startEditingSession } from '../session/editing-user'
import { editStore, openDocument } from '../store/edit-store'
import { setField } from '../store/perform-edit'
import { DiscardButton } from './discard-button'

const server = vi.hoisted(() => ({ call: vi.fn<(endpoint: { path: string }, input: unknown) => Promise<unknown>>() }))
vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
vi.mock('@/lib/api/client', () => ({ call: server.call, connectApi: () => {}, connectedIdentity: () => null }))

const [page, footer] = ['page:1', 'element:2']
const document: Document = { v: 1, sections: {}, page: { title: 'Dostava' } }
const layout: Document = { v: 1, sections: { element: { type: 'footer-section', pos: 'V' } } }
const discarded = () => server.call.mock.calls.filter(([{ path }]) => path === draftApi.discard.path).map(([, input]) => input)

beforeEach(() => {
  window.history.replaceState(null, '', '/dostava')
  useAuthStore.setState({ status: 'signedIn', userId: '1' })
  startEditingSession()
  editStore.setState({ ...editStore.getInitialState(), documents: {}, past: [], future: [] })
  openDocument(page, { document, revision: 3, pictures: {}, isChanged: true })
  openDocument(footer, { document: layout, revision: 5, pictures: {}, isChanged: true })
  server.call.mockReset()
  server.call.mockImplementation(async ({ path }) => {
    if (path === draftApi.get.path) return { lastEditor: { name: 'Ana Kovač', isSelf: false } }
    if (path === draftApi.discard.path) return { batches: [] }
    throw new Error(`No such call: ${path}`)
  })
})

async function openDiscardDialog() {
  const { user } = renderInEdit(
    <>
      <DiscardButton />
      <DialogHost />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Odbaci skicu' }))
  return { user, dialog: await screen.findByRole('dialog', { name: 'Odbaciti skicu?' }) }
}

// docs/rules/editing.md#draft-revision
it('asks first and names what is discarded and who changed it last', async () => {
  const { dialog, user } = await openDiscardDialog()
  expect(await within(dialog).findAllByText(/Zadnji urednik: Ana Kovač/)).toHaveLength(2)
  expect(within(dialog).getByRole('checkbox', { name: /Stranica: Dostava/ })).toHaveProperty('checked', true)
  expect(within(dialog).getByRole('checkbox', { name: /Podnožje/ })).toHaveProperty('checked', false)
  await user.click(within(dialog).getByRole('button', { name: 'Odustani' }))
  expect(discarded()).toEqual([])
})

// docs/rules/content.md#home-address
it('names the home page as lists do', async () => {
  window.history.replaceState(null, '', '/')
  const { dialog, user } = await openDiscardDialog()
  expect(within(dialog).getByRole('checkbox', { name: /Stranica: Naslovnica/ })).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Odustani' }))
})

it('discards what is ticked only, so the footer that somebody else changed stays', async () => {
  const { dialog, user } = await openDiscardDialog()
  await user.click(within(dialog).getByRole('button', { name: 'Odbaci označeno' }))
  await waitFor(() => expect(discarded()).toEqual([{ key: page, revision: 3 }]))
  expect(editStore.getState().documents[footer]?.isChanged).toBe(true)
})

// docs/rules/editing.md#unpublished-pages
it('leaves a page that was never published to be published', async () => {
  editStore.setState({ documents: {} })
  openDocument(page, { document, revision: 3, pictures: {}, isChanged: true, visibility: 'new' })
  const { dialog, user } = await openDiscardDialog()
  await user.click(within(dialog).getByRole('button', { name: 'Odbaci označeno' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(editStore.getState().documents[page]?.isChanged).toBe(true)
})

it('discards also what the server had refused to save', async () => {
  const answer = server.call.getMockImplementation()
  server.call.mockImplementation(async (endpoint, input) => {
    if (endpoint.path === draftApi.save.path)
      throw new ApiError({ statusCode: 422, message: 'Predugo.', data: { code: 'DOCUMENT_TOO_LARGE' } })
    return answer?.(endpoint, input)
  })
  setField({ key: page, section: '', path: ['page', 'title'], value: 'Predug naslov', label: { message: 'field' } })
  const { dialog, user } = await openDiscardDialog()
  await user.click(within(dialog).getByRole('button', { name: 'Odbaci označeno' }))
  await waitFor(() => expect(discarded()).toHaveLength(1))
  await waitFor(() => expect(editStore.getState().documents[page]).toMatchObject({ isChanged: false, status: 'saved', problem: null }))
  expect(editStore.getState().documents[page]?.draft).toMatchObject({
    waiting: [],
    sending: null,
    document: { page: { title: 'Dostava' } },
  })
})
