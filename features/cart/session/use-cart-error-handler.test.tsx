import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError, type ErrorCode } from '@/lib/api/errors'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { saveCartRef, useCartStore } from './cart-store'
import { useCartErrorHandler } from './use-cart-error-handler'

const { push, reported } = vi.hoisted(() => ({ push: vi.fn<(path: string) => void>(), reported: vi.fn<(error: unknown) => void>() }))
vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => ({ push }), getPathname: () => '/' }))
vi.mock('@/lib/browser/toast/toast', () => ({ toastError: reported }))

const failed = { cartId: 'k', protectCode: 't' }

function Form({ code }: { code: ErrorCode }) {
  const handle = useCartErrorHandler()
  const error = new ApiError({ message: 'Greška', statusCode: 409, data: { code } })
  return <button onClick={() => handle(error, { cartRef: failed })}>Spremi</button>
}

async function fail(code: ErrorCode) {
  const { user } = renderInShop(<Form code={code} />)
  await user.click(screen.getByRole('button', { name: 'Spremi' }))
}

beforeEach(() => {
  push.mockClear()
  reported.mockClear()
  saveCartRef(failed)
})

// docs/rules/cart.md#session-loss
it.each<ErrorCode>(['CART_ARCHIVED', 'CART_NOT_FOUND', 'SESSION_USED'])('removes the cart that the failed call named: %s', async (code) => {
  await fail(code)
  expect(useCartStore.getState().ref).toBeNull()
  expect(push.mock.calls).toEqual([['/']])
  expect(reported).toHaveBeenCalledTimes(code === 'CART_ARCHIVED' ? 1 : 0)
})

it.each([
  ['another cart', { cartId: 'another', protectCode: 't' }],
  ['the same cart with the secret of a sign-in', { cartId: 'k', protectCode: 'newer' }],
])('leaves %s, which has replaced it, and its page', async (_, current) => {
  saveCartRef(current)
  await fail('CART_NOT_FOUND')
  expect(useCartStore.getState().ref).toEqual(current)
  expect(document.cookie).toContain(`cartId=${current.cartId}`)
  expect(push).not.toHaveBeenCalled()
})

it('shows every other error', async () => {
  await fail('OUT_OF_STOCK')
  expect(useCartStore.getState().ref).toEqual(failed)
  expect(reported).toHaveBeenCalledTimes(1)
})
