import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearGift } from '@/features/checkout/state/gift-store'
import { calls, cart, sent, setUpPaymentStep, show, submit } from '@/tests/support/checkout/payment-step'

vi.mock('@/lib/i18n/navigation', async () => ({
  useRouter: () => ({ push: () => {} }),
  ...(await import('@/tests/support/dom/plain-link')),
}))

setUpPaymentStep()

describe('a gift', () => {
  beforeEach(() => clearGift(cart.cartId))
  const box = () => screen.getByRole('checkbox', { name: 'Ovo je dar' })

  it('is entered behind a checkbox, reviewed and sent', async () => {
    const { user } = show({ digitalOnly: false })
    expect(screen.queryByLabelText('Za koga')).toBeNull()
    await user.click(box())
    await user.type(screen.getByLabelText('Za koga'), 'Iva')
    await user.type(screen.getByLabelText('Poruka uz dar'), 'Sretno!')
    expect(screen.getByText('Još 993 znaka')).toBeDefined()
    const review = screen.getByRole('region', { name: 'Provjerite prije narudžbe' })
    expect(within(review).getByText(/Za: Iva\s+Sretno!/)).toBeDefined()
    await user.click(submit())
    await waitFor(() => expect(calls).toEqual(['order']))
    expect(sent).toMatchObject([{ giftMessage: 'Sretno!', to: 'Iva', from: '' }])
  })

  it('without any text blocks the order', async () => {
    const { user } = show({ digitalOnly: false })
    await user.click(box())
    await user.click(submit())
    expect(document.activeElement).toBe(screen.getByLabelText('Za koga'))
    expect(screen.getByText('Upišite za koga je dar ili poruku, ili uklonite kvačicu.')).toBeDefined()
    expect(calls).toEqual([])
    await user.click(box())
    await user.click(submit())
    await waitFor(() => expect(calls).toEqual(['order']))
  })

  it('is not offered or sent for a digital cart', async () => {
    const { user } = show({ digitalOnly: false })
    await user.click(box())
    await user.type(screen.getByLabelText('Za koga'), 'Iva')
    cleanup()
    const digital = show()
    expect(screen.queryByRole('checkbox', { name: 'Ovo je dar' })).toBeNull()
    await digital.user.click(submit())
    await waitFor(() => expect(calls).toEqual(['order']))
    expect(sent).toMatchObject([{ giftMessage: '', to: '', from: '' }])
  })
})
