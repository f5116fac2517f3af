import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { OfficeReturn } from '@/lib/api/v2/ecommerce/order/office/return.schema'
import { setToastHost } from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { ReceiveForm } from './receive-form'

const line = { sku: 'KNJ-1', optionLabels: [], received: 0, restocked: 0, condition: null, refunded: 0 }
const one: OfficeReturn = {
  id: 4,
  kind: 'complaint',
  state: 'open',
  reason: '',
  note: '',
  openedBy: 'Ana Anić',
  openedAt: '2026-11-20T10:00:00.000Z',
  receivedAt: null,
  closedAt: null,
  order: { id: 7, number: '2026-7', status: 'shipped', customer: 'Iva Ivić', refundBy: 'hand', refundable: null },
  lines: [{ ...line, lineId: 1, name: 'Knjiga', qty: 2 }],
  due: 0,
  dueDelivery: false,
}

const sent: unknown[] = []
const server = setupServer(
  http.post('*/order/office/return/receive/:id', async ({ request }) => {
    sent.push(await request.json())
    return dataResponse({ ...one, state: 'received' })
  }),
)
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setToastHost({ open: () => {}, describe: (error) => String(error) })
})
afterAll(() => server.close())
beforeEach(() => void (sent.length = 0))

it('records what came, in which condition, once for a double click', async () => {
  const { user } = renderInShop(<ReceiveForm one={one} />)
  await user.click(screen.getByRole('button', { name: 'Manje: Stiglo komada: Knjiga' }))
  await user.selectOptions(screen.getByLabelText('Stanje: Knjiga'), 'Oštećeno')
  await user.type(screen.getByLabelText('Što je utvrđeno'), 'Potrgan omot.')
  await user.dblClick(screen.getByRole('button', { name: 'Zabilježi primitak' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ lines: [{ lineId: 1, received: 1, restocked: 0, condition: 'damaged' }], note: 'Potrgan omot.' })
})

it('says that something must have come', async () => {
  const { user } = renderInShop(<ReceiveForm one={one} />)
  const less = screen.getByRole('button', { name: 'Manje: Stiglo komada: Knjiga' })
  await user.click(less)
  await user.click(less)
  await user.click(screen.getByRole('button', { name: 'Zabilježi primitak' }))
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(sent).toEqual([])
})

// docs/rules/storefront.md#quantity-input
it('records nothing by an invalid quantity', async () => {
  const { user } = renderInShop(<ReceiveForm one={one} />)
  const received = screen.getByRole('spinbutton', { name: 'Stiglo komada: Knjiga' })
  await user.clear(received)
  await user.click(screen.getByRole('button', { name: 'Zabilježi primitak' }))
  expect(document.activeElement).toBe(received)
  expect(sent).toEqual([])
})
