import { expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api/errors'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { connect, fakeDraftServer } from '@/tests/support/edit/draft-server'
import { draft, key, openWindow, setUpWindows, title, type } from '@/tests/support/edit/edit-window'
import { discardDocuments } from './publish-documents'
import { receiveBatches } from './saving'

setUpWindows()

/** A window that has saved a title, and a server that discards it. */
async function aSavedTitle() {
  const server = fakeDraftServer()
  const call = connect(server, () => ({ latency: 10 }))
  openWindow(server, 'c_1')
  type(title, 'Moje')
  await vi.advanceTimersByTimeAsync(2000)
  const discard = () => {
    const revision = server.batches.length + 1
    const changes = [{ kind: 'set' as const, section: 's_1', path: title, value: '' }]
    server.batches.push({ client: 'discard:x', sequence: 1, revision, changes })
    return server.batches.slice(-1)
  }
  return { call, discard }
}

// docs/rules/editing.md#conflict
it('a draft that a colleague discards leaves what was typed to choose', async () => {
  const { discard } = await aSavedTitle()
  await receiveBatches(key, discard())
  expect(draft()?.conflicts).toEqual([{ section: 's_1', path: title, mine: 'Moje', theirs: '' }])
})

it.each([false, true])('a draft that its editor discards asks nothing, also when the stream tells of it first: %s', async (isFirst) => {
  const { call, discard } = await aSavedTitle()
  call.mockImplementation(async ({ path }) => {
    expect(path).toBe(draftApi.discard.path)
    const batches = discard()
    if (isFirst) await receiveBatches(key, batches)
    return { batches }
  })
  await discardDocuments([key])
  expect(draft()).toMatchObject({ conflicts: [], document: { sections: { s_1: { meta: { title: '' } } } } })
})

it('a draft that its editor could not discard leaves what was typed to choose when a colleague discards it', async () => {
  const { call, discard } = await aSavedTitle()
  call.mockRejectedValueOnce(new ApiError({ message: 'Greška.', statusCode: 500, data: { code: 'INTERNAL' } }))
  await expect(discardDocuments([key])).rejects.toMatchObject({ status: 500 })
  await receiveBatches(key, discard())
  expect(draft()?.conflicts).toEqual([{ section: 's_1', path: title, mine: 'Moje', theirs: '' }])
})
