import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { call } from '@/lib/api/client'
import { ApiError, errorTable } from '@/lib/api/errors'
import { officeFormApi } from '@/lib/api/v1/cms/form/office'
import type { OfficeEntry } from '@/lib/api/v1/cms/form/office.schema'
import { setToastHost } from '@/lib/browser/toast/toast'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { ReplyCard } from './reply-card'

vi.mock('@/lib/i18n/navigation', () => ({ usePlainRouter: () => ({ push: () => undefined }) }))
vi.mock('@/lib/api/client', () => ({ call: vi.fn<(endpoint: unknown, input: unknown, options: unknown) => Promise<unknown>>() }))

const entry: OfficeEntry = {
  id: 7,
  form: { id: 1, title: 'Upit' },
  email: 'ana@primjer.hr',
  createdAt: '2026-11-20T10:00:00.000Z',
  handled: null,
  lines: [],
  replies: [],
  consents: [],
  keptUntil: '2027-05-20T10:00:00.000Z',
}
const theirs = { at: '2026-11-27T10:00:00.000Z', by: 'Marko Babić', text: 'Radimo subotom.' }

const failure = (code: 'STALE_VERSION' | 'UNAVAILABLE', data: object = {}) =>
  new ApiError({ message: errorTable[code].message, statusCode: errorTable[code].status, data: { code, ...data } })
const sent = () =>
  vi
    .mocked(call)
    .mock.calls.filter(([endpoint]) => endpoint === officeFormApi.reply)
    .map(([, input, options]) => ({ input, key: options?.headers }))
const field = () => screen.getByRole('textbox', { name: 'Vaš odgovor' })

beforeEach(() => {
  vi.mocked(call).mockReset()
  setToastHost({ open: () => {}, describe: String })
})

// docs/rules/content.md#form-replies
it('sends a reply once when its button is pressed twice, and empties the field', async () => {
  vi.mocked(call).mockResolvedValue({ ...entry, replies: [{ id: 1, ...theirs }] })
  const { user } = renderInShop(<ReplyCard entry={entry} mayReply />)
  const button = screen.getByRole('button', { name: 'Pošalji odgovor' })
  expect(button).toHaveProperty('disabled', true)
  await user.type(field(), ' Da, radimo. ')
  act(() => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(field()).toHaveProperty('value', ''))
  expect(sent().map(({ input }) => input)).toEqual([{ id: 7, text: 'Da, radimo.', seenReplies: 0 }])
})

it('keeps the text after an error, and tries again with the same key', async () => {
  vi.mocked(call).mockRejectedValueOnce(failure('UNAVAILABLE')).mockResolvedValue(entry)
  const { user } = renderInShop(<ReplyCard entry={entry} mayReply />)
  await user.type(field(), 'Da.')
  await user.click(screen.getByRole('button', { name: 'Pošalji odgovor' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(field()).toHaveProperty('value', 'Da.')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pošalji odgovor' })).not.toHaveProperty('ariaDisabled', 'true'))
  await user.click(screen.getByRole('button', { name: 'Pošalji odgovor' }))
  await waitFor(() => expect(field()).toHaveProperty('value', ''))
  const [first, second] = sent()
  expect(second).toEqual(first)
})

it("shows a colleague's reply, and sends after all when it is confirmed", async () => {
  vi.mocked(call)
    .mockRejectedValueOnce(failure('STALE_VERSION', { replies: 1, ...theirs }))
    .mockResolvedValue(entry)
  const { user } = renderInShop(<ReplyCard entry={entry} mayReply />)
  await user.type(field(), 'Da.')
  await user.click(screen.getByRole('button', { name: 'Pošalji odgovor' }))
  const told = await screen.findByRole('alert')
  expect(told.textContent).toMatch(/Na ovo je već odgovoreno .* \(Marko Babić\).*Radimo subotom\..*još nije poslan/)
  expect(field()).toHaveProperty('value', 'Da.')
  await user.click(screen.getByRole('button', { name: 'Ipak pošalji i moj odgovor' }))
  await waitFor(() => expect(field()).toHaveProperty('value', ''))
  expect(sent().map(({ input }) => input)).toEqual([
    { id: 7, text: 'Da.', seenReplies: 0 },
    { id: 7, text: 'Da.', seenReplies: 1 },
  ])
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows replies without a form to those who may only read', () => {
  renderInShop(<ReplyCard entry={{ ...entry, replies: [{ id: 1, ...theirs }] }} mayReply={false} />)
  expect(screen.getByText('Radimo subotom.')).toBeTruthy()
  expect(screen.getByText(/Marko Babić/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
