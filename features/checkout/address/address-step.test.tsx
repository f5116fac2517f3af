import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import {
  bodyOf,
  field,
  fill,
  guestAnswer,
  sent,
  server,
  setUpAddressStep,
  show,
  submit,
  terms,
  toasts,
} from '@/tests/support/checkout/address-step'
import { hasUnsavedAddress } from './address-draft'

vi.mock('@/lib/i18n/navigation', () => ({ Link: 'a', useRouter: () => ({ push: () => {} }), useSearchParams: () => new URLSearchParams() }))

vi.setConfig({ testTimeout: 20_000 })

setUpAddressStep()

/** The page of a list with all records. */
const page = { totalRecords: 1, totalPages: 1, page: 1, limit: 100 }

describe('a guest', () => {
  it('gets a focused error summary with links to the fields', async () => {
    const { user, onDone } = await show()
    await submit(user)
    const summary = await screen.findByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(summary))
    const links = within(summary).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Ime: Unos ovog polja je obavezan',
      'Prezime: Unos ovog polja je obavezan',
      'Adresa e-pošte: Unos ovog polja je obavezan',
      'Telefon: Unos ovog polja je obavezan',
      'Ulica: Unos ovog polja je obavezan',
      'Kućni broj: Unos ovog polja je obavezan',
      'Poštanski broj: Unos ovog polja je obavezan',
      'Mjesto: Unos ovog polja je obavezan',
      'Prihvaćam uvjete: Za nastavak prihvatite obavezne privole.',
    ])
    await user.click(screen.getByRole('link', { name: /^Ime/ }))
    expect(document.activeElement).toBe(field('Ime'))
    expect(sent).toEqual([])
    expect(onDone).not.toHaveBeenCalled()
  })

  // `address-line2` would be a flat or a floor.
  it('is offered no second address line as a house number', async () => {
    await show()
    expect(['Ulica', 'Kućni broj'].map((label) => field(label).getAttribute('autocomplete'))).toEqual([
      'section-shipping shipping address-line1',
      'off',
    ])
  })

  it('sends the address for delivery and billing, logs the consents and continues', async () => {
    const { user, onDone } = await show()
    fill()
    await user.click(screen.getByLabelText(/^Prihvaćam/))
    await submit(user)
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(bodyOf('user/guest')).toMatchObject([
      {
        email: 'ana@primjer.hr',
        company: null,
        addresses: [
          { type: 'main', city: 'Zagreb' },
          { type: 'shipping', city: 'Zagreb' },
        ],
      },
    ])
    expect(bodyOf('gdpr/web/consent/log/create')).toEqual([
      {
        cartId: 'k',
        protectCode: 't',
        status: true,
        sourceType: 'checkout',
        consents: [3],
        user: { userType: 'guest', email: 'ana@primjer.hr' },
      },
    ])
  })

  it('is subscribed to the newsletter once, and a withdrawal is logged', async () => {
    const news = { ...terms, id: 4, assignedTo: 'newsletter' }
    server.use(http.post('*/api/v1/gdpr/web/consent/filter', () => dataResponse({ ...page, records: [news] })))
    const { user, onDone } = await show()
    fill()
    await user.click(screen.getByLabelText(/^Prihvaćam/))
    await user.click(screen.getByLabelText(/^Želim/))
    await submit(user)
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    await submit(user)
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2))
    expect(bodyOf('marketing/newsletter/subscribe')).toEqual([{ email: 'ana@primjer.hr' }])
    await user.click(screen.getByLabelText(/^Želim/))
    await submit(user)
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(3))
    expect(bodyOf('gdpr/web/consent/log/create').at(-1)).toMatchObject({ status: false, consents: [4] })
  })

  it('keeps accepted consents when only the address changes', async () => {
    const { user, onDone } = await show()
    fill()
    await user.click(screen.getByLabelText(/^Prihvaćam/))
    await user.click(screen.getByLabelText(/^Želim/))
    await submit(user)
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    cleanup()
    const back = await show()
    expect(screen.getByLabelText(/^Želim/)).toHaveProperty('checked', true)
    fireEvent.change(field('Kućni broj'), { target: { value: '2' } })
    await submit(back.user)
    await waitFor(() => expect(back.onDone).toHaveBeenCalledOnce())
    expect(bodyOf('gdpr/web/consent/log/create')).toMatchObject([{ status: true }, { status: true, consents: [3, 4] }])
  })

  // docs/rules/checkout.md#kept-consents
  it('finds what was ticked and unticked without being submitted', async () => {
    const { user } = await show()
    await user.click(screen.getByLabelText(/^Prihvaćam/))
    await user.click(screen.getByLabelText(/^Želim/))
    cleanup()
    const back = await show()
    expect(screen.getByLabelText(/^Prihvaćam/)).toHaveProperty('checked', true)
    await back.user.click(screen.getByLabelText(/^Želim/))
    cleanup()
    await show()
    expect(screen.getByLabelText(/^Želim/)).toHaveProperty('checked', false)
    cleanup()
    await show({ cartId: 'drugi' })
    expect(screen.getByLabelText(/^Prihvaćam/)).toHaveProperty('checked', false)
  })

  it('has accepted nothing for another cart', async () => {
    const { user, onDone } = await show()
    fill()
    await user.click(screen.getByLabelText(/^Prihvaćam/))
    await submit(user)
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    cleanup()
    await show({ cartId: 'drugi' })
    expect(screen.getByLabelText(/^Prihvaćam/)).toHaveProperty('checked', false)
  })

  it('is subscribed again with a corrected e-mail', async () => {
    const news = { ...terms, id: 4, assignedTo: 'newsletter' }
    const corrected = { ...guestAnswer, email: 'ana.maric@primjer.hr' }
    server.use(http.post('*/api/v1/gdpr/web/consent/filter', () => dataResponse({ ...page, records: [news] })))
    const { user, onDone } = await show()
    fill()
    await user.click(screen.getByLabelText(/^Prihvaćam/))
    await user.click(screen.getByLabelText(/^Želim/))
    await submit(user)
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    server.use(http.patch('*/api/v1/user/guest', () => dataResponse(corrected)))
    fireEvent.change(field('Adresa e-pošte'), { target: { value: corrected.email } })
    await submit(user)
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2))
    expect(bodyOf('marketing/newsletter/subscribe')).toEqual([{ email: 'ana@primjer.hr' }, { email: corrected.email }])
  })

  it('keeps the form after a network failure and can retry', async () => {
    server.use(http.patch('*/api/v1/user/guest', () => HttpResponse.error(), { once: true }))
    const { user, onDone } = await show()
    fill()
    await user.click(screen.getByLabelText(/^Prihvaćam/))
    await submit(user)
    expect((await screen.findByRole('alert')).textContent).toBe('Nema veze.')
    expect(new Set(toasts).size).toBe(1)
    expect(onDone).not.toHaveBeenCalled()
    expect(field('Mjesto')).toHaveProperty('value', 'Zagreb')
    await submit(user)
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('gets the server’s errors at their fields', async () => {
    const fieldErrors = { 'addresses.1.zipCode': ['zip'], 'addresses.0.companyOIB': ['oib'] }
    server.use(http.patch('*/api/v1/user/guest', () => errorResponse('VALIDATION', { fieldErrors })))
    const { user } = await show()
    fill()
    await user.click(screen.getByLabelText(/tvrtku/))
    await user.type(field('Naziv tvrtke'), 'Knjiga d.o.o.')
    await user.type(field('OIB tvrtke'), '99007123051')
    await user.click(screen.getByLabelText(/^Prihvaćam/))
    await submit(user)
    await screen.findByRole('alert')
    expect(field('Poštanski broj').getAttribute('aria-invalid')).toBe('true')
    expect(field('OIB tvrtke').getAttribute('aria-invalid')).toBe('true')
    expect(toasts).toEqual([])
  })

  it('of a company abroad enters a VAT number', async () => {
    const { user } = await show()
    await user.click(screen.getByLabelText(/tvrtku/))
    await user.type(field('OIB tvrtke'), '12345678901')
    await user.tab()
    expect(await screen.findByText('OIB nije ispravan. Provjerite znamenke.')).toBeDefined()
    await user.selectOptions(screen.getByRole('combobox', { name: /Država/ }), 'SI')
    await submit(user)
    expect(await screen.findAllByText(/Porezni broj nije u obliku/)).toHaveLength(2)
    expect(field('Porezni broj tvrtke')).toBeDefined()
    expect(screen.getByRole('link', { name: /^Porezni broj tvrtke: Porezni broj nije/ })).toBeDefined()
  })

  it('finds the typed values after a reload', async () => {
    const { user } = await show()
    await user.type(field('Mjesto'), 'Zadar')
    cleanup()
    await show()
    expect(field('Mjesto')).toHaveProperty('value', 'Zadar')
  })
})

// docs/rules/checkout.md#unsaved-address
it('an address that is changed while it is being saved counts as unsaved', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    http.patch('*/api/v1/user/guest', async () => {
      await answered
      return dataResponse(guestAnswer)
    }),
  )
  const { user, onDone } = await show()
  fill()
  await user.click(screen.getByLabelText(/^Prihvaćam/))
  await submit(user)
  fireEvent.change(field('Ulica'), { target: { value: 'Vlaška' } })
  answer()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(hasUnsavedAddress(null)).toBe(true)
})

it('asks only for the billing address of a digital cart', async () => {
  const { user, onDone } = await show({ digitalOnly: true })
  expect(screen.queryByText(/dostavljač/)).toBeNull()
  expect(screen.queryByRole('checkbox', { name: /drukčija/ })).toBeNull()
  fill()
  await user.click(screen.getByLabelText(/^Prihvaćam/))
  await submit(user)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(bodyOf('user/guest')).toMatchObject([{ addresses: [{ type: 'main' }] }])
})
