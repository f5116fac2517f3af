import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import type { WithdrawalLine, WithdrawalOptions } from '@/lib/api/v1/document/withdrawal.schema'
import * as toast from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { WithdrawalSteps } from './components/withdrawal-steps'
import { WithdrawalView } from './components/withdrawal-view'

vi.setConfig({ testTimeout: 20_000 })
vi.mock('@/lib/i18n/navigation', async () => ({
  Link: ({ children }: { children: React.ReactNode }) => <span>{children}</span>,
  useSearchParams: () => new URLSearchParams('orderSlug=slug'),
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
  isEnded: false,
  isOpen: true,
  until: '2026-12-04',
  name: 'Ana Marić',
  email: 'ana@primjer.hr',
  declaredAt: null,
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

// docs/rules/after-sale.md#withdrawal-stale
describe('a tab that another one was quicker than', () => {
  const declaredAt = '2026-11-20T18:00:00.000Z'

  async function declareTooLate(now: Partial<WithdrawalOptions>) {
    let loaded = options
    server.use(http.post('*/api/v1/document/withdrawal/options', () => dataResponse(loaded)))
    received = () => errorResponse('VALIDATION', { fieldErrors: { lines: ['withdrawable'] } })
    useAuthStore.setState({ status: 'signedOut' })
    const { user } = renderInShop(<WithdrawalView />)
    await user.click(await screen.findByRole('checkbox', { name: /Kiklop/ }))
    await user.click(screen.getByRole('button', { name: 'Dalje' }))
    loaded = { ...options, ...now }
    await user.click(screen.getByRole('button', { name: 'Potvrdi odustanak' }))
  }
  afterEach(() => server.resetHandlers())

  it('says when the other declaration arrived, and offers what is left', async () => {
    await declareTooLate({ declaredAt, lines: [line({ lineId: 1, name: 'Kiklop', qty: 3, pieces: 1 })] })
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toMatch(/^Odustanak je već poslan.*Zaprimili smo ga 20\. studenoga 2026\..*Od čega još možete odustati/)
    expect(document.activeElement).toBe(notice)
    expect(screen.getByRole('checkbox', { name: /Kiklop/ })).toHaveProperty('checked', false)
    expect(screen.getByText('Još 1 od 3')).toBeTruthy()
    expect(toast.toastError).not.toHaveBeenCalled()
  })

  it('says only that where nothing is left', async () => {
    await declareTooLate({ declaredAt, lines: [line({ lineId: 1, name: 'Kiklop', qty: 3, pieces: 0, reason: 'withdrawn' })] })
    expect((await screen.findByRole('status')).textContent).toMatch(/^Odustanak je već poslanZaprimili smo ga 20\. studenoga 2026\./)
    await waitFor(() => expect(window.location.search).toBe('?orderSlug=slug'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByText('Što vraćate')).toBeNull()
  })

  it('speaks of no declaration where a file was downloaded instead', async () => {
    await declareTooLate({ lines: [line({ lineId: 1, name: 'Kiklop', qty: 3, pieces: 2 })] })
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Narudžba se u međuvremenu promijenila/)
  })
})

it('says of an order whose withdrawal was accepted that it was sent, not that the period is over', () => {
  const lines = [line({ lineId: 1, name: 'Kiklop', pieces: 0, reason: 'withdrawn' })]
  renderInShop(<WithdrawalSteps options={{ ...options, isOpen: false, declaredAt: '2026-11-20T18:00:00.000Z', lines }} />)
  expect(screen.getByText('Odustanak je već poslan')).toBeTruthy()
  expect(screen.queryByText('Rok za odustanak je istekao')).toBeNull()
})

it('reports an expired withdrawal period', () => {
  renderInShop(<WithdrawalSteps options={{ ...options, isOpen: false }} />)
  expect(screen.getByText('Rok za odustanak je istekao')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Dalje' })).toBeNull()
})

// docs/rules/after-sale.md#withdrawal-period
it('says of a cancelled order that nothing is left to withdraw from, and speaks of no period', () => {
  renderInShop(<WithdrawalSteps options={{ ...options, isEnded: true, isOpen: false }} />)
  expect(screen.getByText('Od ove se narudžbe više ne može odustati')).toBeDefined()
  expect(screen.queryByText(/Rok/)).toBeNull()
})

// docs/rules/after-sale.md#withdrawal-companies
it('tells a company that the right is a consumer’s', () => {
  renderInShop(<WithdrawalSteps options={{ ...options, isCompany: true, isOpen: false, until: null }} />)
  expect(screen.getByText('Narudžba glasi na tvrtku')).toBeDefined()
  expect(screen.queryByText(/Rok od 14 dana počinje/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Dalje' })).toBeNull()
})
