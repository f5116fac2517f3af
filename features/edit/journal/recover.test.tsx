import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as client from '@/lib/api/client'
import { unsavedEdits } from '@/lib/browser/unsaved-edits'
import { connect, fakeDraftServer, type Fate } from '@/tests/support/edit/draft-server'
import { closeWindow, draft, fieldOfServer, key, lead, openWindow, setUpWindows, title, type } from '@/tests/support/edit/edit-window'
import { resolveConflict } from '@/lib/documents/draft'
import { editStore, updateDocument } from '../store/edit-store'
import { receiveBatches } from '../store/saving'
import { undo } from '../store/undo'
import { recoverUnsaved } from './recover'

setUpWindows()

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
    const server = fakeDraftServer()
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
    const server = fakeDraftServer()
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
    const server = fakeDraftServer()
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
    // What is still to be decided stays in the journal.
    expect(stored.size).toBe(isAnswerLost ? 0 : 1)
  })

  it('stays in the journal while the server does not answer', async () => {
    const server = fakeDraftServer()
    connect(server, () => ({ latency: 10, isRequestLost: true }))
    openWindow(server, 'c_crashed')
    type(title, 'Čeka')
    await vi.advanceTimersByTimeAsync(900)
    closeWindow()
    editStore.setState({ client: 'c_next' })
    const count = recoverUnsaved(key)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await count).toBe(0)
    expect(stored.size).toBe(1)
  })

  it('stays in the journal while the browser refuses to keep its changes anew', async () => {
    const server = fakeDraftServer()
    let fate: Fate = { latency: 10, isRequestLost: true }
    connect(server, () => fate)
    openWindow(server, 'c_crashed')
    type(title, 'Moje')
    await vi.advanceTimersByTimeAsync(900)
    server.colleague([{ kind: 'set', section: 's_1', path: title, value: 'Njihovo' }])
    expect(stored.size).toBe(1)
    vi.mocked(unsavedEdits.put).mockResolvedValue(false)
    fate = { latency: 10 }
    openWindow(server, 'c_next')
    await vi.advanceTimersByTimeAsync(5000)
    expect(draft()?.conflicts).toHaveLength(1)
    expect([...stored.keys()]).toEqual([expect.stringContaining('c_crashed')])
  })

  // docs/rules/editing.md#conflict
  it.each<['mine' | 'theirs', string]>([
    ['mine', 'Moje'],
    ['theirs', 'Njihovo'],
  ])('has its undecided choice again, and asks before it is left: %s', async (choice, expected) => {
    const server = fakeDraftServer()
    connect(server, () => ({ latency: 10 }))
    openWindow(server, 'c_first')
    type(title, 'Moje')
    await vi.advanceTimersByTimeAsync(900)
    const theirs = { kind: 'set' as const, section: 's_1', path: title, value: 'Njihovo', isConcurrent: true as const }
    server.colleague([theirs])
    await receiveBatches(key, server.batches)
    await vi.advanceTimersByTimeAsync(1000)
    const conflict = { section: 's_1', path: title, mine: 'Moje', theirs: 'Njihovo' }
    expect(draft()?.conflicts).toEqual([conflict])
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)

    for (const name of ['c_second', 'c_third']) {
      const recovered = openWindow(server, name)
      await vi.advanceTimersByTimeAsync(5000)
      expect(draft()?.conflicts).toEqual([conflict])
      expect(recovered, 'it was saved').not.toHaveBeenCalled()
    }
    updateDocument(key, (open) => ({ draft: resolveConflict(open.draft, conflict, choice) }))
    await vi.advanceTimersByTimeAsync(5000)
    expect(fieldOfServer(server)).toMatchObject({ title: expected })
    expect(stored.size).toBe(0)
  })
})
