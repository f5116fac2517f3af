import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ToastList } from '@/features/site-shell/components/toasts/toast-list'
import { connectApi } from '@/lib/api/client'
import { dismissErrorsOf, setToastHost } from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { ShipmentCard } from './shipment-card'

type Shipped = Parameters<typeof ShipmentCard>[0]['order']

const line = { sku: 'KNJ-1', optionLabels: [], refunded: 0, returnable: 0, returned: 0, sent: 0 }
const order: Shipped = {
  proposedEdit: null,
  id: 7,
  status: 'packed',
  paymentKind: 'bankTransfer',
  labelCarriers: ['local', 'gls'],
  shipments: [
    {
      id: 3,
      state: 'sent',
      carrier: 'Dostava',
      tracking: 'HR1',
      url: 'https://prati.example/HR1',
      sentAt: '2026-11-20T10:00:00.000Z',
      deliveredAt: null,
      lines: [{ name: 'Karta', qty: 1 }],
      label: null,
    },
  ],
  lines: [
    { ...line, id: 1, name: 'Knjiga', qty: 2, toSend: 2 },
    { ...line, id: 2, name: 'Karta', qty: 1, sent: 1, toSend: 0 },
  ],
}

const withLabel = (label: Shipped['shipments'][number]['label']): Shipped => ({
  ...order,
  shipments: order.shipments.map((shipment) => ({ ...shipment, label })),
})

const sent: { path: string; body: unknown }[] = []
const server = setupServer(
  http.post('*/order/office/shipment/:call/:id', async ({ request, params }) => {
    sent.push({ path: `${String(params.call)}/${String(params.id)}`, body: await request.json() })
    return dataResponse({ id: 7, shipments: [] })
  }),
)
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setToastHost({ open: () => {}, describe: (error) => String(error) })
})
afterAll(() => server.close())
beforeEach(() => void (sent.length = 0))

it('sends a part with its tracking', async () => {
  const { user } = renderInShop(<ShipmentCard order={order} />)
  await user.click(screen.getByRole('button', { name: 'Nova pošiljka' }))
  await user.click(screen.getByRole('button', { name: 'Manje: Knjiga' }))
  await user.type(screen.getByLabelText('Dostavljač'), 'Dostava')
  await user.type(screen.getByLabelText('Broj pošiljke'), 'HR2')
  await user.type(screen.getByLabelText('Poveznica za praćenje'), 'http://x')
  expect(screen.getByText('Poveznica počinje s https://.')).toBeTruthy()
  await user.clear(screen.getByLabelText('Poveznica za praćenje'))
  await user.click(screen.getByRole('button', { name: 'Pošalji' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    path: 'create/7',
    body: { lines: [{ lineId: 1, quantity: 1 }], carrier: 'Dostava', tracking: 'HR2', url: '' },
  })
})

// docs/rules/orders.md#shipment-labels
it('sends a part with a label instead of its tracking', async () => {
  const { user } = renderInShop(<ShipmentCard order={{ ...order, shipments: [] }} />)
  await user.click(screen.getByRole('button', { name: 'Nova pošiljka' }))
  await user.selectOptions(screen.getByLabelText('Tko dostavlja'), 'GLS')
  expect(screen.queryByLabelText('Broj pošiljke')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Više paketa' }))
  await user.click(screen.getByRole('button', { name: 'Pošalji' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({ lines: [{ lineId: 1, quantity: 2 }], label: { carrier: 'gls', packages: 2 } })
})

it('makes a label for a parcel that has none, once', async () => {
  const { user } = renderInShop(<ShipmentCard order={order} />)
  await user.click(screen.getByRole('button', { name: 'Izradi naljepnicu: Dostava HR1' }))
  await user.dblClick(screen.getByRole('button', { name: 'Izradi naljepnicu: Dostava HR1' }))
  await waitFor(() => expect(sent).toMatchObject([{ path: 'label/3', body: { carrier: 'local', packages: 1 } }]))
})

it('says why a label failed, in the words of the carrier too, and tries again with it', async () => {
  const label = {
    carrier: 'gls',
    state: 'failed',
    error: 'address',
    said: "Invalid data in 'Delivery Zip Code'",
    hasFile: false,
    packages: 2,
    isMailDue: true,
  } as const
  const { user } = renderInShop(<ShipmentCard order={withLabel(label)} />)
  expect(screen.getByText('Naljepnica nije uspjela: GLS')).toBeTruthy()
  expect(screen.getByText(/ne prihvaća adresu primatelja/)).toBeTruthy()
  expect(screen.getByText(/Kupac još nije dobio poruku/)).toBeTruthy()
  expect(screen.getByText("Dostavljač kaže: Invalid data in 'Delivery Zip Code'")).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Pokušaj ponovno izraditi naljepnicu: Dostava HR1' }))
  await waitFor(() => expect(sent).toMatchObject([{ path: 'label/3', body: { carrier: 'gls', packages: 2 } }]))
})

// docs/rules/forms.md#toast-retry
it('takes the error of a parcel without its label away when the label is made', async () => {
  connectApi({ onCall: dismissErrorsOf })
  const label = { carrier: 'gls', state: 'failed', error: 'unavailable', said: '', packages: 1, hasFile: false, isMailDue: true } as const
  const refused = withLabel(label)
  server.use(http.post('*/order/office/shipment/create/:id', () => dataResponse(refused)))
  const { user } = renderInShop(
    <>
      <ShipmentCard order={refused} />
      <ToastList closeLabel="Zatvori" />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Nova pošiljka' }))
  await user.click(screen.getByRole('button', { name: 'Pošalji' }))
  const failed = 'Pošiljka je zabilježena, ali naljepnica nije uspjela.'
  expect(await screen.findByText(failed)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Pokušaj ponovno izraditi naljepnicu/ }))
  expect(await screen.findByText('Naljepnica je izrađena.')).toBeTruthy()
  // By itself it would go after three seconds.
  await waitFor(() => expect(screen.queryByText(failed)).toBeNull(), { timeout: 1000 })
})

it('opens a label that is there, waits for one that is being made, and says that its file is gone', async () => {
  const label = { carrier: 'local', state: 'done', error: null, said: '', packages: 1, hasFile: true, isMailDue: false } as const
  renderInShop(<ShipmentCard order={withLabel(label)} />)
  expect(screen.getByRole('button', { name: 'Naljepnica: Dostava HR1' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Izradi/ })).toBeNull()
  renderInShop(<ShipmentCard order={withLabel({ ...label, state: 'waiting', hasFile: false })} />)
  expect(screen.getByText('Naljepnica se izrađuje')).toBeTruthy()
  renderInShop(<ShipmentCard order={withLabel({ ...label, hasFile: false })} />)
  expect(screen.getByText('Datoteka naljepnice je obrisana nakon 30 dana.')).toBeTruthy()
})

it('shows the parcels with their links, delivers and cancels them', async () => {
  const { user } = renderInShop(<ShipmentCard order={order} />)
  expect(screen.getByRole('link', { name: 'Dostava HR1' })).toHaveProperty('href', 'https://prati.example/HR1')
  await user.click(screen.getByRole('button', { name: 'Isporučeno: Dostava HR1' }))
  await waitFor(() => expect(sent).toMatchObject([{ path: 'deliver/3' }]))
  await user.click(screen.getByRole('button', { name: 'Otkaži pošiljku: Dostava HR1' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ path: 'cancel/3' })
})

it('offers no parcel for an unpaid order or where nothing is left', () => {
  renderInShop(<ShipmentCard order={{ ...order, status: 'awaiting_payment', shipments: [] }} />)
  renderInShop(<ShipmentCard order={{ ...order, lines: [], shipments: [] }} />)
  expect(screen.queryByRole('region')).toBeNull()
})

// docs/rules/storefront.md#quantity-input
it('sends nothing by an invalid quantity of pieces or packages', async () => {
  const { user } = renderInShop(<ShipmentCard order={order} />)
  await user.click(screen.getByRole('button', { name: 'Nova pošiljka' }))
  const pieces = screen.getByRole('spinbutton', { name: /Knjiga/ })
  await user.clear(pieces)
  await user.click(screen.getByRole('button', { name: 'Pošalji' }))
  expect(document.activeElement).toBe(pieces)
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Izradi naljepnicu: Dostava HR1' }))
  const packages = screen.getByRole('spinbutton', { name: 'Broj paketa' })
  await user.clear(packages)
  await user.click(screen.getByRole('button', { name: 'Izradi naljepnicu: Dostava HR1' }))
  expect(document.activeElement).toBe(packages)
  expect(sent).toEqual([])
})
