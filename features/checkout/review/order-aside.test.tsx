import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Cart, CartItem } from '@/lib/api/entities/cart.schema'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { sampleCart, sampleItem } from '@/tests/support/samples/sample-cart'
import { toOrderNotes } from '@/features/checkout/state/order-notes'
import { useCheckoutStore } from '@/features/checkout/state/checkout-store'
import { OrderAside } from './order-aside'
import { OrderReview } from './order-review'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))

const nothing = { converted: { finalPrice: 0, row: 0 }, base: { finalPrice: 0, cartTotal: 0 } }
const guest = { id: 1, details: { firstName: 'Marija', lastName: 'Marić' }, email: 'marija@primjer.hr', company: null, addresses: [] }

beforeAll(() => import('@/features/cart/coupon/coupon-form'))
afterEach(() => useCheckoutStore.setState({ unsavedDelivery: null }))

it.each<[string, Partial<CartItem>, string]>([
  ['no longer sold', { problem: 'unavailable', prices: nothing }, 'Više nije u prodaji. Uklonite ga da biste nastavili.'],
  ['sold out', { problem: 'outOfStock' }, 'Rasprodano. Uklonite ga da biste nastavili.'],
  ['short', { problem: 'short', stock: { state: 'in', available: 1 } }, 'Na zalihi je još 1 primjerak.'],
])('a line that is %s is marked in the review and beside it, without a price', (_, own, text) => {
  const cart = sampleCart({ items: [sampleItem(own)], deliveryMethodId: 1, summary: { ...sampleCart().summary, delivery: 4 } })
  renderInShop(
    <>
      <OrderReview cart={cart} guest={guest} methods={[]} notes={toOrderNotes('', null)} />
      <OrderAside cart={cart} />
    </>,
  )
  expect(screen.getAllByText(text)).toHaveLength(2)
  expect(screen.queryAllByText(/^0,00|× 0,00/)).toEqual([])
})

// docs/rules/after-sale.md#withdrawal-told, docs/rules/after-sale.md#withdrawal-companies
it.each([
  ['a consumer', null, true],
  ['a company', { name: 'Knjiga d.o.o.', oib: '99007123051', address: '' }, false],
])('says before the order of %s that a downloaded file cannot be returned: %o %s', (_, company, isSaid) => {
  const item = sampleItem({ productData: { ...sampleItem().productData, format: 'EProduct' } })
  const buyer = { ...guest, company }
  renderInShop(<OrderReview cart={sampleCart({ items: [item] })} guest={buyer} methods={[]} notes={toOrderNotes('', null)} />)
  expect(screen.queryByText(/Od datoteke možete odustati dok je ne preuzmete/) !== null).toBe(isSaid)
})

it('shows the price of a delivery that is chosen and not saved, without its VAT', () => {
  const summary = { ...sampleCart().summary, delivery: 4.5, orderTotal: 36.3 }
  useCheckoutStore.setState({ unsavedDelivery: { methodId: 2, price: 2.9 } })
  renderInShop(<OrderAside cart={sampleCart({ items: [sampleItem({})], summary, deliveryMethodId: 1 })} />)
  expect(screen.getByText('Dostava').nextElementSibling?.textContent).toBe('2,90\u00a0€')
  expect(screen.getByText(/^34,70/)).toBeTruthy()
  expect(screen.queryByText(/PDV/)).toBeNull()
})

it.each<[string, Partial<Cart>, string[]]>([
  ['a free delivery', { deliveryMethodId: 1 }, ['besplatno', 'besplatno']],
  ['a digital cart without a delivery row', { digitalOnly: true }, []],
])('shows the payment fee beside %s', (_, own, delivery) => {
  const summary = { ...sampleCart().summary, paymentFee: 1.5, orderTotal: 11.5 }
  const cart = sampleCart({ items: [sampleItem({})], summary, ...own })
  renderInShop(
    <>
      <OrderReview cart={cart} guest={guest} methods={[]} notes={toOrderNotes('', null)} />
      <OrderAside cart={cart} />
    </>,
  )
  const amountsOf = (label: string) => screen.queryAllByText(label).map(({ nextElementSibling: amount }) => amount?.textContent)
  expect(amountsOf('Naknada za plaćanje')).toEqual(['1,50\u00a0€', '1,50\u00a0€'])
  expect(amountsOf('Dostava')).toEqual(delivery)
})
