import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { nothingChosen, type Selection } from '@/features/admin/table/selection/selection'
import { setToastHost } from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { StockBulkBar } from '../bulk/stock-bulk-bar'
import { stockList } from '../stock-list'
// The dialog is a chunk of its own; it is loaded before the first test waits for it.
import './product-bulk-dialog'

const push = vi.hoisted(() => vi.fn<(to: unknown) => void>())
vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => ({ push }), Link: 'a' }))

const preview = {
  found: 20_000,
  changes: 19_998,
  refusals: [{ reason: 'NO_OWN_PRICE', count: 2, examples: ['KOM-1'] }],
  rows: [
    { id: 1, sku: 'KNJ-1', name: 'Gospođa Bovary', price: 19.99, newPrice: 17.9, reason: null },
    { id: 2, sku: 'KOM-1', name: 'Komplet', price: null, newPrice: null, reason: 'NO_OWN_PRICE' },
  ],
}
let answer = preview
const previewed: unknown[] = []
const created: unknown[] = []
const server = setupServer(
  http.post('*/product/office/bulk/preview', async ({ request }) => {
    previewed.push(await request.json())
    return dataResponse(answer)
  }),
  http.post('*/product/office/bulk/create', async ({ request }) => {
    created.push(await request.json())
    return dataResponse({ runId: 7 })
  }),
)
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setToastHost({ open: () => {}, describe: (error) => String(error) })
})
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => {
  answer = preview
  previewed.length = created.length = 0
  push.mockReset()
})

const state = stockList.parse({ q: 'knjiga' })
const two: Selection = { ...nothingChosen, ids: new Set([1, 2]) }
const whole: Selection = { ...two, wholeList: stockList.viewQuery(state) }
const render = ({ selection = two, mayWarn = true, mayPrice = true } = {}) =>
  renderInShop(
    <StockBulkBar selection={selection} onChange={() => {}} found={20_000} state={state} mayWarn={mayWarn} mayPrice={mayPrice} />,
  )

async function open(name: string, selection = two) {
  const { user } = render({ selection })
  await user.click(screen.getByRole('button', { name }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

// docs/rules/catalog.md#bulk-price
it('shows new prices and what stays, and starts one run over the whole list for a double click', async () => {
  const { user, dialog } = await open('Cijene', whole)
  expect(dialog.getByText(/^Prije pokretanja ovdje piše koliko se redaka mijenja/)).toBeTruthy()
  await user.type(dialog.getByLabelText('Koliko'), '10')
  await user.selectOptions(dialog.getByLabelText('Završetak cijene'), ',90')
  expect(await dialog.findByText('Promijenit će se 19.998 redaka.', {})).toBeTruthy()
  expect(dialog.queryByText(/^Prije pokretanja ovdje piše/)).toBeNull()
  expect(dialog.getByText('Ostaje kako jest: 2 – nema vlastitu cijenu (KOM-1…)')).toBeTruthy()
  const sample = within(dialog.getByRole('list', { name: 'Primjeri' }))
  expect(sample.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Gospođa Bovary KNJ-119,99 € → 17,90 €',
    'Komplet KOM-1 nema vlastitu cijenu',
  ])
  const change = { kind: 'price', by: 'percent', value: -10, ending: '90' }
  const input = { chosen: { filter: { view: 'all', q: 'knjiga' } }, change }
  expect(previewed.at(-1)).toEqual(input)
  await user.dblClick(dialog.getByRole('button', { name: 'Pokreni' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith({ pathname: '/admin/runs/[id]', params: { id: 7 } }))
  expect(created).toEqual([input])
})

it('sets a sale with its window', async () => {
  const { user, dialog } = await open('Cijene')
  await user.selectOptions(dialog.getByLabelText('Što se mijenja'), 'Postavi akcijsku cijenu')
  await user.type(dialog.getByLabelText(/^Niža za/), '2,5')
  await user.selectOptions(dialog.getByLabelText('Mjera'), 'eura (€)')
  await user.type(dialog.getByLabelText('Završava'), '2026-12-24T18:00')
  await waitFor(() =>
    expect(previewed.at(-1)).toEqual({
      chosen: { ids: [1, 2] },
      change: { kind: 'sale', by: 'amount', value: 2.5, ending: 'none', until: '2026-12-24T17:00:00.000Z' },
    }),
  )
})

it('requires a number before it starts', async () => {
  const { user, dialog } = await open('Cijene')
  await user.click(dialog.getByRole('button', { name: 'Pokreni' }))
  expect(dialog.getByText(/^Upišite broj veći od nule/)).toBeTruthy()
  expect(previewed).toEqual([])
})

it('starts nothing where nothing would change', async () => {
  answer = { ...preview, changes: 0 }
  const { user, dialog } = await open('Vidljivost')
  await user.selectOptions(dialog.getByLabelText(/^Što se mijenja/), 'Sakrij od kupaca')
  await dialog.findByText('Ne bi se promijenio nijedan redak, pa se nema što pokrenuti.')
  expect(dialog.getByRole('button', { name: 'Pokreni' })).toHaveProperty('disabled', true)
  expect(created).toEqual([])
})

it('hides and publishes nothing before that is chosen, and says so', async () => {
  const { user, dialog } = await open('Vidljivost')
  const start = dialog.getByRole('button', { name: 'Pokreni' })
  expect(dialog.getByLabelText(/^Što se mijenja/)).toHaveProperty('value', '')
  expect(start).toHaveProperty('disabled', true)
  expect(dialog.getByText(/^Odaberite hoće li se proizvodi sakriti ili objaviti/)).toBeTruthy()
  expect(previewed).toEqual([])
  await user.selectOptions(dialog.getByLabelText(/^Što se mijenja/), 'Sakrij od kupaca')
  await waitFor(() => expect(previewed.at(-1)).toMatchObject({ change: { kind: 'visibility', archived: true } }))
  await waitFor(() => expect(start).toHaveProperty('disabled', false))
  expect(dialog.queryByRole('option', { name: 'Odaberite' })).toBeNull()
  await user.selectOptions(dialog.getByLabelText(/^Što se mijenja/), 'Objavi')
  await waitFor(() => expect(previewed.at(-1)).toMatchObject({ change: { kind: 'visibility', archived: false } }))
})

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

it('offers prices and visibility to those who may change products, over the whole list', () => {
  render({ mayWarn: false })
  expect(names()).toEqual(['Cijene', 'Vidljivost', 'Odaberi svih 20.000 redaka na popisu', 'Poništi odabir'])
})

it('offers others the threshold alone, over as many rows as before', () => {
  render({ mayPrice: false })
  expect(names()).toEqual(['Postavi prag zalihe', 'Odaberi prvih 500 od 20000', 'Poništi odabir'])
})

it('starts nothing before it has shown the new prices', async () => {
  let show = () => {}
  const held = new Promise<void>((resolve) => (show = resolve))
  server.use(
    http.post('*/product/office/bulk/preview', async () => {
      await held
      return dataResponse(preview)
    }),
  )
  const { user, dialog } = await open('Vidljivost')
  await user.selectOptions(dialog.getByLabelText(/^Što se mijenja/), 'Sakrij od kupaca')
  const start = dialog.getByRole('button', { name: 'Pokreni' })
  expect(start).toHaveProperty('disabled', true)
  show()
  await waitFor(() => expect(start).toHaveProperty('disabled', false))
})

// docs/rules/catalog.md#stock-threshold
it('sets a threshold once it has shown which items change, and says that it is no number until it is corrected', async () => {
  let show = () => {}
  const held = new Promise<void>((resolve) => (show = resolve))
  server.use(
    http.post('*/stock/office/bulk/preview', async () => {
      await held
      return dataResponse({ rows: [{ id: 1, sku: 'KNJ-1', name: 'Gospođa Bovary', reason: null }], found: 1 })
    }),
  )
  const { user, dialog } = await open('Postavi prag zalihe')
  const start = dialog.getByRole('button', { name: 'Pokreni' })
  expect(start).toHaveProperty('disabled', true)
  show()
  await waitFor(() => expect(start).toHaveProperty('disabled', false))
  const field = dialog.getByLabelText('Prag zalihe')
  await user.type(field, 'x')
  await user.click(start)
  expect(dialog.getByText('Upišite cijeli broj.')).toBeTruthy()
  await user.type(field, '{Backspace}5')
  expect(field.getAttribute('aria-invalid')).toBeNull()
})
