import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { call } from '@/lib/api/client'
import { ApiError, errorTable } from '@/lib/api/errors'
import { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import type { PrivacyPreview, PrivacyRequest } from '@/lib/api/v1/gdpr/office/request.schema'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { ReasonDialog } from './reason-dialog'
import { RunDialog } from './run-dialog'

vi.mock('@/lib/i18n/navigation', () => ({ Link: ({ children }: { children: string }) => <span>{children}</span> }))
vi.mock('@/lib/api/client', () => ({ call: vi.fn<(endpoint: unknown, input: unknown) => Promise<unknown>>() }))

const request: PrivacyRequest = {
  id: 7,
  kind: 'erasure',
  state: 'open',
  source: 'staff',
  email: 'iva@primjer.hr',
  receivedOn: '2026-11-20',
  dueOn: '2026-12-20',
  daysLeft: 24,
  isRunning: false,
  version: 2,
  customerId: null,
  note: '',
  identityProof: 'staff',
  identityProofNote: 'Osobna iskaznica.',
  linkSentAt: null,
  extensionReason: '',
  answer: '',
  closedAt: null,
  blockedAt: null,
  extendableUntil: '2026-12-20',
  outcome: [],
  history: [],
}

const inputsOf = (endpoint: unknown) =>
  vi
    .mocked(call)
    .mock.calls.filter(([called]) => called === endpoint)
    .map(([, input]) => input)

const noBlockers: PrivacyPreview = { records: [], blockers: [] }

beforeEach(() => vi.mocked(call).mockReset())

// docs/rules/privacy.md#privacy-run
it('erases only when the address is typed', async () => {
  vi.mocked(call).mockImplementation(async (endpoint) => (endpoint === officeRequestApi.preview ? noBlockers : request))
  const onClose = vi.fn<() => void>()
  const { user } = renderInShop(<RunDialog request={request} isAllowed onClose={onClose} />)
  const typed = await screen.findByRole('textbox', { name: /upišite adresu/ })
  await user.type(typed, 'iva@primjer.h')
  await user.click(screen.getByRole('button', { name: 'Obriši zauvijek' }))
  expect(await screen.findByText('Adresa se ne podudara.')).toBeTruthy()
  expect(inputsOf(officeRequestApi.run)).toEqual([])
  await user.type(typed, 'r')
  await user.click(screen.getByRole('button', { name: 'Obriši zauvijek' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(inputsOf(officeRequestApi.run)).toEqual([{ id: 7, version: 2, confirmation: 'iva@primjer.hr' }])
})

// docs/rules/privacy.md#privacy-preview
it('names what an erasure waits for, and cannot be run', async () => {
  const blockers: PrivacyPreview['blockers'] = [{ reason: 'officeAccount', orderId: null, number: '' }]
  vi.mocked(call).mockResolvedValue({ records: [], blockers })
  renderInShop(<RunDialog request={request} isAllowed onClose={() => undefined} />)
  expect(await screen.findByText(/račun pripada uredništvu/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Obriši zauvijek' }).disabled).toBe(true)
})

// docs/rules/privacy.md#privacy-states
it('tells who was first and what they did, and keeps the typed reason', async () => {
  const { status: statusCode, message } = errorTable.STALE_VERSION
  const data = { code: 'STALE_VERSION', version: 3, state: 'extended', event: 'extend', by: 'Ana Anić' } as const
  vi.mocked(call).mockImplementation(async (endpoint) => {
    if (endpoint !== officeRequestApi.refuse) return request
    throw new ApiError({ message, statusCode, data })
  })
  const { user } = renderInShop(<ReasonDialog request={request} action="refuse" isAllowed onClose={() => undefined} />)
  await user.type(screen.getByRole('textbox', { name: /Razlog/ }), 'Spor traje.')
  await user.click(screen.getByRole('button', { name: 'Odbij i javi' }))
  const told = await screen.findByRole('alert')
  expect(told.textContent).toContain('Ana Anić')
  expect(told.textContent).toContain('Rok je produljen.')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Razlog/ }).value).toBe('Spor traje.')
})
