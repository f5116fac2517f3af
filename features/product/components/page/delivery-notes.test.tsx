import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Product, StockState } from '@/lib/api/entities/product.schema'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { DeliveryNotes } from './delivery-notes'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/plain-link'))

const price = { country: 'Hrvatska', from: 2.9, freeFrom: 45 }
const plain = { format: 'Simple', customOptions: [], bundles: [] } as const satisfies Partial<Product>
const pages = { membership: '/clanstvo', delivery: '/dostava', returns: '/povrat-i-zamjena' }

it.each<[StockState, boolean]>([
  ['in', true],
  ['low', true],
  ['untracked', true],
  ['out', false],
])('shows the dispatch time for stock "%s": %s', (state, isShown) => {
  renderInShop(<DeliveryNotes {...plain} stock={{ state, available: state === 'out' ? 0 : null }} pages={pages} price={price} />)
  expect(screen.queryByText('Naručeno radnim danom do podneva šaljemo isti dan') !== null).toBe(isShown)
  expect(screen.getByRole('link', { name: 'Sve o dostavi' })).toBeDefined()
})

it('links to no page that the shop does not have', () => {
  renderInShop(<DeliveryNotes {...plain} stock={{ state: 'in', available: null }} pages={{ ...pages, delivery: null }} price={price} />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).not.toContain('Sve o dostavi')
})

// docs/rules/prices.md#delivery-from
it.each([
  [{ ...price }, 'Hrvatska: od 2,90 €, za kupnju od 45,00 € besplatno.'],
  [{ ...price, freeFrom: null }, 'Hrvatska: od 2,90 €.'],
])('says what delivery costs: %o', (own, expected) => {
  renderInShop(<DeliveryNotes {...plain} stock={{ state: 'in', available: null }} pages={pages} price={own} />)
  const [first] = screen.getAllByRole('listitem')
  expect(first?.textContent.replaceAll('\u00a0', ' ')).toContain(expected)
})

// docs/rules/after-sale.md#withdrawal-told
it.each([true, false])('says that a product made to order cannot be returned: %s', (isMadeToOrder) => {
  const dedication = {
    id: 1,
    key: 'posveta',
    option_type: 'text',
    required: false,
    maxLength: 200,
    min: null,
    max: null,
    price: 0,
  } as const
  const customOptions = isMadeToOrder ? [{ ...dedication, custom_option_values: [{ label: 'Posveta' }] }] : []
  renderInShop(
    <DeliveryNotes {...plain} customOptions={customOptions} stock={{ state: 'in', available: null }} pages={pages} price={price} />,
  )
  expect(screen.queryByText(/Ono što se izrađuje po vašoj želji/) !== null).toBe(isMadeToOrder)
})
