import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api/errors'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { header, openChangedPage, page } from '@/tests/support/edit/changed-page'
import { fakePublishServer } from '@/tests/support/edit/publish-server'
import { editStore } from '../store/edit-store'
import { setField } from '../store/perform-edit'
import { startEditing } from '../session/start-editing'
import { PublishPanel } from './publish-panel'

const server = vi.hoisted(() => ({ call: vi.fn<(endpoint: { path: string }, input: unknown) => Promise<unknown>>() }))
vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
vi.mock('@/lib/api/client', () => ({ call: server.call, connectApi: () => {}, connectedIdentity: () => null }))
const toast = vi.hoisted(() => ({ toastError: vi.fn<(error: unknown) => void>() }))
vi.mock('@/lib/browser/toast/toast', async (original) => ({ ...(await original<object>()), ...toast }))
vi.mock('./checks/check-list', () => ({ CheckList: () => null }))

let fake = fakePublishServer()
const sent = (path: string) => server.call.mock.calls.filter(([endpoint]) => endpoint.path === path).map(([, input]) => input)

beforeEach(() => {
  fake = fakePublishServer()
  openChangedPage()
  server.call.mockReset()
  toast.toastError.mockReset()
  server.call.mockImplementation((endpoint, input) => fake.answer(endpoint, input))
})

// docs/rules/editing.md#publish-panel
describe("a colleague's change that arrives with the click", () => {
  /** Without the autosave, so that the click is what saves. */
  function typeBehind(field: string) {
    const theirs = {
      client: 'c_2',
      sequence: 1,
      revision: 4,
      changes: [{ kind: 'set', section: '', path: ['page', field], value: 'Njihov' }],
    }
    let isBehind = true
    server.call.mockImplementation(async (endpoint, input) => {
      if (endpoint.path === draftApi.changes.path) return { batches: [theirs] }
      if (endpoint.path !== draftApi.save.path || !isBehind) return fake.answer(endpoint, input)
      isBehind = false
      await fake.answer(endpoint, input)
      throw new ApiError({ message: '', statusCode: 409, data: { code: 'STALE_VERSION' } })
    })
    const path = ['page', 'title']
    setField({ key: page, section: '', path, value: 'Moj', label: { message: 'page', path } })
  }

  it.each([
    ['in the same field', 'title', 1],
    ['in another field', 'lead', 0],
  ])('is not published with it %s', async (_, field, conflicts) => {
    typeBehind(field)
    const { user } = renderInEdit(<PublishPanel />)
    await user.click(await screen.findByRole('button', { name: 'Objavi označeno (2)' }))
    await waitFor(() => expect(toast.toastError).toHaveBeenCalledWith(expect.objectContaining({ code: 'STALE_VERSION' })))
    expect(sent(draftApi.publish.path)).toEqual([])
    expect(editStore.getState().documents[page]?.draft).toMatchObject({ revision: 5, conflicts: { length: conflicts } })
  })
})

// docs/rules/editing.md#changed-elsewhere
describe('a field that has changed elsewhere', () => {
  async function refusedPublication() {
    const conflicts = [{ field: 'title', published: 'O nakladi' }]
    fake.refusals.set(draftApi.publish.path, { code: 'FIELD_CHANGED', status: 409, data: { key: page, conflicts } })
    const { user } = renderInEdit(<PublishPanel />)
    await user.click(await screen.findByRole('button', { name: 'Objavi označeno (2)' }))
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('O knjižari')).toBeTruthy()
    expect(within(alert).getByText('O nakladi')).toBeTruthy()
    fake.refusals.clear()
    return { user, alert }
  }
  const publishAgain = async (user: Awaited<ReturnType<typeof refusedPublication>>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Objavi označeno (2)' }))
    await waitFor(() => expect(sent(draftApi.publish.path)).toHaveLength(2))
    return sent(draftApi.publish.path)[1]
  }

  it('is published over it when the editor says so', async () => {
    const { user, alert } = await refusedPublication()
    await user.click(within(alert).getByRole('button', { name: 'Zamijeni vrijednošću iz skice' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await publishAgain(user)).toMatchObject({ documents: [{ key: page, revision: 3, overwrite: ['title'] }, { key: header }] })
  })

  it('is taken over into the draft when the editor says so', async () => {
    const stop = startEditing({ onRecovered: () => {} })
    const { user, alert } = await refusedPublication()
    await user.click(within(alert).getByRole('button', { name: 'Preuzmi što vide posjetitelji' }))
    const draft = editStore.getState().documents[page]?.draft.document
    expect(draft?.page).toEqual({ title: 'O nakladi' })
    expect(await publishAgain(user)).toMatchObject({ documents: [{ key: page, revision: 4 }, { key: header }] })
    stop()
  })
})
