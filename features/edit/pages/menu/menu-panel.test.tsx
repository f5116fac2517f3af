import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { navigationApi } from '@/lib/api/v1/cms/navigation'
import { officeNavigationApi } from '@/lib/api/v1/cms/navigation/office'
import { ApiError } from '@/lib/api/errors'
import { renderInEdit } from '@/tests/support/dom/edit-tree'
import { MenuPanel } from './menu-panel'

const { call } = vi.hoisted(() => ({ call: vi.fn<(endpoint: { path: string }, input: object) => Promise<unknown>>() }))
vi.mock('@/lib/api/client', () => ({ call }))

const item = (id: number, title: string) => ({ id, title, link: { kind: 'page', id, hash: '' }, targetTitle: title, children: [] })
const stale = new ApiError({ message: 'Netko je bio brži.', statusCode: 409, data: { code: 'STALE_VERSION' } })

beforeEach(() => {
  call.mockReset()
})

// docs/rules/content.md#menus
it('indents in the main menu only, since the footer shows one level', async () => {
  const items = [item(1, 'Knjige'), item(2, 'Blog')]
  call.mockImplementation(async ({ path }) => (path === navigationApi.tree.path ? [] : { menu: 'main', version: 1, items }))
  const { user } = renderInEdit(<MenuPanel />)
  expect(await screen.findByRole('button', { name: 'Uvuci: Blog' })).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox'), 'footer1')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Uvuci: Blog' })).toBeNull())
  expect(await screen.findByRole('button', { name: 'Gore: Blog' })).toBeTruthy()
})

// docs/rules/content.md#stale-menu
it('keeps what was typed when a colleague was faster, and shows both values', async () => {
  let stored = { menu: 'main', version: 1, items: [item(1, 'Knjige'), item(2, 'Blog')] }
  call.mockImplementation(async ({ path }, input) => {
    if (path === navigationApi.tree.path) return []
    if (path === officeNavigationApi.get.path) return stored
    if (!('version' in input) || input.version !== stored.version) throw stale
    return (stored = { ...stored, version: stored.version + 1, items: [item(1, 'Moje knjige'), item(2, 'Članci'), item(3, 'Igre')] })
  })
  const { user } = renderInEdit(<MenuPanel />)
  const [name] = await screen.findAllByRole('textbox', { name: 'Naziv stavke' })
  if (!name) throw new Error('The menu has no item.')
  await user.clear(name)
  await user.type(name, 'Moje knjige')
  stored = { menu: 'main', version: 2, items: [item(1, 'Sve knjige'), item(2, 'Članci'), item(3, 'Igre')] }
  await user.click(screen.getByRole('button', { name: 'Spremi i objavi izbornik' }))

  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/Moje: Moje knjige.*Njihovo: Sve knjige/)
  const names = () =>
    screen.getAllByRole('textbox', { name: 'Naziv stavke' }).map((one) => (one instanceof HTMLInputElement ? one.value : ''))
  expect(names()).toEqual(['Moje knjige', 'Članci', 'Igre'])
  const save = screen.getByRole('button', { name: 'Spremi i objavi izbornik' })
  expect(save).toHaveProperty('disabled', true)

  await user.click(within(alert).getByRole('button', { name: 'Zadrži moje' }))
  await user.click(save)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  const items = [
    { id: 1, title: 'Moje knjige' },
    { id: 2, title: 'Članci' },
    { id: 3, title: 'Igre' },
  ]
  expect(call).toHaveBeenCalledWith(
    officeNavigationApi.save,
    expect.objectContaining({ version: 2, items: items.map((one) => expect.objectContaining(one)) }),
  )
})

// docs/rules/content.md#stale-menu
it('counts as saved what the server has saved although the answer was lost', async () => {
  let stored = { menu: 'main', version: 1, items: [item(1, 'Knjige')] }
  let isLost = true
  call.mockImplementation(async ({ path }, input) => {
    if (path === navigationApi.tree.path) return []
    if (path === officeNavigationApi.get.path) return stored
    if (!('version' in input) || input.version !== stored.version) throw stale
    // A new item's id is not the one that was sent.
    stored = { ...stored, version: 2, items: [item(9, 'Moje knjige')].map((one) => ({ ...one, link: { kind: 'page', id: 1, hash: '' } })) }
    if (!isLost) return stored
    isLost = false
    throw new ApiError({ message: 'Nema odgovora.', statusCode: 503, data: {} })
  })
  const { user } = renderInEdit(<MenuPanel />)
  const [name] = await screen.findAllByRole('textbox', { name: 'Naziv stavke' })
  if (!name) throw new Error('The menu has no item.')
  await user.clear(name)
  await user.type(name, 'Moje knjige')
  const save = screen.getByRole('button', { name: 'Spremi i objavi izbornik' })
  await user.click(save)
  await waitFor(() => expect(save).toHaveProperty('disabled', false))
  await user.click(save)
  await waitFor(() => expect(save).toHaveProperty('disabled', true))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getAllByRole('textbox', { name: 'Naziv stavke' })).toHaveLength(1)
})

// docs/rules/content.md#menus
it('says before it is saved that visitors see the menu at once, and where each item leads in one way', async () => {
  const items = [
    item(1, 'O nama'),
    { ...item(2, 'Romani'), link: { kind: 'productCategory', target: 'romani', hash: '' }, targetTitle: null },
    { ...item(3, 'O čitanju'), link: { kind: 'page', target: 'o-citanju', hash: 'pocetak' }, targetTitle: null },
    { ...item(4, 'Novosti'), targetTitle: null },
  ]
  const shown = [{ id: 1, title: 'O nama', type: 'page', linkV2: { kind: 'page', id: 1, target: 'o-nama', hash: '' }, children: [] }]
  call.mockImplementation(async ({ path }) => (path === navigationApi.tree.path ? shown : { menu: 'main', version: 1, items }))
  renderInEdit(<MenuPanel />)
  const targets = await screen.findAllByRole('button', { name: /^Kamo vodi/ })
  expect(targets.map(({ textContent }) => textContent)).toEqual([
    'O nama · /o-nama',
    '/shop/romani',
    '/o-citanju#pocetak',
    'Ne postoji više',
  ])
  expect(screen.getByText(/posjetitelji vide odmah, bez gumba „Objavi”/)).toBeTruthy()
})
