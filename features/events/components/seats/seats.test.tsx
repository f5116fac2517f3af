import { screen } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { CancelSeats } from './cancel-seats'
import { ConfirmSeats } from './confirm-seats'
import { SeatForm } from './seat-form'
import { SeatsLeft } from './seats-left'

vi.mock('@/lib/i18n/navigation', () => ({ Link: ({ children }: { children: React.ReactNode }) => <span>{children}</span> }))

let free = 1
const linked = {
  seats: 2,
  title: 'Čitanje',
  starts_at: '2026-11-20T16:00:00.000Z',
  ends_at: '2026-11-20T19:00:00.000Z',
  isConfirmed: false,
}
const named = 'Čitanje, 20. studenoga 2026. u 17:00 – 20:00, 2 osobe'
const server = setupServer(
  http.post('*/api/v1/calendar/event/seats/reserve', () => dataResponse({})),
  http.post('*/api/v1/calendar/event/seats/confirm', () => errorResponse('SEATS_TAKEN', { eventId: 7, free: 1 })),
  http.post('*/api/v1/calendar/event/seats/linked', () => dataResponse(linked)),
  http.get('*/api/v1/calendar/event/seats/free', () => dataResponse({ isOpen: true, free })),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

// docs/rules/events.md#seats-shown
it('shows the seats that are free now, not those of the page', async () => {
  renderInShop(<SeatsLeft eventId={7} free={9} />)
  expect((await screen.findByText('slobodno je još 1, rezervirajte')).getAttribute('href')).toBe('#seats')
})

it('offers no reservation when all seats are taken', async () => {
  free = 0
  renderInShop(<SeatsLeft eventId={7} free={9} />)
  await vi.waitFor(() => expect(document.body.textContent).toContain('sva su rezervirana'))
  expect(screen.queryByRole('link')).toBeNull()
})

// docs/rules/events.md#seats-opt-in
it('names event, times and seats before they are confirmed', async () => {
  renderInShop(<ConfirmSeats token="t" home={null} />)
  expect(await screen.findByText(named)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Potvrđujem dolazak' })).toBeDefined()
})

// docs/rules/events.md#seat-cancellation
it('names event, times and seats before they are cancelled', async () => {
  renderInShop(<CancelSeats token="t" home={null} />)
  expect(await screen.findByText(named)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Otkaži rezervaciju' })).toBeDefined()
})

// docs/rules/forms.md#mailed-link-result
it.each([
  ['confirms', <ConfirmSeats key="c" token="t" home={null} />],
  ['cancels', <CancelSeats key="x" token="t" home={null} />],
])('a spent link that %s says so instead of asking', async (_, page) => {
  server.use(http.post('*/api/v1/calendar/event/seats/linked', () => errorResponse('TOKEN_SPENT')))
  renderInShop(page)
  expect((await screen.findByRole('alert')).textContent).toBe('Poveznica više ne vrijedi')
  expect(screen.queryByRole('button')).toBeNull()
})

// docs/rules/forms.md#mailed-link-result
it('a link that has confirmed says so instead of asking', async () => {
  server.use(http.post('*/api/v1/calendar/event/seats/linked', () => dataResponse({ ...linked, isConfirmed: true })))
  renderInShop(<ConfirmSeats token="t" home={null} />)
  expect((await screen.findByRole('status')).textContent).toBe('Mjesto je vaše')
  expect(screen.getByText(named)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

// docs/rules/events.md#seats
it('says after a late confirmation how many seats are left', async () => {
  const { user } = renderInShop(<ConfirmSeats token="t" home={null} />)
  await user.click(screen.getByRole('button', { name: 'Potvrđujem dolazak' }))
  expect(await screen.findByText(/Slobodno je još samo 1 mjesto/)).toBeDefined()
  expect(screen.getByText('Na događaj')).toBeDefined()
})

// docs/rules/events.md#seats-opt-in
it('promises nothing that is untrue of a guest who has reserved', async () => {
  const { user } = renderInShop(<SeatForm eventId={7} free={4} onTaken={() => {}} />)
  await user.type(screen.getByLabelText('Ime i prezime'), 'Ana Horvat')
  await user.type(screen.getByLabelText('E-pošta'), 'ana@primjer.hr')
  await user.click(screen.getByRole('button', { name: 'Rezerviraj' }))
  expect((await screen.findByRole('status')).textContent).toContain('poslali smo poruku s daljnjim koracima')
})
