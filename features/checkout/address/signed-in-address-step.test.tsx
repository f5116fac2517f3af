import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import type { Address } from '@/lib/api/entities/address.schema'
import { useCheckoutStore } from '@/features/checkout/state/checkout-store'
import type { User } from '@/lib/api/entities/user.schema'
import { bodyOf, field, fill, sent, server, setUpAddressStep, show, submit } from '@/tests/support/checkout/address-step'
import { errorResponse } from '@/tests/support/http/fake-responses'
import { ana as newcomer, zagreb } from '@/tests/support/samples/sample-person'

vi.mock('@/lib/i18n/navigation', () => ({ Link: 'a', useRouter: () => ({ push: () => {} }), useSearchParams: () => new URLSearchParams() }))

vi.setConfig({ testTimeout: 20_000 })

setUpAddressStep()

const ana: User = { ...newcomer, addresses: [zagreb] }

it('a signed-in user continues with the saved shipping address', async () => {
  const { user, onDone } = await show({ user: ana })
  expect(screen.getByRole('radio', { name: /Ilica 1, 10000 Zagreb/ })).toHaveProperty('checked', true)
  await user.click(screen.getByLabelText(/^Prihvaćam/))
  await submit(user)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(sent.map(({ path }) => path)).toEqual(['user/guest', 'gdpr/web/consent/log/create'])
  expect(bodyOf('gdpr/web/consent/log/create')).toMatchObject([{ user: { userType: 'registered' } }])
})

it('a signed-in user saves a new address to the address book unless unchecked', async () => {
  const { user, onDone } = await show({ user: ana })
  await user.click(screen.getByRole('radio', { name: 'Nova adresa' }))
  expect(field('Adresa e-pošte')).toHaveProperty('value', 'ana@primjer.hr')
  fill()
  await user.click(screen.getByLabelText(/^Prihvaćam/))
  await submit(user)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(bodyOf('user/web/address/create')).toMatchObject([{ type: 'other', city: 'Zagreb' }])

  await user.click(screen.getByRole('radio', { name: 'Nova adresa' }))
  await user.click(screen.getByRole('checkbox', { name: 'Spremi adresu u adresar' }))
  await submit(user)
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2))
  expect(bodyOf('user/web/address/create')).toHaveLength(1)
})

it('a signed-in user edits the saved address on return', async () => {
  const { user, onDone } = await show({ user: ana })
  await user.click(screen.getByRole('radio', { name: 'Nova adresa' }))
  fill({ Ulica: 'Korzzo' })
  await user.click(screen.getByLabelText(/^Prihvaćam/))
  await submit(user)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  cleanup()
  const back = await show({ user: { ...ana, addresses: [zagreb, { ...zagreb, id: 9, type: 'other', street: 'Korzzo' }] } })
  expect(screen.getByRole('radio', { name: /Korzzo 1, 10000 Zagreb/ })).toHaveProperty('checked', true)
  await user.click(screen.getAllByRole('button', { name: 'Uredi ovu adresu' })[1] ?? document.body)
  fireEvent.change(field('Ulica'), { target: { value: 'Korzo' } })
  await submit(back.user)
  await waitFor(() => expect(back.onDone).toHaveBeenCalledOnce())
  expect(bodyOf('user/web/address/update/9')).toMatchObject([{ street: 'Korzo', city: 'Zagreb' }])
  expect(bodyOf('user/web/address/create')).toHaveLength(1)
})

it('a signed-in user edits a saved address and continues when saving fails', async () => {
  server.use(http.patch('*/api/v1/user/web/address/update/1', () => HttpResponse.error(), { once: true }))
  const { user, onDone } = await show({ user: ana })
  await user.click(screen.getByRole('button', { name: 'Uredi ovu adresu' }))
  await user.clear(field('Kućni broj'))
  await user.type(field('Kućni broj'), '1b')
  await user.click(screen.getByLabelText(/^Prihvaćam/))
  await submit(user)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  await submit(user)
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2))
  expect(bodyOf('user/web/address/update/1')).toMatchObject([{ houseNumber: '1b', city: 'Zagreb' }])
})

// docs/rules/checkout.md#address-book
it('a signed-in user adds an edited address anew that another tab has deleted', async () => {
  server.use(http.patch('*/api/v1/user/web/address/update/1', () => errorResponse('NOT_FOUND'), { once: true }))
  const { user, onDone } = await show({ user: ana })
  await user.click(screen.getByRole('button', { name: 'Uredi ovu adresu' }))
  fireEvent.change(field('Kućni broj'), { target: { value: '1b' } })
  await user.click(screen.getByLabelText(/^Prihvaćam/))
  await submit(user)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(bodyOf('user/web/address/create')).toMatchObject([{ type: 'other', houseNumber: '1b', city: 'Zagreb' }])
})

it('a signed-in user gets an incomplete saved address reported at its card', async () => {
  const { user } = await show({ user: { ...ana, addresses: [{ ...zagreb, contactPhone: '' }] } })
  await submit(user)
  expect(await screen.findAllByText(/Ova adresa nije potpuna/)).toHaveLength(2)
})

const office: Address = { ...zagreb, id: 2, type: 'main', street: 'Riva', companyName: 'Knjiga d.o.o.', companyOIB: '99007123051' }

// docs/rules/checkout.md#digital-cart
it('a signed-in user’s digital cart is billed to the address on the screen', async () => {
  const { user, onDone } = await show({ user: { ...ana, addresses: [zagreb, office] }, digitalOnly: true })
  expect(screen.getByRole('radio', { name: /Riva 1/ })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('radio', { name: /Ilica 1/ }))
  await user.click(screen.getByLabelText(/^Prihvaćam/))
  await submit(user)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(bodyOf('user/guest')).toMatchObject([{ addresses: [{ type: 'main', street: 'Ilica' }] }])
})

// docs/rules/checkout.md#billing-copy
it('a parcel to a company’s address is billed to a person who has another billing address', async () => {
  const home: Address = { ...zagreb, id: 3, type: 'main', street: 'Korzo' }
  const { user } = await show({ user: { ...ana, addresses: [zagreb, { ...office, type: 'other' }, home] } })
  const [delivery, billing] = screen.getAllByRole('radio', { name: /Riva 1/ })
  await user.click(delivery ?? document.body)
  expect(screen.getByLabelText(/^Kupujem za tvrtku/)).toHaveProperty('checked', false)
  await user.click(billing ?? document.body)
  expect(screen.getByLabelText(/^Kupujem za tvrtku/)).toHaveProperty('checked', true)
})

// docs/rules/checkout.md#address-draft
it.each([
  ['tells that the account’s e-mail address has replaced the one that a guest typed', 'gost@primjer.hr', true],
  ['says nothing when a guest typed the account’s e-mail address', 'Ana@primjer.hr', false],
])('%s', async (_, typed, isTold) => {
  await show()
  fill({ 'Adresa e-pošte': typed })
  cleanup()
  await show({ user: ana })
  expect(field('Adresa e-pošte')).toHaveProperty('value', 'ana@primjer.hr')
  const notice = { kind: 'changed', differences: [{ kind: 'email', from: typed, to: 'ana@primjer.hr' }] }
  expect(useCheckoutStore.getState().notice).toEqual(isTold ? notice : null)
  cleanup()
  useCheckoutStore.setState({ notice: null })
  await show({ user: ana })
  expect(useCheckoutStore.getState().notice, 'once').toBeNull()
})
