import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { setToastHost } from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { sampleCart, sampleItem } from '@/tests/support/samples/sample-cart'
import { saveCartRef } from '@/features/cart/session/cart-store'
import { useSaveLine } from './use-edited-line'

const push = vi.fn<(to: unknown) => void>()
vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => ({ push }) }))

const requests: { key: string | null; qty: unknown }[] = []
const server = setupServer(
  http.patch('*/cart/updateItem', async ({ request }) => {
    requests.push({ key: request.headers.get('idempotency-key'), qty: Object(await request.json()).qty })
    return requests.length < 3 ? Response.error() : dataResponse(sampleCart())
  }),
)
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setToastHost({ open: () => {}, describe: (error) => String(error) })
})
afterAll(() => server.close())

function Save() {
  const { save, isSaving } = useSaveLine()
  return [1, 2].map((qty) => (
    <button key={qty} disabled={isSaving} onClick={() => void save(sampleItem(), { productId: 2, qty, options: {} })}>
      Spremi {qty}
    </button>
  ))
}

it('reuses the idempotency key after a lost response, not for another change', async () => {
  saveCartRef({ cartId: 'k', protectCode: 't' })
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
