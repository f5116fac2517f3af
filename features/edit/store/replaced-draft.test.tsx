import { expect, it, vi } from 'vitest'
import { unsavedEdits } from '@/lib/browser/unsaved-edits'
import { ApiError } from '@/lib/api/errors'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { edit, openDraft, receive, startSaving, type Draft } from '@/lib/documents/draft'
import { connect, fakeDraftServer, type DraftServer } from '@/tests/support/edit/draft-server'
import { draft, key, openWindow, setUpWindows, title, type } from '@/tests/support/edit/edit-window'
import { discardDocuments } from './publish-documents'
import { restoreVersion } from '../versions/version-queries'
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

/** Another window, which types the title and saves it. */
const otherWindow = (server: DraftServer, client = 'c_2') =>
  openDraft({ client, document: server.document(), revision: server.batches.length })
const typeThere = (there: Draft, value: string) => edit(there, [{ kind: 'set', section: 's_1', path: title, value }]).draft
function saveThere(server: DraftServer, there: Draft) {
  const { sending, revision } = startSaving(there)
  if (sending) server.answer(draftApi.save.path, { revision, ...sending })
  return receiveBatches(key, server.batches)
}
const journal = () => {
  const stored = new Map<string, unknown>()
  vi.spyOn(unsavedEdits, 'put').mockImplementation(async (id, value) => (stored.set(id, value), true))
  vi.spyOn(unsavedEdits, 'delete').mockImplementation(async (id) => void stored.delete(id))
  return stored
}

it('takes over what another window wrote over its saved value after having seen it', async () => {
  const stored = journal()
  const server = fakeDraftServer()
  connect(server, () => ({ latency: 10 }))
  openWindow(server, 'c_1')
  type(title, 'Prvo')
  await vi.advanceTimersByTimeAsync(2000)
  await saveThere(server, typeThere(otherWindow(server), 'Drugo'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(draft()).toMatchObject({ conflicts: [], document: { sections: { s_1: { meta: { title: 'Drugo' } } } } })
  expect(stored.size).toBe(0)
})

it('offers both values where the other window wrote before it saw the saved one, until a version is restored', async () => {
  const stored = journal()
  const server = fakeDraftServer()
  const call = connect(server, () => ({ latency: 10 }))
  openWindow(server, 'c_1')
  const there = typeThere(otherWindow(server), 'Drugo')
  type(title, 'Prvo')
  await vi.advanceTimersByTimeAsync(2000)
  await saveThere(server, receive(there, server.batches))
  await vi.advanceTimersByTimeAsync(2000)
  expect(draft()?.conflicts).toMatchObject([{ mine: 'Prvo', theirs: 'Drugo' }])
  expect(stored.size).toBe(1)

  await saveThere(server, typeThere(otherWindow(server, 'c_3'), 'Treće'))
  expect(draft()?.conflicts).toMatchObject([{ mine: 'Prvo', theirs: 'Treće' }])

  call.mockImplementation(async () => {
    const changes = [{ kind: 'set' as const, section: 's_1', path: title, value: 'Nekad' }]
    server.batches.push({ client: 'restore:1', sequence: 1, revision: server.batches.length + 1, changes })
    return { batches: server.batches.slice(-1) }
  })
  await restoreVersion(key, 1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(draft()).toMatchObject({ conflicts: [], document: { sections: { s_1: { meta: { title: 'Nekad' } } } } })
  expect(stored.size).toBe(0)
})
