import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useCheckoutStore } from '@/features/checkout/state/checkout-store'
import type { DeliveryMethod } from '@/lib/api/entities/delivery.schema'
import { setToastHost } from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { sampleCart } from '@/tests/support/samples/sample-cart'
import { DeliveryStep } from './delivery-step'

vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => ({ push: () => {} }) }))

const cart = sampleCart()
const home: DeliveryMethod = {
  id: 1,
  name: 'Dostava na adresu',
  description: 'Kurirom.',
  kind: 'home',
  estimate: '1 – 3 dana',
  price: 4.5,
  freeFrom: 45,
  options: [],
}
const branch = (id: number, city: string) => ({
  id,
  city,
  name: `Kiosk ${id}`,
  street: 'Lipina',
  houseNumber: '1',
  zipCode: '10000',
  hours: '',
  code: '',
})
const points: DeliveryMethod = {
  id: 2,
  name: 'Paketna točka',
  description: '',
  kind: 'branches',
  estimate: '',
  price: 0,
  freeFrom: null,
  options: [branch(11, 'Zagreb'), branch(12, 'Šibenik')],
}

const saved: Record<string, unknown>[] = []
const server = setupServer(
  http.put('*/api/v2/ecommerce/delivery/saveDeliveryMethod', async ({ request }) => {
    saved.push(Object(await request.json()))
    return dataResponse(cart)
  }),
)

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  setToastHost({ open: () => {}, describe: (error) => String(error) })
})
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
const scrolled = vi.fn<(this: Element) => void>()
beforeEach(() => {
  saved.length = 0
  scrolled.mockClear()
  Element.prototype.scrollIntoView = scrolled
})

function show(methods: DeliveryMethod[] = [home, points], shownCart = cart) {
  const [onDone, onBack] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const shown = renderInShop(
    <DeliveryStep
      cartRef={{ cartId: 'k', protectCode: 't' }}
      cart={shownCart}
      methods={methods}
      town="Šibenik"
      onBack={onBack}
      onDone={onDone}
    />,
  )
  return { ...shown, onDone, onBack }
}

const continueButton = () => screen.getByRole('button', { name: 'Nastavi na plaćanje' })

it('requires a method, then its branch', async () => {
  const { user, onDone } = show()
  await user.click(continueButton())
  expect(screen.getByText('Molimo odaberite metodu dostave prije nastavka')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText(/Dostava na adresu/))

  await user.click(screen.getByLabelText(/Paketna točka/))
  await user.click(continueButton())
  expect(screen.getByText('Molimo odaberite dostavnu poslovnicu prije nastavka')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Tražite po mjestu, ulici ili nazivu'))
  // The sticky button would cover it on a phone.
  expect(scrolled.mock.contexts.map((element) => element.textContent)).toEqual([
    'Molimo odaberite metodu dostave prije nastavka',
    'Molimo odaberite dostavnu poslovnicu prije nastavka',
  ])
  expect(saved).toEqual([])
  expect(onDone).not.toHaveBeenCalled()
})

it('searches branches without diacritics, nearest first, and saves the choice once', async () => {
  const { user, onDone } = show()
  await user.click(screen.getByLabelText(/Paketna točka/))
  const list = screen.getByRole('group', { name: /Poslovnica/ })
  const [first, second] = within(list)
    .getAllByRole('radio')
    .map(({ parentElement }) => parentElement?.textContent)
  expect([first, second]).toEqual([expect.stringContaining('Šibenik'), expect.stringContaining('Zagreb')])
  await user.type(screen.getByLabelText('Tražite po mjestu, ulici ili nazivu'), 'sibenik')
  expect(screen.getByRole('status').textContent).toBe('1 poslovnica')
  await user.click(within(list).getByRole('radio'))
  await waitFor(() => expect(saved).toEqual([{ cartId: 'k', protectCode: 't', deliveryMethodId: 2, branchId: 12 }]))
  await user.click(continueButton())
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})

it('remembers the branch of a method, and names the price of one whose branch is missing', async () => {
  const { user } = show()
  await user.click(screen.getByLabelText(/Paketna točka/))
  expect(useCheckoutStore.getState().unsavedDelivery).toEqual({ methodId: 2, price: expect.any(Number) })
  await user.click(within(screen.getByRole('group', { name: /Poslovnica/ })).getByLabelText(/Šibenik/))
  expect(useCheckoutStore.getState().unsavedDelivery).toBeNull()
  await user.click(screen.getByLabelText(/Dostava na adresu/))
  await user.click(screen.getByLabelText(/Paketna točka/))
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ deliveryMethodId: 2, branchId: 12 }))
})

it('saves the first method again when it is chosen while another one is being saved', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    http.put('*/api/v2/ecommerce/delivery/saveDeliveryMethod', async ({ request }) => {
      saved.push(Object(await request.json()))
      await answered
      return dataResponse(cart)
    }),
  )
  const { user } = show([home, { ...home, id: 3, name: 'Brza dostava' }], { ...cart, deliveryMethodId: home.id })
  await user.click(screen.getByLabelText(/Brza dostava/))
  await user.click(screen.getByLabelText(/Dostava na adresu/))
  answer()
  await waitFor(() => expect(saved.map(({ deliveryMethodId }) => deliveryMethodId)).toEqual([3, home.id]))
})

// docs/rules/checkout.md#delivery-choice
it('keeps the choice without a connection and saves it when the connection is back', async () => {
  server.use(http.put('*/api/v2/ecommerce/delivery/saveDeliveryMethod', () => HttpResponse.error(), { once: true }))
  const { user } = show()
  await user.click(screen.getByLabelText(/Dostava na adresu/))
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(screen.getByLabelText(/Dostava na adresu/)).toHaveProperty('checked', true)
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(saved).toMatchObject([{ deliveryMethodId: 1 }]))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it.each([
  ['the saved method', /Dostava na adresu/],
  ['a method whose branch is missing', /Paketna točka/],
])('takes the message of a lost choice away once %s is chosen instead', async (_, name) => {
  server.use(http.put('*/api/v2/ecommerce/delivery/saveDeliveryMethod', () => HttpResponse.error(), { once: true }))
  const { user } = show([home, points, { ...home, id: 3, name: 'Brza dostava' }], { ...cart, deliveryMethodId: home.id })
  await user.click(screen.getByLabelText(/Brza dostava/))
  await screen.findByRole('alert')
  await user.click(screen.getByLabelText(name))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  fireEvent(window, new Event('online'))
  expect(saved).toEqual([])
})

it('restores the previous choice when saving fails, and says so in the step', async () => {
  server.use(http.put('*/api/v2/ecommerce/delivery/saveDeliveryMethod', () => errorResponse('DELIVERY_NOT_FOUND')))
  const { user } = show()
  await user.click(screen.getByLabelText(/Dostava na adresu/))
  await waitFor(() => expect(screen.getByLabelText(/Dostava na adresu/)).toHaveProperty('checked', false))
  expect(await screen.findByRole('alert')).toBeDefined()
})

it('links back to the address step when no method applies', async () => {
  const { user, onBack } = show([])
  expect(screen.getByText('Na tu adresu trenutačno ne dostavljamo')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Promijeni adresu' }))
  expect(onBack).toHaveBeenCalledOnce()
})
