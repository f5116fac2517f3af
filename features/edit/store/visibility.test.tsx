import { describe, expect, it, vi } from 'vitest'
import { connect, fakeDraftServer } from '@/tests/support/edit/draft-server'
import { draft, key, lead, openWindow, setUpWindows, title, type } from '@/tests/support/edit/edit-window'
import { editStore } from './edit-store'
import { catchUp } from './saving'
import { refreshChanged } from './visibility'

setUpWindows()

// docs/rules/editing.md#presence
describe('a window that was hidden while a colleague has edited', () => {
  const change = { kind: 'set' as const, section: 's_1', path: title, value: 'Njihovo' }
  const isChanged = () => editStore.getState().documents[key]?.isChanged

  function openHiddenWindow() {
    const server = fakeDraftServer()
    connect(server, () => ({ latency: 10 }))
    openWindow(server, 'c_hidden')
    server.colleague([change])
    return server
  }

  it('knows that the draft is not what visitors see', async () => {
    openHiddenWindow()
    const done = catchUp(key)
    await vi.advanceTimersByTimeAsync(100)
    await done
    expect(editStore.getState().documents[key]).toMatchObject({ isChanged: true, isOthersEdit: true })
  })

  it('knows that the colleague has published it', async () => {
    openHiddenWindow().publish()
    const done = refreshChanged(key)
    await vi.advanceTimersByTimeAsync(100)
    await done
    expect(draft()?.document.sections.s_1?.meta).toMatchObject({ title: 'Njihovo' })
    expect(isChanged()).toBe(false)
  })

  it('counts its own unsaved changes where the batches are no longer kept', async () => {
    const server = openHiddenWindow()
    server.forget()
    server.publish()
    type(lead, 'Moje')
    const done = catchUp(key)
    await vi.advanceTimersByTimeAsync(100)
    await done
    expect(isChanged()).toBe(true)
  })
})
