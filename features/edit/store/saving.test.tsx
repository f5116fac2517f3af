import { describe, expect, it, vi } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { unsavedEdits } from '@/lib/browser/unsaved-edits'
import { ApiError } from '@/lib/api/errors'
import { connect, fakeDraftServer, type Fate } from '@/tests/support/edit/draft-server'
import { closeWindow, draft, fieldOfServer, key, lead, openWindow, setUpWindows, title, type } from '@/tests/support/edit/edit-window'
import { seededRandom } from '@/tests/support/seeded-random'
import { editStore, updateDocument } from './edit-store'
import { performOnServer, receiveBatches } from './saving'
import { undo } from './undo'

setUpWindows()

// docs/rules/editing.md#autosave
describe('typing 12 keys a second with 2 s latency', () => {
  it.each([1, 2, 3, 4, 5, 6])('loses and repeats no letter, with answers out of order and lost (seed %i)', async (seed) => {
    const random = seededRandom(seed)
    const server = fakeDraftServer()
    connect(server, () => ({
      latency: 500 + random.below(3000),
      isRequestLost: random.isLikely(0.15),
      isAnswerLost: random.isLikely(0.2),
    }))
    openWindow(server, `c_${seed}`)
    const text = 'Ljetna rasprodaja počinje u petak u osam ujutro i traje do ponedjeljka navečer, čitavih 84 sata.'
    for (let length = 1; length <= text.length; length++) {
      type(title, text.slice(0, length))
      if (random.isLikely(0.05)) server.colleague([{ kind: 'set', section: 's_1', path: lead, value: `kolega ${length}` }])
      await vi.advanceTimersByTimeAsync(1000 / 12)
      expect(draft()?.document.sections.s_1?.meta).toMatchObject({ title: text.slice(0, length) })
    }
    await vi.advanceTimersByTimeAsync(120_000)
    expect(fieldOfServer(server)).toMatchObject({ title: text })
    expect(editStore.getState().documents[key]).toMatchObject({ status: 'saved' })
    expect(draft()?.document).toEqual(server.document())
    undo()
    expect(draft()?.document.sections.s_1?.meta).toMatchObject({ title: '' })
  })

  it('says which field the server refused', async () => {
    const server = fakeDraftServer()
    const call = connect(server, () => ({ latency: 10 }))
    openWindow(server, 'c_refused')
    const refusal = new ApiError({
      message: 'Predugo.',
      statusCode: 422,
      data: { code: 'VALIDATION', fieldErrors: { 'changes.0.value': ['Predugo.'] } },
    })
    call.mockRejectedValueOnce(refusal)
    type(title, 'x'.repeat(200))
    await vi.advanceTimersByTimeAsync(2000)
    expect(editStore.getState().documents[key]).toMatchObject({
      status: 'refused',
      problem: 'Predugo.',
      problemAt: { section: 's_1', path: title },
    })
    type(title, 'kraće')
    await vi.advanceTimersByTimeAsync(2000)
    expect(fieldOfServer(server)).toMatchObject({ title: 'kraće' })
  })
})

// docs/rules/editing.md#draft-revision
it.each<[string, 'shown' | 'new', boolean]>([
  ['nothing to publish', 'shown', false],
  ['a page that visitors do not get to be published', 'new', true],
])('undone to what is published it leaves %s', async (_, visibility, expected) => {
  const server = fakeDraftServer()
  connect(server, () => ({ latency: 10 }))
  openWindow(server, 'c_undone')
  updateDocument(key, () => ({ visibility }))
  type(title, 'Novo')
  await vi.advanceTimersByTimeAsync(2000)
  expect(editStore.getState().documents[key]).toMatchObject({ isChanged: true })
  undo()
  await vi.advanceTimersByTimeAsync(2000)
  expect(editStore.getState().documents[key]).toMatchObject({ isChanged: expected, status: 'saved' })
})

// docs/rules/editing.md#one-page
it('saves what waits when the edit mode ends, and empties the journal', async () => {
  const stored = new Map<string, unknown>()
  vi.spyOn(unsavedEdits, 'put').mockImplementation(async (id, value) => (stored.set(id, value), true))
  vi.spyOn(unsavedEdits, 'delete').mockImplementation(async (id) => void stored.delete(id))
  const server = fakeDraftServer()
  connect(server, () => ({ latency: 10 }))
  openWindow(server, 'c_left')
  type(title, 'Na odlasku')
  await vi.advanceTimersByTimeAsync(1)
  expect(stored.size).toBe(1)
  closeWindow()
  await vi.advanceTimersByTimeAsync(100)
  expect(fieldOfServer(server)).toMatchObject({ title: 'Na odlasku' })
  expect(stored.size).toBe(0)
})

// docs/rules/editing.md#kept-batches
describe('a window that lacks batches which are no longer kept', () => {
  it.each([false, true])('loses nothing unsaved, also where only the answer of the last save was lost: %s', async (isAnswerLost) => {
    const server = fakeDraftServer()
    let fate: Fate = { latency: 10, isRequestLost: !isAnswerLost, isAnswerLost }
    connect(server, () => fate)
    openWindow(server, 'c_gap')
    type(title, 'Moje')
    await vi.advanceTimersByTimeAsync(1000)
    server.colleague([{ kind: 'set', section: 's_1', path: ['meta', 'note'], value: 'Njihovo' }])
    server.forget()
    type(lead, 'Još')
    fate = { latency: 10 }
    await vi.advanceTimersByTimeAsync(10_000)
    expect(fieldOfServer(server)).toEqual({ title: 'Moje', lead: 'Još', note: 'Njihovo' })
    expect(server.batches.filter(({ changes }) => JSON.stringify(changes).includes('Moje'))).toHaveLength(1)
    expect(draft()).toMatchObject({ document: server.document(), sending: null, waiting: [], conflicts: [] })
    expect(editStore.getState().documents[key]).toMatchObject({ status: 'saved' })
  })

  it('offers both values of a field that a colleague has changed', async () => {
    const server = fakeDraftServer()
    let fate: Fate = { latency: 10, isRequestLost: true }
    connect(server, () => fate)
    openWindow(server, 'c_gap')
    type(title, 'Moje')
    await vi.advanceTimersByTimeAsync(1000)
    server.colleague([{ kind: 'set', section: 's_1', path: title, value: 'Njihovo' }])
    server.forget()
    fate = { latency: 10 }
    await vi.advanceTimersByTimeAsync(10_000)
    expect(draft()?.conflicts).toEqual([{ section: 's_1', path: title, mine: 'Moje', theirs: 'Njihovo' }])
    expect(draft()?.document.sections.s_1?.meta).toMatchObject({ title: 'Moje' })
  })
})

// docs/rules/editing.md#ended-session
describe('a session that ends while somebody types', () => {
  it('keeps the changes and saves them after signing in again', async () => {
    const server = fakeDraftServer()
    connect(server, () => ({ latency: 10 }))
    openWindow(server, 'c_session')
    useAuthStore.setState({ status: 'signedOut', userId: null })
    type(title, 'Nastavak')
    await vi.advanceTimersByTimeAsync(2000)
    expect(editStore.getState().documents[key]).toMatchObject({ status: 'signedOut' })
    expect(server.batches).toEqual([])
    useAuthStore.setState({ status: 'signedIn', userId: '7' })
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(fieldOfServer(server)).toMatchObject({ title: 'Nastavak' })
  })

  it('sends nothing as another user', async () => {
    const server = fakeDraftServer()
    connect(server, () => ({ latency: 10 }))
    openWindow(server, 'c_other')
    type(title, 'Anin tekst')
    useAuthStore.setState({ status: 'signedIn', userId: '8' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(server.batches).toEqual([])
    expect(draft()?.waiting).toHaveLength(1)
  })
})

// docs/rules/editing.md#restore
it.each([false, true])('what the server changes is one step to undo, also when the stream tells of it first: %s', async (isFirst) => {
  const server = fakeDraftServer()
  connect(server, () => ({ latency: 10 }))
  openWindow(server, 'c_restore')
  type(title, 'Sada')
  await vi.advanceTimersByTimeAsync(2000)
  const restored = performOnServer(key, { message: 'restore' }, async (revision) => {
    server.colleague([{ kind: 'set', section: 's_1', path: title, value: 'Nekad' }])
    const batches = server.batches.filter((one) => one.revision > revision)
    if (isFirst) await receiveBatches(key, batches)
    return { batches }
  })
  await vi.advanceTimersByTimeAsync(100)
  await restored
  expect(draft()?.document.sections.s_1?.meta).toMatchObject({ title: 'Nekad' })
  undo()
  expect(draft()?.document.sections.s_1?.meta).toMatchObject({ title: 'Sada' })
  await vi.advanceTimersByTimeAsync(2000)
  expect(fieldOfServer(server)).toMatchObject({ title: 'Sada' })
})
