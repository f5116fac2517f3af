import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { setToastHost } from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { sampleCart, sampleItem } from '@/tests/support/samples/sample-cart'
import { saveCartRef } from '@/features/cart/session/cart-store'
import { useSaveLine } from './use-save-line'

const push = vi.fn<(to: unknown) => void>()
vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => ({ push }) }))

const requests: { key: string | null; qty: unknown }[] = []
const added: unknown[] = []
let inCart = [sampleItem()]
let answer = (): Response => dataResponse(sampleCart())
const server = setupServer(
  http.patch('*/cart/updateItem', async ({ request }) => {
    requests.push({ key: request.headers.get('idempotency-key'), qty: Object(await request.json()).qty })
    return answer()
  }),
  http.post('*/cart/getCart', () => dataResponse(sampleCart({ items: inCart }))),
  http.post('*/cart/addItem', async ({ request }) => {
    added.push(await request.json())
    return dataResponse(sampleCart({ items: [sampleItem({ itemId: 8 })], version: 2 }))
  }),
)
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setToastHost({ open: () => {}, describe: (error) => String(error) })
})
afterAll(() => server.close())
beforeEach(() => {
  requests.length = 0
  added.length = 0
  inCart = [sampleItem()]
  push.mockClear()
  saveCartRef({ cartId: 'k', protectCode: 't' })
})

function Save() {
  const { save, isSaving, isGone } = useSaveLine(sampleItem())
  return (
    <>
      {isGone ? <p role="alert">uklonjeno</p> : null}
      {[1, 2].map((qty) => (
        <button key={qty} disabled={isSaving} onClick={() => void save({ productId: 2, qty, options: {} })}>
          Spremi {qty}
        </button>
      ))}
    </>
  )
}

it('reuses the idempotency key after a lost response, not for another change', async () => {
  answer = () => (requests.length < 3 ? Response.error() : dataResponse(sampleCart()))
  const { user } = renderInShop(<Save />)
  const pressSave = async (qty: number) => {
    const button = screen.getByRole('button', { name: `Spremi ${qty}` })
    await user.click(button)
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
  }
  for (const _ of ['lost', 'lost again', 'answered']) await pressSave(1)
  expect(push).toHaveBeenCalledExactlyOnceWith('/cart')
  const [first] = requests
  expect(requests).toEqual([first, first, first])
  await pressSave(2)
  expect(requests[3]?.key).not.toBe(first?.key)
})

// docs/rules/cart.md#removed-line
it('adds the choices as a new line where another window has removed the line', async () => {
  answer = () => errorResponse('ITEM_NOT_IN_CART')
  const { user } = renderInShop(<Save />)
  await user.click(screen.getByRole('button', { name: 'Spremi 2' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(push).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Spremi 2' }))
  await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith('/cart'))
  expect(added).toEqual([expect.objectContaining({ productId: 2, qty: 2, options: {} })])
})

it('says that the line is gone as soon as the cart lacks it', async () => {
  const { client } = renderInShop(<Save />)
  await waitFor(() => expect(client.getQueriesData({}).some(([, cart]) => cart !== undefined)).toBe(true))
  expect(screen.queryByRole('alert')).toBeNull()
  inCart = []
  await client.invalidateQueries()
  expect(await screen.findByRole('alert')).toBeTruthy()
})

it('saves again, and adds nothing, after a save without an answer', async () => {
  answer = () => (requests.length < 2 ? Response.error() : dataResponse(sampleCart({ version: 2 })))
  const { client, user } = renderInShop(<Save />)
  const button = screen.getByRole('button', { name: 'Spremi 1' })
  await user.click(button)
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  // The save has arrived and merged the line into another.
  inCart = []
  await client.invalidateQueries()
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(button)
  await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith('/cart'))
  expect(added).toEqual([])
})
