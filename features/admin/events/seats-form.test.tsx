import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { SeatEvent } from '@/lib/api/v1/calendar/event/seats/office.schema'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { SeatsForm } from './seats-form'

vi.mock('@/lib/i18n/navigation', () => ({ usePlainRouter: () => ({ push: vi.fn<() => void>() }) }))

const event: SeatEvent = {
  id: 3,
  title: 'Čitanje',
  starts_at: '2026-12-01T18:00:00.000Z',
  ends_at: '2026-12-01T20:00:00.000Z',
  seats: null,
  isReservable: true,
  taken: 0,
  version: 1,
}

// docs/rules/events.md#seat-number
it('says that a number of seats is none, until it is corrected', async () => {
  const { user } = renderInShop(<SeatsForm event={event} />)
  const field = screen.getByLabelText('Broj mjesta')
  await user.type(field, '1x')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Spremi' }))
  expect(screen.getByText('Upišite cijeli broj od 1 do 999999.')).toBeTruthy()
  await user.type(field, '{Backspace}')
  expect(field.getAttribute('aria-invalid')).toBeNull()
})
