import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import * as client from '@/lib/api/client'
import { ApiError } from '@/lib/api/errors'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { unsavedEdits } from '@/lib/browser/unsaved-edits'
import { applyChanges, type Change } from '@/lib/documents/changes'
import type { Document } from '@/lib/documents/document'
import type { SavedBatch } from '@/lib/documents/draft'
import { seededRandom } from '@/tests/support/seeded-random'
import { editStore, openDocument, setField, undo } from './edit-store'
import { recoverUnsaved } from '../journal/recover'
import { performOnServer, receiveBatches } from './saving'
import { startEditing } from '../session/start-editing'

const key = 'page:1'
const empty: Document = { v: 1, sections: { s_1: { type: 'hero', pos: 'V', meta: { title: '', lead: '' } } } }
const title = ['meta', 'title']
const lead = ['meta', 'lead']

/** The server's draft, with the rules of docs/rules/editing.md#repeated-batch and #stale-revision. */
function fakeServer() {
  const batches: SavedBatch[] = []
  const kept = { from: 0 }
  const since = (revision: number) => batches.filter((one) => one.revision > revision)
  const answerSince = (revision: number) => (revision < kept.from ? { batches: [], isComplete: false } : { batches: since(revision) })
  return {
    batches,
    /** Keeps no batches up to now (docs/rules/editing.md#kept-batches). */
    forget: () => (kept.from = batches.length),
    document: () =>
      applyChanges(
        empty,
        batches.flatMap((one) => one.changes),
      ).document,
    colleague: (changes: Change[]) =>
      batches.push({ client: 'kolega', sequence: batches.length + 1, revision: batches.length + 1, changes }),
    answer(path: string, input: { revision: number; client?: string; sequence?: number; changes?: Change[] }) {
      if (path === draftApi.changes.path) return answerSince(input.revision)
      if (path === draftApi.get.path) return { document: this.document(), revision: batches.length, pictures: {}, isChanged: true }
      const { revision, client: name = '', sequence = 0, changes = [] } = input
      if (batches.some((one) => one.client === name && one.sequence === sequence)) return answerSince(revision)
      if (revision !== batches.length) throw failure(409, 'STALE_VERSION')
      batches.push({ client: name, sequence, revision: revision + 1, changes })
      return { batches: since(revision) }
    },
  }
}

const failure = (statusCode: number, code?: 'STALE_VERSION' | 'UNAUTHORIZED') =>
  new ApiError({ message: 'Odbijeno.', statusCode, data: code ? { code } : {} })

type Fate = { latency: number; isRequestLost?: boolean; isAnswerLost?: boolean }

/** Puts the server behind a network; `fate` says what becomes of each request. */
function connect(server: ReturnType<typeof fakeServer>, fate: () => Fate) {
  const call = vi.spyOn(client, 'call')
  call.mockImplementation(async ({ path }, input) => {
    const { latency, isRequestLost = false, isAnswerLost = false } = fate()
    await new Promise((resolve) => setTimeout(resolve, latency / 2))
    if (isRequestLost) throw failure(0)
    const sent = structuredClone(input)
    // oxlint-disable-next-line no-unsafe-type-assertion -- a fake of every call
    const answer = server.answer(path, sent as Parameters<typeof server.answer>[1])
    await new Promise((resolve) => setTimeout(resolve, latency / 2))
    if (isAnswerLost) throw failure(0)
    // oxlint-disable-next-line no-unsafe-type-assertion -- a fake of every call
    return structuredClone(answer) as never
  })
  return call
}

const type = (path: string[], value: string) =>
  setField({ key, section: 's_1', path, value, label: { message: 'field', section: 'hero', path } })
const draft = () => editStore.getState().documents[key]?.draft
const fieldOfServer = (server: ReturnType<typeof fakeServer>) => server.document().sections.s_1?.meta

let stop = () => {}

/** A new window on the page. */
function openWindow(server: ReturnType<typeof fakeServer>, name: string) {
  stop()
  editStore.setState({ client: name, documents: {}, past: [], future: [] })
  stop = startEditing({ onRecovered: () => {} })
  openDocument(key, { document: server.document(), revision: server.batches.length, pictures: {}, isChanged: false })
}

beforeEach(() => {
  vi.useFakeTimers()
  useAuthStore.setState({ status: 'signedIn', userId: '7' })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

// docs/rules/editing.md#autosave
describe('typing 12 keys a second with 2 s latency', () => {
  it.each([1, 2, 3, 4, 5, 6])('loses and repeats no letter, with answers out of order and lost (seed %i)', async (seed) => {
    const random = seededRandom(seed)
    const server = fakeServer()
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
    const server = fakeServer()
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

// docs/rules/editing.md#kept-batches
describe('a window that lacks batches which are no longer kept', () => {
  it.each([false, true])('loses nothing unsaved, also where only the answer of the last save was lost: %s', async (isAnswerLost) => {
    const server = fakeServer()
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
    const server = fakeServer()
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
    const server = fakeServer()
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
    const server = fakeServer()
    connect(server, () => ({ latency: 10 }))
    openWindow(server, 'c_other')
    type(title, 'Anin tekst')
    useAuthStore.setState({ status: 'signedIn', userId: '8' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(server.batches).toEqual([])
    expect(draft()?.waiting).toHaveLength(1)
  })
})

// docs/rules/editing.md#journal
describe('a window that was closed with unsaved changes', () => {
  let stored = new Map<string, unknown>()
  beforeEach(() => {
    stored = new Map()
    vi.spyOn(unsavedEdits, 'put').mockImplementation(async (id, value) => (stored.set(id, structuredClone(value)), true))
    vi.spyOn(unsavedEdits, 'delete').mockImplementation(async (id) => void stored.delete(id))
    vi.spyOn(unsavedEdits, 'all').mockImplementation(async () => [...stored.values()])
  })

  it.each<[string, Fate]>([
    ['the request is lost', { latency: 10, isRequestLost: true }],
    ['the answer is lost', { latency: 10, isAnswerLost: true }],
  ])('is brought back once as one step to undo when %s', async (_, first) => {
    const server = fakeServer()
    let fate = first
    connect(server, () => fate)
    openWindow(server, 'c_crashed')
    type(title, 'Prvo')
    await vi.advanceTimersByTimeAsync(900)
    type(lead, 'Drugo')
    await vi.advanceTimersByTimeAsync(100)
    expect(stored.size).toBe(1)

    fate = { latency: 10 }
    openWindow(server, 'c_next')
    await vi.advanceTimersByTimeAsync(5000)
    expect(fieldOfServer(server)).toEqual({ title: 'Prvo', lead: 'Drugo' })
    expect(server.batches.filter(({ changes }) => JSON.stringify(changes).includes('Prvo'))).toHaveLength(1)
    expect(stored.size).toBe(0)
    expect(editStore.getState().past).toHaveLength(1)
    undo()
    await vi.advanceTimersByTimeAsync(5000)
    expect(fieldOfServer(server)).toEqual({ title: first.isAnswerLost ? 'Prvo' : '', lead: '' })
  })

  it('never replaces what a colleague has written since', async () => {
    const server = fakeServer()
    connect(server, () => ({ latency: 10, isRequestLost: true }))
    openWindow(server, 'c_crashed')
    type(title, 'Moje')
    await vi.advanceTimersByTimeAsync(900)
    server.colleague([{ kind: 'set', section: 's_1', path: title, value: 'Njihovo' }])

    vi.mocked(client.call).mockRestore()
    connect(server, () => ({ latency: 10 }))
    openWindow(server, 'c_next')
    await vi.advanceTimersByTimeAsync(5000)
    expect(fieldOfServer(server)).toMatchObject({ title: 'Njihovo' })
    expect(draft()?.conflicts).toEqual([{ section: 's_1', path: title, mine: 'Moje', theirs: 'Njihovo' }])
  })

  it.each([false, true])('offers its values where the batches since are not kept, but none that was saved: %s', async (isAnswerLost) => {
    const server = fakeServer()
    let fate: Fate = { latency: 10, isRequestLost: !isAnswerLost, isAnswerLost }
    connect(server, () => fate)
    openWindow(server, 'c_crashed')
    type(title, 'Moje')
    await vi.advanceTimersByTimeAsync(900)
    server.colleague([{ kind: 'set', section: 's_1', path: title, value: 'Njihovo' }])
    server.forget()
    fate = { latency: 10 }
    openWindow(server, 'c_next')
    await vi.advanceTimersByTimeAsync(5000)
    expect(fieldOfServer(server)).toMatchObject({ title: 'Njihovo' })
    expect(draft()?.conflicts).toEqual(isAnswerLost ? [] : [{ section: 's_1', path: title, mine: 'Moje', theirs: 'Njihovo' }])
    expect(stored.size).toBe(0)
  })

  it('stays in the journal while the server does not answer', async () => {
    const server = fakeServer()
    connect(server, () => ({ latency: 10, isRequestLost: true }))
    openWindow(server, 'c_crashed')
    type(title, 'Čeka')
    await vi.advanceTimersByTimeAsync(900)
    stop()
    editStore.setState({ client: 'c_next' })
    const count = recoverUnsaved(key)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await count).toBe(0)
    expect(stored.size).toBe(1)
  })
})

// docs/rules/editing.md#restore
it.each([false, true])('what the server changes is one step to undo, also when the stream tells of it first: %s', async (isFirst) => {
  const server = fakeServer()
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
