import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { mediaItem } from '@/tests/support/media-item'
import { UploadList } from './upload-list'
import { addUploads } from './upload-queue'
import { uploadStore } from './upload-store'

// jsdom has no cryptography; the name stands for the bytes.
vi.mock('./file-hash', () => ({ fileHash: async ({ name }: File) => hashOf(name) }))

const hashOf = (name: string) =>
  [...name]
    .map((letter) => letter.charCodeAt(0).toString(16))
    .join('')
    .padEnd(64, '0')

/** What the library has, by hash. */
const stored = new Map<string, string>()
/** The names of the files whose bytes were sent, in order. */
const sent: string[] = []
const state = { isCut: false, parallel: 0, mostParallel: 0, hold: Promise.resolve() }

const nameOf = (request: Request) => {
  const key = request.headers.get('idempotency-key')
  return uploadStore.getState().uploads.find(({ id }) => id === key)?.file.name ?? ''
}
const itemOf = (name: string) => mediaItem({ id: [...stored.values()].indexOf(name) + 1, title: name })

const server = setupServer(
  http.post('*/api/v1/media/file/findByHash', async ({ request }) => {
    if (state.isCut) return HttpResponse.error()
    const hash = /[0-9a-f]{64}/.exec(await request.text())?.[0] ?? ''
    const name = stored.get(hash)
    return dataResponse({ items: name === undefined ? [] : [itemOf(name)] })
  }),
  http.post('*/api/v2/media/upload', async ({ request }) => {
    if (state.isCut) return HttpResponse.error()
    const name = nameOf(request)
    state.parallel++
    state.mostParallel = Math.max(state.mostParallel, state.parallel)
    await state.hold
    state.parallel--
    if (name === 'laz.png') return errorResponse('PICTURE_BROKEN')
    if (name === 'puno.png') return errorResponse('STORAGE_FULL')
    sent.push(name)
    stored.set(hashOf(name), name)
    // The answer to the file at which the connection is cut is lost.
    if (name === 'rez.png' && sent.filter((one) => one === name).length === 1) {
      state.isCut = true
      return HttpResponse.error()
    }
    return dataResponse(itemOf(name))
  }),
)
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  // Loaded with the first call, which takes long on a busy machine.
  await import('axios')
})
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => {
  stored.clear()
  sent.length = 0
  Object.assign(state, { isCut: false, parallel: 0, mostParallel: 0, hold: Promise.resolve() })
  uploadStore.setState({ uploads: [], isPaused: false, leftOver: 0 })
})

const png = (name: string) => new File([name], name, { type: 'image/png' })
const pictures = (count: number) => Array.from({ length: count }, (_, index) => png(`slika-${index + 1}.png`))
const rowOf = (name: string) => {
  const row = screen.getAllByRole('listitem').find((one) => one.textContent.includes(name))
  if (!row) throw new Error(`No row of ${name}`)
  return within(row)
}
const open = (files: File[]) => {
  const view = renderInEdit(<UploadList />)
  act(() => void addUploads(files))
  return view
}

it('sends 20 files, two at a time, and says beside its file what was refused', async () => {
  const { user } = open([...pictures(19), png('laz.png')])
  await screen.findByText('Poslano 19 od 20')
  expect(state.mostParallel).toBe(2)
  expect(new Set(sent).size).toBe(19)
  expect(rowOf('laz.png').getByText(/Slika je oštećena/)).toBeTruthy()
  expect((await screen.findByRole('alert')).textContent).toBe('1 datoteka nije poslana. Razlog stoji uz nju.')
  expect(screen.getByText('1 nije poslana')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('U knjižnici je 19 novih datoteka.')
  await user.click(screen.getByRole('button', { name: 'Makni gotove' }))
  expect(screen.queryByRole('listitem')).toBeNull()
})

it('goes on after the connection was cut, without sending again what has arrived', async () => {
  open([png('prva.png'), png('rez.png'), ...pictures(3)])
  await waitFor(() => expect(screen.getAllByText('Čeka vezu').length).toBeGreaterThan(0))
  expect(screen.getByRole('status').textContent).toContain('Nema veze')
  state.isCut = false
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByText('Poslano 5 od 5')
  expect(sent.filter((name) => name === 'rez.png')).toHaveLength(1)
  expect(rowOf('rez.png').getByText('Već je u knjižnici, nije poslano ponovno')).toBeTruthy()
})

it('sends nothing while it is paused, and loses nothing', async () => {
  let release = () => {}
  state.hold = new Promise((resolve) => (release = resolve))
  const { user } = open(pictures(4))
  await waitFor(() => expect(state.parallel).toBe(2))
  await user.click(screen.getByRole('button', { name: 'Pauziraj' }))
  await waitFor(() => expect(screen.getAllByText('Pauzirano')).toHaveLength(4))
  release()
  state.hold = Promise.resolve()
  await user.click(screen.getByRole('button', { name: 'Nastavi' }))
  await screen.findByText('Poslano 4 od 4')
})

it('takes a file out of the queue, and tries again only where that can help', async () => {
  const { user } = open([png('laz.png'), png('krivo.svg'), png('puno.png')])
  await rowOf('laz.png').findByText(/Slika je oštećena/)
  await rowOf('puno.png').findByText(/nema mjesta/)
  for (const name of ['laz.png', 'krivo.svg']) expect(rowOf(name).queryByRole('button', { name: /Pokušaj ponovno/ })).toBeNull()
  server.use(http.post('*/api/v2/media/upload', () => dataResponse(mediaItem())))
  await user.click(screen.getByRole('button', { name: 'Pokušaj ponovno: puno.png' }))
  await rowOf('puno.png').findByText('U knjižnici')
  expect(rowOf('laz.png').queryByText('U knjižnici')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Makni s popisa: krivo.svg' }))
  expect(screen.queryByText('krivo.svg')).toBeNull()
})

it('takes at most 20 files and says how many it did not', async () => {
  open(pictures(23))
  expect(screen.getByText(/Odjednom se šalje najviše 20 datoteka\. 3 nisu dodane/)).toBeTruthy()
  await screen.findByText('Poslano 20 od 20')
})

it('counts a file that it has already, and the second of two copies, as no new file', async () => {
  stored.set(hashOf('stara.png'), 'stara.png')
  open([png('nova.png'), png('nova.png'), png('stara.png')])
  await screen.findByText('Poslano 3 od 3')
  expect(screen.getByRole('status').textContent).toBe('U knjižnici je 1 nova datoteka. 2 datoteke bile su ondje i prije.')
})
