import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { storedUnpaidOrder } from '@/features/checkout/state/order-access'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { useOrderRedirect } from './use-order-redirect'

vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => ({ push: () => {} }) }))
vi.mock('@/features/checkout/state/payment-start-flag', () => ({ openPaymentPage: () => {}, paymentUrl: () => '#placanje' }))

const ref = { cartId: 'k', protectCode: 't' }

function Buttons() {
  const redirect = useOrderRedirect()
  return (
    <>
      <button onClick={() => redirect.afterOrder(ref, { html: '{}', orderSlug: 'moja' })}>at a provider</button>
      <button onClick={() => redirect.afterOrder(ref, { html: '', orderSlug: 'moja' })}>without a provider</button>
      <button onClick={() => redirect.afterUnpaid(ref, 'moja')}>while the provider does not answer</button>
    </>
  )
}

beforeEach(() => localStorage.clear())

// docs/rules/checkout.md#unpaid-order
it.each([
  ['at a provider', 'moja'],
  ['without a provider', null],
  ['while the provider does not answer', 'moja'],
])('an order that is paid %s is remembered as unpaid: %s', async (how, remembered) => {
  const { user } = renderInShop(<Buttons />)
  await user.click(screen.getByRole('button', { name: how }))
  expect(storedUnpaidOrder.get()).toBe(remembered)
})
