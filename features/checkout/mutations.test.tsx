import { screen } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { sampleCart } from '@/tests/support/samples/sample-cart'
import { useSaveDelivery, useSavePayment } from './mutations'
import { useDeliveryMethods, usePaymentMethods } from './queries'

const ref = { cartId: 'k', protectCode: 't' }
const cart = sampleCart()
const places = { delivery: ['Na adresu', 'U knjižari'], payment: ['Uplatnica', 'Kartica'] }
const offered = structuredClone(places)
const named = (names: string[]) => dataResponse(names.map((name, i) => ({ id: i + 1, name })))

const server = setupServer(
  http.post('*/delivery/getApplicableDeliveryMethods', () => named(offered.delivery)),
  http.post('*/payment/getApplicablePaymentMethods', () => named(offered.payment)),
  http.put('*/delivery/saveDeliveryMethod', () => errorResponse('DELIVERY_NOT_FOUND')),
  http.put('*/payment/savePaymentMethod', () => errorResponse('PAYMENT_NOT_FOUND')),
)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
beforeEach(() => void Object.assign(offered, structuredClone(places)))

function Choices() {
  const delivery = useDeliveryMethods(ref, { cart, guest: null })
  const payment = usePaymentMethods(ref, { cart, guest: null })
  const [saveDelivery, savePayment] = [useSaveDelivery(ref), useSavePayment(ref)]
  return (
    <>
      {delivery.data?.map(({ id, name }) => (
        <button key={name} onClick={() => saveDelivery.mutate({ deliveryMethodId: id, branchId: null })}>
          {name}
        </button>
      ))}
      {payment.data?.map(({ id, name }) => (
        <button key={name} onClick={() => savePayment.mutate({ paymentMethodId: id, company: null })}>
          {name}
        </button>
      ))}
    </>
  )
}

it.each([
  ['delivery', 'Na adresu', 'U knjižari'],
  ['payment', 'Uplatnica', 'Kartica'],
] as const)('a withdrawn %s method is not offered after it was rejected', async (what, gone, left) => {
  const { user } = renderInShop(<Choices />)
  const shown = await screen.findByRole('button', { name: gone })
  offered[what] = [left]
  await user.click(shown)
  await expect.poll(() => screen.queryByRole('button', { name: gone })).toBeNull()
  screen.getByRole('button', { name: left })
})

it('quick choices are saved one after the other', async () => {
  const begun: number[] = []
  let answerFirst = () => {}
  server.use(
    http.put('*/payment/savePaymentMethod', async ({ request }) => {
      const { paymentMethodId } = Object(await request.json())
      begun.push(paymentMethodId)
      if (paymentMethodId === 1) await new Promise<void>((resolve) => (answerFirst = resolve))
      return dataResponse({ ...cart, paymentMethodId })
    }),
  )
  const { user } = renderInShop(<Choices />)
  await user.click(await screen.findByRole('button', { name: 'Uplatnica' }))
  await user.click(screen.getByRole('button', { name: 'Kartica' }))
  await expect.poll(() => begun.length).toBeGreaterThan(0)
  // Time enough for a second request that does not wait.
  await fetch('https://shop.test/v2/ecommerce/delivery/getApplicableDeliveryMethods', { method: 'POST' })
  expect(begun).toEqual([1])
  answerFirst()
  await expect.poll(() => begun).toEqual([1, 2])
})
