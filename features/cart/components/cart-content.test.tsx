import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Cart } from '@/lib/api/entities/cart.schema'
import type { ErrorCode } from '@/lib/api/errors'
import type { ToastAction } from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { sampleCart, sampleItem } from '@/tests/support/samples/sample-cart'
import { openCartModal, saveCartRef, useCartStore } from '@/features/cart/session/cart-store'
import { CartLines } from '@/features/cart/lines/cart-lines'
import { useQuantityEdits } from '@/features/cart/lines/use-quantity-edits'
import { useCart } from '../queries'
import { CartContent } from './cart-content'
import { CartView } from './cart-view'

const { toasts, actions } = vi.hoisted(() => ({ toasts: [] as string[], actions: [] as ToastAction[] }))
vi.mock('@/lib/browser/toast/toast', () => {
  const record = (kind: string) => (shown: unknown) =>
    void toasts.push(`${kind}: ${shown instanceof Error ? shown.message : String(shown)}`)
  const describeError = (error: Error) => error.message
  const toastSuccess = (text: string, { action }: { action?: ToastAction } = {}) => {
    record('success')(text)
    if (action) actions.push(action)
  }
  return { toastError: record('error'), toastInfo: record('info'), toastSuccess, describeError }
})
const push = vi.fn<(to: unknown) => void>()
vi.mock('@/lib/i18n/navigation', async () => ({
  ...(await import('@/tests/support/dom/plain-link')),
  useRouter: () => ({ push }),
  getPathname: () => '#naplata',
}))

const ref = { cartId: 'k', protectCode: 't' }
const amounts = { itemsTotal: 20, loyalty: 0, coupon: 0, cartTotal: 20, delivery: 0, paymentFee: 0, orderTotal: 20 }
const item = sampleItem({ prices: { converted: { finalPrice: 20, row: 20 }, base: { finalPrice: 20, cartTotal: 20 } } })

const full = sampleCart({ ...ref, items: [item], summary: { ...amounts, tax: amounts } })

const noFreeDelivery = { freeDeliveryFrom: null, freeDeliveryByCountry: {}, allDeliveryFreeFrom: null, allDeliveryFreeByCountry: {} }
let settings: object = { deliveryFrom: null, ...noFreeDelivery }

const sent: string[] = []
let changeError: ErrorCode | null = null
let cartError: ErrorCode | null = null
let cart = full

const server = setupServer(
  http.post('*/cart/getCart', () => (cartError ? errorResponse(cartError) : dataResponse(cart))),
  http.get('*/settings/getCheckoutSettings', () => dataResponse(settings)),
  http.patch('*/cart/updateItem', async ({ request }) => {
    const { qty } = JSON.parse(await request.text())
    sent.push(`update ${qty}`)
    if (changeError) return errorResponse(changeError)
    cart = { ...cart, version: cart.version + 1, items: [{ ...item, qty }] }
    return dataResponse(cart)
  }),
  http.post('*/cart/addItem', async ({ request }) => {
    const { productId, qty, options } = JSON.parse(await request.text())
    sent.push(`add ${productId} ${qty} ${JSON.stringify(options)}`)
    return dataResponse(full)
  }),
  http.delete('*/cart/deleteItem', () => {
    sent.push('delete')
    cart = { ...cart, version: cart.version + 1, items: [] }
    return changeError ? errorResponse(changeError) : dataResponse(cart)
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  saveCartRef(ref)
  cart = full
  settings = { deliveryFrom: null, ...noFreeDelivery }
  changeError = null
  cartError = null
  sent.length = 0
  toasts.length = 0
  actions.length = 0
  window.location.hash = ''
  sessionStorage.clear()
  push.mockClear()
})

function LoadedCart() {
  const { data } = useCart()
  return data ? <CartContent cart={data} cartRef={ref} /> : null
}

function DialogLines({ items }: { items: Cart['items'] }) {
  return <CartLines cart={{ ...full, items }} cartRef={ref} edits={useQuantityEdits(ref)} compact />
}

async function show() {
  const { user } = renderInShop(<LoadedCart />)
  const quantity = await screen.findByRole('spinbutton', { name: 'Količina: Jama' })
  return { user, quantity }
}

it('discards the quantity edit of a removed line', async () => {
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Povećaj količinu' }))
  await user.click(screen.getByRole('button', { name: 'Ukloni Jama iz košarice' }))
  await waitFor(() => expect(toasts).toEqual(['success: Uklonjeno iz košarice: Jama']))
  // Longer than the debounce of an edit.
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(sent).toEqual(['delete'])
  expect(toasts).toHaveLength(1)
})

it('puts a removed line back with its quantity and choices', async () => {
  const options = { personalizations: { posveta: 'Za Anu' } }
  cart = { ...full, items: [{ ...item, qty: 3, options }] }
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Ukloni Jama iz košarice' }))
  await waitFor(() => expect(actions).toMatchObject([{ label: 'Vrati', name: 'Vrati u košaricu: Jama' }]))
  actions[0]?.run()
  await waitFor(() => expect(toasts.at(-1)).toBe('success: Vraćeno u košaricu: Jama'))
  expect(sent).toEqual(['delete', `add ${item.productId} 3 ${JSON.stringify(options)}`])
})

it.each([
  ['opens the checkout when the response to its order was lost in this tab', '{}', '#naplata', []],
  ['opens the home page without an order attempt in this tab', null, '', ['/']],
])('a cart that became an order %s', async (_, attempt, place, pushed) => {
  changeError = 'SESSION_USED'
  if (attempt) sessionStorage.setItem('order-attempt', attempt)
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Ukloni Jama iz košarice' }))
  await waitFor(() => expect(useCartStore.getState().ref).toBeNull())
  expect(window.location.hash).toBe(place)
  expect(push.mock.calls.flat()).toEqual(pushed)
})

it('opens the checkout when the cart became an order and the response was lost', async () => {
  cartError = 'SESSION_USED'
  sessionStorage.setItem('order-attempt', '{}')
  renderInShop(<CartView memberCard={null} below={null} />)
  await waitFor(() => expect(window.location.hash).toBe('#naplata'))
})

it('treats a line that another window removed as removed', async () => {
  changeError = 'ITEM_NOT_IN_CART'
  const { user, quantity } = await show()
  await user.click(screen.getByRole('button', { name: 'Ukloni Jama iz košarice' }))
  await waitFor(() => expect(toasts).toEqual(['info: core.notifications.itemNotInCart']))
  expect(quantity.isConnected).toBe(false)
})

it.each<[string, ErrorCode | null, string]>([
  ['once the quantity is saved', null, '#naplata'],
  ['not when it could not be saved', 'OUT_OF_STOCK', ''],
])('opens the checkout %s', async (_, code, place) => {
  changeError = code
  const { user, quantity } = await show()
  await user.click(screen.getByRole('button', { name: 'Povećaj količinu' }))
  await user.click(screen.getByRole('link', { name: 'Na naplatu' }))
  expect(window.location.hash).toBe('')
  await waitFor(() => expect(screen.queryAllByText('Računamo …')).toEqual([]))
  expect(sent).toEqual(['update 2'])
  await waitFor(() => expect(quantity).toHaveProperty('value', code ? '1' : '2'))
  expect(window.location.hash).toBe(place)
})

it('does not open the checkout with an invalid quantity', async () => {
  const { user, quantity } = await show()
  await user.clear(quantity)
  await user.type(quantity, '0')
  await user.click(screen.getByRole('link', { name: 'Na naplatu' }))
  expect(quantity).toHaveProperty('value', '0')
  expect(screen.getByRole('alert').textContent).toMatch(/^Upišite cijeli broj veći od nule/)
  expect(toasts).toEqual([])
  expect(document.activeElement).toBe(quantity)
  expect(window.location.hash).toBe('')
  expect(sent).toEqual([])
})

it.each<[string, Partial<Cart['items'][number]>]>([
  ['no longer sold', { problem: 'unavailable', prices: { converted: { finalPrice: 0, row: 0 }, base: { finalPrice: 0, cartTotal: 0 } } }],
  ['sold out', { problem: 'outOfStock' }],
  ['short', { problem: 'short' }],
])('a line that is %s blocks the checkout and says why', async (_, own) => {
  cart = { ...full, items: [{ ...item, ...own }] }
  const { user } = await show()
  const why = 'Prije naplate uklonite označene proizvode ili im smanjite količinu.'
  expect(await screen.findByRole('link', { name: 'Na naplatu', description: why })).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'Na naplatu' }))
  expect(document.activeElement?.textContent).toBe(why)
  expect(toasts).toEqual([])
  expect(window.location.hash).toBe('')
  expect(screen.queryAllByText(/^0,00/)).toEqual([])
})

it('opens the checkout once the reduced quantity of a short line is saved', async () => {
  cart = { ...full, items: [{ ...item, qty: 3, problem: 'short', stock: { state: 'in', available: 2 } }] }
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Smanji količinu' }))
  await user.click(screen.getByRole('link', { name: 'Na naplatu' }))
  await waitFor(() => expect(window.location.hash).toBe('#naplata'))
  expect(sent).toEqual(['update 2'])
})

it.each([
  [true, 1],
  [false, 0],
])('offers to edit a line whose product has choices: %s', async (hasChoices, links) => {
  cart = { ...full, items: [{ ...item, hasChoices }] }
  await show()
  expect(screen.queryAllByRole('link', { name: 'Uredi: Jama' })).toHaveLength(links)
})

it.each([
  ['its success', null, /^success: Uklonjeno iz košarice: Jama$/],
  ['its failure', 'UNAVAILABLE', /^error: /],
] as const)('tells the removal of the only line, %s', async (_, error, expected) => {
  changeError = error
  const { user } = renderInShop(<CartView memberCard={null} below={null} />)
  await user.click(await screen.findByRole('button', { name: 'Ukloni Jama iz košarice' }))
  await waitFor(() => expect(toasts).toEqual([expect.stringMatching(expected)]))
})

it('says why a quantity was lowered to what is in stock', async () => {
  const { user, quantity } = await show()
  await user.clear(quantity)
  await user.type(quantity, '9999')
  await user.tab()
  expect(quantity).toHaveProperty('value', '9')
  expect(await screen.findByText('Dostupno je 9 primjeraka, pa smo toliko upisali.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Smanji količinu' }))
  expect(screen.queryByText(/pa smo toliko upisali/)).toBeNull()
})

// docs/rules/storefront.md#quantity-input
it('says only what is wrong with the newest quantity', async () => {
  const { user, quantity } = await show()
  await user.clear(quantity)
  await user.type(quantity, '9999{Enter}')
  expect(await screen.findByText(/pa smo toliko upisali/)).toBeTruthy()
  await user.clear(quantity)
  await user.type(quantity, 'abc{Enter}')
  expect(await screen.findByText(/^Upišite cijeli broj/)).toBeTruthy()
  expect(screen.queryByText(/pa smo toliko upisali/)).toBeNull()
})

it('shows what a member pays for a line beside its full price', async () => {
  cart = { ...full, items: [{ ...item, prices: { ...item.prices, base: { finalPrice: 20, cartTotal: 17.5 } } }] }
  await show()
  expect(screen.getByText(/^17,50\s€$/)).toBeTruthy()
  expect(screen.getAllByText(/^20,00\s€$/).filter((one) => one.closest('s'))).toHaveLength(1)
})

// docs/rules/cart.md#cart-dialog
it.each([
  ['the newest line first', null, ['Treća', 'Druga', 'Prva']],
  ['the line with the added pieces first', 1, ['Prva', 'Treća', 'Druga']],
])('shows in the dialog %s', (_, addedItemId, expected) => {
  const items = ['Prva', 'Druga', 'Treća'].map((name, at) => ({ ...item, itemId: at + 1, productData: { ...item.productData, name } }))
  openCartModal({ addedItemId })
  renderInShop(<DialogLines items={items} />)
  const names = screen.getAllByRole('button', { name: /^Ukloni / }).map((button) => button.getAttribute('aria-label')?.split(' ')[1])
  expect(names).toEqual(expected)
})

it('closes the dialog when a line is edited', async () => {
  cart = { ...full, items: [{ ...item, hasChoices: true }] }
  const { user } = await show()
  openCartModal()
  const link = await screen.findByRole('link', { name: 'Uredi: Jama' })
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
  expect(useCartStore.getState().modal).toBeNull()
})

// docs/rules/prices.md#delivery-from
it.each<[string, object, string, string]>([
  ['every delivery is free', { allDeliveryFreeFrom: 20 }, 'Dostava je besplatna', 'besplatno'],
  ['some deliveries are free', {}, 'Za ovu narudžbu ima i besplatne dostave', 'i besplatno, računa se na naplati'],
])('the bar and the summary agree when %s', async (_, own, bar, row) => {
  settings = { ...noFreeDelivery, deliveryFrom: 2.9, freeDeliveryFrom: 20, ...own }
  await show()
  expect(await screen.findByText(bar)).toBeTruthy()
  expect(screen.getByText('Dostava').nextElementSibling?.textContent).toBe(row)
})
