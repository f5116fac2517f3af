import { screen } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { errorResponse } from '@/tests/support/http/fake-responses'
import { sampleCart } from '@/tests/support/samples/sample-cart'
import { CouponForm } from './coupon-form'

vi.mock('@/lib/i18n/navigation', async () => ({
  ...(await import('@/tests/support/dom/plain-link')),
  useRouter: () => ({ push: () => {} }),
}))

let refusal: Record<string, unknown> = {}
const server = setupServer(http.post('*/cart/applyCoupon', () => errorResponse('COUPON_INVALID', refusal)))
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

// docs/rules/prices.md#coupon-vouchers
it.each([
  [{ reason: 'voucher', minimum: 0, hasVouchers: true }, 'Uneseni kupon nije valjan: ne vrijedi za darovne bonove.'],
  [
    { reason: 'minTotal', minimum: 20, hasVouchers: true },
    'Uneseni kupon nije valjan: vrijedi za košarice od 20,00\u00a0€ bez darovnih bonova.',
  ],
  [{ reason: 'minTotal', minimum: 20, hasVouchers: false }, 'Uneseni kupon nije valjan: vrijedi za košarice od 20,00\u00a0€.'],
  [{ reason: 'minTotal', minimum: 0, hasVouchers: false }, 'Uneseni kupon nije valjan: vrijedi za veći iznos košarice.'],
])('tells of %o at the emptied field', async (data, text) => {
  refusal = data
  const { user } = renderInShop(<CouponForm cart={sampleCart()} />)
  const field = screen.getByLabelText<HTMLInputElement>('Kôd kupona')
  await user.type(field, 'LJETO')
  await user.click(screen.getByRole('button', { name: 'Primijeni' }))
  expect(await screen.findByText(text, { normalizer: (shown) => shown })).toBeTruthy()
  expect(field.value).toBe('')
})
