import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useBundleStore } from '@/features/cart/add/bundle-store'
import { clearCartRef, saveCartRef } from '@/features/cart/session/cart-store'
import type { BundlePart, CustomOption, Product } from '@/lib/api/entities/product.schema'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { sampleCart, sampleItem } from '@/tests/support/samples/sample-cart'
import { BuyBox } from './buy-box'

vi.mock('@/lib/i18n/navigation', async () => ({
  ...(await import('@/tests/support/dom/plain-link')),
  useRouter: () => ({ push: () => {} }),
}))
// jsdom has no layout to observe.
vi.mock('./sticky-buy-bar', () => ({ StickyBuyBar: () => null }))

const prices = {
  basicPrice: 19,
  retailPrice: 20,
  discount: null,
  finalPrice: 20,
  membershipPrice: null,
  lowestPrice30Days: null,
  discountUntil: null,
  unitPrice: null,
}
const stock = { state: 'in' as const, available: 5 }

const dedication: CustomOption = {
  id: 1,
  key: 'posveta',
  option_type: 'text',
  required: true,
  maxLength: 140,
  min: null,
  max: null,
  price: 2.5,
  custom_option_values: [{ label: 'Posveta na prvoj stranici' }],
}

const part = (customOptions: CustomOption[]): BundlePart => ({
  qty: 1,
  product: {
    id: 2,
    name: 'Jabuke za nepoznate',
    format: 'Simple',
    slug: 'jabuke-za-nepoznate',
    finalPrice: 20,
    media: [],
    stock,
    associatedProducts: [],
    associatedProductsAttributes: [],
    customOptions,
  },
})

const bundle: Product = {
  id: 1,
  name: 'Paket za dugu noć',
  slug: 'paket',
  sku: 'P-1',
  type: 'product',
  format: 'Bundle',
  byline: null,
  authors: [],
  summary: '',
  media: [],
  ...prices,
  priceRange: null,
  stock,
  needsChoice: false,
  isNew: false,
  categoryPriority: 0,
  archived: false,
  rating: { average: null, count: 0 },
  description: { type: 'doc' },
  seoTitle: null,
  seoDescription: null,
  categories: [],
  attributeSet: { attributes: [] },
  associatedProducts: [],
  associatedProductsAttributes: [],
  bundles: [part([])],
  customOptions: [],
  subscriptionPlans: [],
  crossSellProducts: [],
  editions: [],
  vatRate: 5,
  weightGrams: null,
  manufacturer: null,
  safetyNote: null,
  samplePages: [],
  sampleDocument: null,
  awaitsFile: false,
}

let shown = bundle
let createdCarts = 0
const awaited: unknown[] = []
const server = setupServer(
  http.get('*/product/web/get', () => dataResponse(shown)),
  http.get('*/cart/getNewCartSession', () => {
    createdCarts++
    return dataResponse({ cartId: 'k', protectCode: 't' })
  }),
  http.post('*/stock/notice/request', async ({ request }) => {
    awaited.push(await request.json())
    return dataResponse({})
  }),
  http.get('*/product/checkBundles', () => dataResponse({ ...shown, ownPrice: 20 })),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  clearCartRef()
  useBundleStore.setState({ draft: null })
})

it('adds a bundle without required choices from its page', async () => {
  shown = bundle
  renderInShop(<BuyBox slug="paket" membershipPage="/clanstvo" />)
  expect(await screen.findByRole('button', { name: 'Dodaj u košaricu' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Složite svoj paket' })).toBeNull()
})

it('opens the dialog for a bundle with a custom option in a part', async () => {
  shown = { ...bundle, bundles: [part([dedication])] }
  const { user } = renderInShop(<BuyBox slug="paket" membershipPage="/clanstvo" />)
  await user.click(await screen.findByRole('button', { name: 'Složite svoj paket' }))
  expect(await screen.findByLabelText(/Posveta na prvoj stranici/)).toBeTruthy()
})

it('marks the missing choices and leads to it', async () => {
  const value = { id: 21, value: 'S', isMedia: false, media: null, swatch: null, shopDefault: false }
  const axis = { attributeCode: 'velicina', label: 'Veličina', inputType: 'textSwatch' as const }
  const size = { ...axis, unit: null, value: { value: 'S', ids: [21] } }
  const attributes = [size, { ...size, attributeCode: 'boja', value: { value: 'crna', ids: [22] } }]
  const variant = {
    id: 4,
    name: 'S',
    sku: 'S',
    format: 'Simple' as const,
    ...prices,
    media: [],
    stock,
    awaitsFile: false,
    attributeSet: { attributes },
  }
  shown = {
    ...bundle,
    slug: 'majica',
    format: 'Configurable',
    bundles: [],
    associatedProductsAttributes: [
      { ...axis, customClass: null, values: [value] },
      {
        ...axis,
        attributeCode: 'boja',
        label: 'Boja',
        customClass: null,
        values: [{ ...value, id: 22, value: 'crna', swatch: '#1b1714' }],
      },
    ],
    associatedProducts: [variant],
  }
  const { user } = renderInShop(<BuyBox slug="majica" membershipPage={null} />)
  const radio = await screen.findByRole('radio', { name: 'S' })
  // A swatch has its name before it is chosen.
  expect(screen.getByText('crna')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Dodaj u košaricu' }))
  const marks = await screen.findAllByRole('alert')
  expect(marks.map(({ textContent }) => textContent)).toEqual(['Odaberite jednu mogućnost.', 'Odaberite jednu mogućnost.'])
  expect(document.activeElement).toBe(radio)
  await user.click(radio)
  await user.click(screen.getByRole('radio', { name: 'crna' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('starts with the default variant of the shop', async () => {
  const size = { id: 11, value: 'M', isMedia: false, media: null, swatch: null, shopDefault: true }
  const axis = { attributeCode: 'velicina', label: 'Veličina', inputType: 'textSwatch' as const }
  const chosen = { ...axis, unit: null, value: { value: 'M', ids: [11] } }
  shown = {
    ...bundle,
    format: 'Configurable',
    bundles: [],
    priceRange: { from: 20, to: 30 },
    associatedProductsAttributes: [{ ...axis, customClass: null, values: [size, { ...size, id: 12, value: 'L', shopDefault: false }] }],
    associatedProducts: [
      {
        id: 3,
        name: 'M',
        sku: 'M',
        format: 'Simple',
        ...prices,
        finalPrice: 27,
        media: [],
        stock,
        awaitsFile: false,
        attributeSet: { attributes: [chosen] },
      },
    ],
  }
  renderInShop(<BuyBox slug="torba" membershipPage="/clanstvo" />)
  expect((await screen.findByRole('radio', { name: 'M' })).matches(':checked')).toBe(true)
  expect(screen.getByText(/^27,00/)).toBeTruthy()
})

it('adds nothing with an invalid quantity, and keeps and focuses the input', async () => {
  shown = { ...bundle, format: 'Simple', bundles: [] }
  const { user } = renderInShop(<BuyBox slug="knjiga" membershipPage="/clanstvo" />)
  const quantity = await screen.findByRole('spinbutton', { name: 'Količina' })
  await user.type(quantity, '5abc', { initialSelectionStart: 0, initialSelectionEnd: 1 })
  await user.click(screen.getByRole('button', { name: 'Dodaj u košaricu' }))
  expect(quantity).toHaveProperty('value', '5abc')
  expect(quantity.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(quantity)
  expect(screen.getByRole('alert').textContent).toBe('Upišite cijeli broj veći od nule.')
  expect(createdCarts).toBe(0)
})

it('opens the dialog of an edited bundle by itself', async () => {
  shown = { ...bundle, bundles: [part([dedication])] }
  const line = sampleItem({ productId: 1, productData: { name: bundle.name, slug: 'paket', sku: 'P-1', format: 'Bundle', media: null } })
  server.use(http.post('*/cart/getCart', () => dataResponse(sampleCart({ items: [line] }))))
  window.history.replaceState(null, '', '/paket?cartItemId=7')
  saveCartRef({ cartId: 'k', protectCode: 't' })
  renderInShop(<BuyBox slug="paket" membershipPage={null} />)
  expect(await screen.findByRole('button', { name: 'Spremi promjene' })).toBeTruthy()
  expect(useBundleStore.getState().draft?.line?.itemId).toBe(7)
  window.history.replaceState(null, '', '/')
})

// docs/rules/cart.md#removed-line
it('keeps what was typed when another window removes the edited line, and offers to add it again', async () => {
  shown = { ...bundle, format: 'Simple', bundles: [], customOptions: [dedication] }
  const line = sampleItem({ productData: { name: 'Knjiga', slug: 'knjiga', sku: 'P-1', format: 'Simple', media: null } })
  let items = [line]
  const added: unknown[] = []
  server.use(
    http.post('*/cart/getCart', () => dataResponse(sampleCart({ items }))),
    http.post('*/cart/addItem', async ({ request }) => {
      added.push(await request.json())
      return dataResponse(sampleCart({ items: [line], version: 2 }))
    }),
  )
  window.history.replaceState(null, '', '/knjiga?cartItemId=7')
  saveCartRef({ cartId: 'k', protectCode: 't' })
  const { client, user } = renderInShop(<BuyBox slug="knjiga" membershipPage={null} />)
  expect(await screen.findByRole('button', { name: 'Spremi promjene' })).toBeTruthy()
  const field = await screen.findByLabelText(/Posveta na prvoj stranici/)
  await user.type(field, 'Za Ivu')
  items = []
  await client.invalidateQueries()
  expect(await screen.findByText(/u međuvremenu uklonjeno iz košarice/)).toBeTruthy()
  expect(field).toHaveProperty('value', 'Za Ivu')
  await user.click(screen.getByRole('button', { name: 'Dodaj u košaricu' }))
  await waitFor(() => expect(added).toEqual([expect.objectContaining({ qty: 1, options: { personalizations: { posveta: 'Za Ivu' } } })]))
  window.history.replaceState(null, '', '/')
})

// docs/rules/storefront.md#purchase-problem
it('says once that a product is sold out', async () => {
  shown = { ...bundle, format: 'Simple', bundles: [], stock: { state: 'out', available: 0 } }
  renderInShop(<BuyBox slug="knjiga" membershipPage={null} />)
  expect((await screen.findAllByText(/rasprodan|prodani/i)).map(({ textContent }) => textContent)).toEqual(['Trenutačno rasprodano.'])
  const button = screen.getByRole('button', { name: 'Dodaj u košaricu', description: 'Trenutačno rasprodano.' })
  expect(button).toHaveProperty('disabled', true)
})

// docs/rules/catalog.md#stock-notice
it('offers a mail where the product is sold out', async () => {
  shown = { ...bundle, format: 'Simple', bundles: [], stock: { state: 'out', available: 0 } }
  const { user } = renderInShop(<BuyBox slug="knjiga" membershipPage={null} />)
  const field = await screen.findByRole('textbox', { name: 'E-pošta' })
  expect(screen.getByText('Javite mi kad stigne')).toBeTruthy()
  await user.type(field, 'krivo')
  await user.click(screen.getByRole('button', { name: 'Javite mi' }))
  expect(await screen.findByText('Unesite ispravnu adresu e-pošte.')).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'ana@primjer.hr')
  await user.click(screen.getByRole('button', { name: 'Javite mi' }))
  expect(await screen.findByText(/Poslali smo vam poruku/)).toBeTruthy()
  expect(awaited).toEqual([{ productId: bundle.id, email: 'ana@primjer.hr' }])
})

it('says nothing of VAT where the rate is 0, as for a voucher', async () => {
  shown = { ...bundle, format: 'Simple', bundles: [], vatRate: 0 }
  renderInShop(<BuyBox slug="bon" membershipPage={null} />)
  expect(await screen.findByRole('button', { name: 'Dodaj u košaricu' })).toBeTruthy()
  expect(screen.queryByText(/PDV je uključen/)).toBeNull()
})
