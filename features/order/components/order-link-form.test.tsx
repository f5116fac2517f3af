import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { OrderLinkForm } from './order-link-form'

const sent: unknown[] = []
const server = setupServer(
  http.post('*/api/v1/document/order/sendLink', async ({ request }) => {
    sent.push(await request.json())
    return dataResponse({})
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

it('says how a number is written, and takes one without its hyphen', async () => {
  const { user } = renderInShop(<OrderLinkForm />)
  await user.type(screen.getByLabelText(/Broj narudžbe/), '999')
  await user.type(screen.getByLabelText(/E-pošta|pošt/i), 'ana@primjer.hr')
  await user.click(screen.getByRole('button'))
  expect((await screen.findAllByText(/Upišite broj kao 2026-000123/)).length).toBeGreaterThan(0)
  expect(screen.queryByText(/orderNumber/)).toBeNull()

  await user.clear(screen.getByLabelText(/Broj narudžbe/))
  await user.type(screen.getByLabelText(/Broj narudžbe/), '2026000016')
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(sent).toEqual([{ number: '2026-000016', email: 'ana@primjer.hr' }]))
})
