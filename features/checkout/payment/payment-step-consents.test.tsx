import { cleanup, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { expect, it, vi } from 'vitest'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { useCheckoutStore } from '@/features/checkout/state/checkout-store'
import { calls, cartRef, guest, server, setUpPaymentStep, show, submit } from '@/tests/support/checkout/payment-step'

vi.mock('@/lib/i18n/navigation', async () => ({
  useRouter: () => ({ push: () => {} }),
  ...(await import('@/tests/support/dom/plain-link')),
}))

setUpPaymentStep()

it('requires new consents, logs them and orders', async () => {
  const terms = { uniqueNumber: 'u', displayName: 'Prihvaćam nove uvjete.', assignedTo: 'checkout', version: 2 }
  const inForce = [
    { ...terms, id: 5, required: true },
    { ...terms, id: 6, displayName: 'Prihvaćam obradu podataka.', required: true },
    { ...terms, id: 8, displayName: 'Prihvaćam i pravila.', required: true },
    { ...terms, id: 7, displayName: 'Želim novosti.', required: false },
  ]
  const logged: unknown[] = []
  server.use(
    http.post('*/consent/filter', () => dataResponse({ records: inForce, totalRecords: 4, totalPages: 1, page: 1, limit: 100 })),
    http.post('*/consent/log/create', async ({ request }) => {
      logged.push(await request.json())
      return logged.length === 1 ? errorResponse('UNAVAILABLE') : dataResponse({})
    }),
    http.post('*/order/create', () => errorResponse('CONSENT_REQUIRED'), { once: true }),
  )
  const subject = { userType: 'guest' as const, email: guest.email }
  useCheckoutStore.setState({ acceptedConsents: { cartId: 'k', subject, ids: [3, 6] } })
  const { user } = show()
  await user.click(submit())
  const consent = await screen.findByLabelText(/^Prihvaćam nove uvjete/)
  const rules = screen.getByLabelText(/^Prihvaćam i pravila/)
  expect(screen.getAllByRole('checkbox')).toEqual([consent, rules])
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull())

  await user.click(submit())
  await waitFor(() => expect(document.activeElement).toBe(consent))
  expect(consent.getAttribute('aria-invalid')).toBe('true')
  expect([logged, calls]).toEqual([[], []])

  await user.click(consent)
  expect(consent.getAttribute('aria-invalid'), 'the error disappears with the tick').toBeNull()
  await user.click(submit())
  await waitFor(() => expect(document.activeElement).toBe(rules))
  await user.click(rules)
  await user.click(submit())
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull())
  expect(calls).toEqual([])
  await user.click(submit())
  await waitFor(() => expect(calls).toEqual(['order']))
  expect(logged).toEqual([logged[0], { ...cartRef, status: true, sourceType: 'checkout', user: subject, consents: [5, 8] }])
  expect(useCheckoutStore.getState()).toMatchObject({ missingConsents: [], acceptedConsents: { ids: [3, 6, 5, 8] } })
})

// docs/rules/checkout.md#kept-consents
it('keeps a new consent ticked when the shopper comes back to the step', async () => {
  const terms = { id: 5, uniqueNumber: 'u', displayName: 'Prihvaćam nove uvjete.', assignedTo: 'checkout', version: 2, required: true }
  useCheckoutStore.setState({ missingConsents: [terms] })
  const { user } = show()
  await user.click(screen.getByLabelText(/^Prihvaćam nove uvjete/))
  cleanup()
  show()
  expect(screen.getByLabelText(/^Prihvaćam nove uvjete/)).toHaveProperty('checked', true)
})
