import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api/errors'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { linkApi } from '@/lib/api/v1/cms/link'
import { toastError } from '@/lib/browser/toast/toast'
import { instanceOf } from '@/lib/documents/masters/masters'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { editStore, openDocument } from '../../store/edit-store'
import { MasterNameDialog } from './master-name-dialog'
import { MissingMaster } from './missing-master'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))
const { call } = vi.hoisted(() => ({ call: vi.fn<(endpoint: { path: string }) => Promise<unknown>>() }))
vi.mock('@/lib/api/client', () => ({ call }))
vi.mock('@/lib/browser/toast/toast', async (original) => ({ ...(await original<object>()), toastError: vi.fn<(error: unknown) => void>() }))

const key = 'page:1'
const own = { type: 'page-title', pos: 'W', meta: { title: 'Vlastiti' } }
const shared = {
  client: 'master:x',
  sequence: 1,
  revision: 1,
  changes: [
    { kind: 'remove', section: 's_b' },
    { kind: 'add', section: 's_b', value: instanceOf(own, 8) },
  ],
}
const master = { v: 1, page: { title: 'Novi' }, sections: { master: { ...own, pos: 'a0' } } }
const lost = () => new ApiError({ message: 'Nema veze.', statusCode: 0 })
const stored = () => editStore.getState().documents[key]?.draft.document.sections.s_b

/** Which answers get lost on their way. */
let cut: string[] = []
let saved: unknown[] = []

beforeEach(() => {
  cut = []
  saved = []
  editStore.setState({ ...editStore.getInitialState(), documents: {} })
  openDocument(key, { document: { v: 1, sections: { s_b: own } }, revision: 0, pictures: {}, isChanged: false })
  call.mockReset()
  call.mockImplementation(async ({ path }) => {
    if (path === linkApi.masters.path) saved = [shared]
    if (cut.includes(path)) throw lost()
    if (path === linkApi.masters.path) return { batches: saved, master: { id: 8, title: 'Novi' } }
    if (path === draftApi.changes.path) return { batches: saved }
    return { document: master, revision: 0, pictures: {}, links: {}, isChanged: false }
  })
})

async function share() {
  const onClose = vi.fn<() => void>()
  const { user } = renderInEdit(
    <>
      <MissingMaster documentKey={key} id="s_b" master={8} />
      <MasterNameDialog action="share" target={{ key, section: 's_b' }} suggestion="Novi" onClose={onClose} />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Napravi' }))
  return { user, onClose }
}

// docs/rules/editing.md#sharing
it('leaves a shared section whose content can be loaded again', async () => {
  cut = [draftApi.get.path]
  const { onClose, user } = await share()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(toastError).toHaveBeenCalledWith(expect.stringContaining('nije učitao'))
  expect(stored()).toMatchObject({ master: 8 })
  cut = []
  await user.click(screen.getByRole('button', { name: 'Učitaj ponovno', hidden: true }))
  await waitFor(() => expect(editStore.getState().documents['master:8']).toBeTruthy())
})

it('finds out what the server did when its answer is lost', async () => {
  cut = [linkApi.masters.path]
  const { onClose } = await share()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(stored()).toMatchObject({ master: 8 })
})

it('says that it does not know yet while the connection is lost', async () => {
  cut = [linkApi.masters.path, draftApi.changes.path]
  const { onClose, user } = await share()
  await waitFor(() => expect(toastError).toHaveBeenCalledWith(expect.stringContaining('još ne znamo')))
  expect(onClose).not.toHaveBeenCalled()
  expect(stored()).toEqual(own)
  cut = [linkApi.masters.path]
  await user.click(screen.getByRole('button', { name: 'Napravi' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(stored()).toMatchObject({ master: 8 })
})
