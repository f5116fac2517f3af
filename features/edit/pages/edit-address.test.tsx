import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connect, fakeDraftServer } from '@/tests/support/edit/draft-server'
import { fieldOfServer, openWindow, setUpWindows, title, type } from '@/tests/support/edit/edit-window'
import { saveAndOpen, saveAndReload } from './edit-address'

setUpWindows()

const assign = vi.fn<(url: string) => void>()
const reload = vi.fn<() => void>()

beforeEach(() => {
  assign.mockReset()
  reload.mockReset()
  vi.stubGlobal('location', { href: 'https://izlog.hr/cjenik?strana=2#popusti', assign, reload })
})
afterEach(() => void vi.unstubAllGlobals())

function editOver(latency: number) {
  const server = fakeDraftServer()
  connect(server, () => ({ latency }))
  openWindow(server, 'c_leaving')
  type(title, 'Na odlasku')
  return server
}

// docs/rules/editing.md#one-page
it('saves before it opens another page', async () => {
  const server = editOver(1000)
  void saveAndOpen('/dostava')
  await vi.advanceTimersByTimeAsync(900)
  expect(assign).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(fieldOfServer(server)).toMatchObject({ title: 'Na odlasku' })
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://izlog.hr/dostava?editPage=true')
})

it('waits 3 s for a server that does not answer', async () => {
  editOver(60_000)
  void saveAndOpen('/dostava')
  await vi.advanceTimersByTimeAsync(3001)
  expect(assign).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
})

it('loads the page to which the router has led, at an address that asks for the edit mode', async () => {
  const replaceState = vi.spyOn(window.history, 'replaceState').mockImplementation(() => {})
  const server = editOver(100)
  void saveAndReload()
  expect(replaceState).toHaveBeenCalledWith(window.history.state, '', 'https://izlog.hr/cjenik?strana=2&editPage=true#popusti')
  await vi.advanceTimersByTimeAsync(200)
  expect(fieldOfServer(server)).toMatchObject({ title: 'Na odlasku' })
  expect(reload).toHaveBeenCalledOnce()
})
