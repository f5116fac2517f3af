import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { WithdrawalLine, WithdrawalOptions } from '@/lib/api/v1/document/withdrawal.schema'
import * as toast from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { WithdrawalSteps } from './components/withdrawal-steps'

vi.setConfig({ testTimeout: 20_000 })
vi.mock('@/lib/i18n/navigation', async () => ({
  Link: ({ children }: { children: React.ReactNode }) => <span>{children}</span>,
}))

const line = (own: Partial<WithdrawalLine> & { lineId: number; name: string }): WithdrawalLine => ({
  optionLabels: [],
  qty: 1,
  pieces: 1,
  reason: null,
  ...own,
})
const options: WithdrawalOptions = {
  number: '2026-000123',
  orderSlug: 'slug',
  isCompany: false,
  isOpen: true,
  until: '2026-12-04',
  name: 'Ana Marić',
  email: 'ana@primjer.hr',
  lines: [
    line({ lineId: 1, name: 'Kiklop', qty: 3, pieces: 3 }),
    line({ lineId: 2, name: 'Šalica', pieces: 0, reason: 'personalised' }),
    line({ lineId: 3, name: 'Bijele noći', pieces: 0, reason: 'downloaded' }),
  ],
}

const sent: unknown[] = []
const keys: (string | null)[] = []
let received = (): Response => dataResponse({ number: options.number, at: '2026-11-20T18:00:00.000Z', email: options.email })
const server = setupServer(
  http.post('*/api/v1/document/withdrawal/create', async ({ request }) => {
    sent.push(await request.json())
    keys.push(request.headers.get('idempotency-key'))
    return received()
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  history.replaceState(null, '', '/odustanak?orderSlug=slug')
  sent.length = 0
  keys.length = 0
  vi.spyOn(toast, 'toastError')
  vi.spyOn(toast, 'toastErrorText')
    .mockReset()
    .mockImplementation(() => {})
})

it('takes the selection, then the declaration by its own button, and shows the receipt', async () => {
  const { user } = renderInShop(<WithdrawalSteps options={options} />)
  expect(screen.getByText('Izrađeno je po vašoj želji, pa od toga nije moguće odustati.')).toBeDefined()
  expect(screen.getByText('E-knjiga je preuzeta, pa od nje više nije moguće odustati.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Dalje' }))
  expect(screen.getByText('Odaberite barem jedan proizvod.')).toBeDefined()

  await user.click(screen.getByRole('checkbox', { name: /Kiklop/ }))
  await user.click(screen.getByRole('button', { name: 'Manje' }))
  await user.type(screen.getByLabelText('Poruka'), 'Kriva knjiga.')
  await user.click(screen.getByRole('button', { name: 'Dalje' }))
  expect(document.activeElement?.textContent).toBe('Provjerite i potvrdite')
  expect(screen.getByText('2 × Kiklop')).toBeDefined()
  expect(sent).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Natrag' }))
  expect(await screen.findByLabelText('Poruka')).toHaveProperty('value', 'Kriva knjiga.')
  await user.click(screen.getByRole('button', { name: 'Dalje' }))
  await user.click(screen.getByRole('button', { name: 'Potvrdi odustanak' }))
  await waitFor(() => expect(screen.getByText('Odustanak je zaprimljen')).toBeDefined())
  expect(sent).toEqual([{ orderSlug: 'slug', lines: [{ lineId: 1, quantity: 2 }], name: 'Ana Marić', words: 'Kriva knjiga.' }])
})

// docs/rules/after-sale.md#withdrawal-steps
it('returns to the choice by Back, with all that was typed, and to the confirmation by Forward', async () => {
  const { user } = renderInShop(<WithdrawalSteps options={options} />)
  await user.click(screen.getByRole('checkbox', { name: /Kiklop/ }))
  await user.type(screen.getByLabelText('Poruka'), 'Kriva knjiga.')
  await user.click(screen.getByRole('button', { name: 'Dalje' }))
  expect(window.location.search).toBe('?orderSlug=slug&korak=confirm')
  history.back()
  expect(await screen.findByLabelText('Poruka')).toHaveProperty('value', 'Kriva knjiga.')
  expect(window.location.search).toBe('?orderSlug=slug')
  history.forward()
  expect(await screen.findByText('3 × Kiklop')).toBeDefined()
  history.back()
  await user.click(await screen.findByRole('checkbox', { name: /Kiklop/ }))
  history.forward()
  await waitFor(() => expect(window.location.search).toBe('?orderSlug=slug&korak=confirm'))
  expect(screen.getByRole('button', { name: 'Dalje' })).toBeDefined()
})

it('starts with the choice when its page is loaded at the confirmation', () => {
  history.replaceState(null, '', '/odustanak?orderSlug=slug&korak=confirm')
  renderInShop(<WithdrawalSteps options={options} />)
  expect(screen.getByRole('button', { name: 'Dalje' })).toBeDefined()
  expect(window.location.search).toBe('?orderSlug=slug')
})

it('declares once for a double press, and repeats a lost declaration under its key', async () => {
  received = () => HttpResponse.error()
  const { user } = renderInShop(<WithdrawalSteps options={options} />)
  await user.click(screen.getByRole('checkbox', { name: /Kiklop/ }))
  await user.click(screen.getByRole('button', { name: 'Dalje' }))
  const button = screen.getByRole('button', { name: 'Potvrdi odustanak' })
  act(() => {
    button.click()
    button.click()
  })
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(toast.toastError).toHaveBeenCalled()
  expect(sent).toHaveLength(1)
  await user.click(button)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(keys[1]).toBe(keys[0])
})

it('restarts the selection when items were withdrawn meanwhile', async () => {
  received = () => errorResponse('VALIDATION', { fieldErrors: { lines: ['withdrawable'] } })
  const { user } = renderInShop(<WithdrawalSteps options={options} />)
  await user.click(screen.getByRole('checkbox', { name: /Kiklop/ }))
  await user.click(screen.getByRole('button', { name: 'Dalje' }))
  await user.click(screen.getByRole('button', { name: 'Potvrdi odustanak' }))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Kiklop/ })).toHaveProperty('checked', false))
  expect(toast.toastErrorText).toHaveBeenCalledExactlyOnceWith('U međuvremenu ste od dijela već odustali', expect.anything())
  expect(screen.getByText(/Od čega još možete odustati, stoji ovdje/)).toBeTruthy()
})

it('reports an expired withdrawal period', () => {
  renderInShop(<WithdrawalSteps options={{ ...options, isOpen: false }} />)
  expect(screen.getByText('Rok za odustanak je istekao')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Dalje' })).toBeNull()
})

// docs/rules/after-sale.md#withdrawal-companies
it('tells a company that the right is a consumer’s', () => {
  renderInShop(<WithdrawalSteps options={{ ...options, isCompany: true, isOpen: false, until: null }} />)
  expect(screen.getByText('Narudžba glasi na tvrtku')).toBeDefined()
  expect(screen.queryByText(/Rok od 14 dana počinje/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Dalje' })).toBeNull()
})
