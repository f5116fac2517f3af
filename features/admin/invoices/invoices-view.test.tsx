import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { ApiCall } from '@/lib/api/call-target'
import { officeFiscalApi } from '@/lib/api/v1/fiscal/office'
import type { OfficeInvoiceItem } from '@/lib/api/v1/invoice/office.schema'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { InvoicesView } from './invoices-view'
import { invoiceList } from './invoice-list'

const push = vi.hoisted(() => vi.fn<(to: unknown) => void>())
const toasts = vi.hoisted(() => ({
  toastInfo: vi.fn<(text: string) => void>(),
  toastError: vi.fn<(error: unknown) => void>(),
  toastRefusal: vi.fn<(text: string, retry: ApiCall) => void>(),
  toastSuccess: vi.fn<(text: string) => void>(),
}))
vi.mock('@/lib/browser/toast/toast', () => toasts)
vi.mock('@/lib/i18n/navigation', () => ({
  useRouter: () => ({ push }),
  Link: ({ href, children, ...rest }: { href: { pathname: string; query: Record<string, string> }; children: ReactNode }) => (
    <a {...rest} href={`${href.pathname}?${new URLSearchParams(href.query)}`}>
      {children}
    </a>
  ),
}))
vi.mock('@/features/auth/session/office-user', () => ({ useOfficeUser: () => ({ data: { scopes: ['invoices'] } }) }))

const invoice: OfficeInvoiceItem = {
  id: 7,
  kind: 'invoice',
  number: '12/WEB/1',
  issuedAt: '2026-11-21T09:30:00.000Z',
  buyer: 'Đurđa Šćepanović',
  buyerNumber: '',
  order: { id: 3, number: '2026-000123' },
  total: 30.6,
  credited: 10,
  state: 'partly',
  credits: null,
  fiscal: null,
  email: 'djurdja@primjer.hr',
}
let records = [invoice]
const sent: unknown[] = []
const server = setupServer(
  http.post('*/invoice/office/filter', () => dataResponse({ records, older: 7, newer: null })),
  http.post('*/invoice/office/export', async ({ request }) => {
    sent.push(await request.json())
    return dataResponse({ url: '/x', count: 0 })
  }),
  http.post('*/fiscal/office/retry/7', () => {
    sent.push('retry')
    return dataResponse({ state: 'waiting', zki: 'a', jir: '', error: 's005: OIB nije jednak.' })
  }),
  http.post('*/invoice/office/resend/7', () => {
    sent.push('resend')
    return errorResponse('INVOICE_NO_ADDRESS')
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  records = [invoice]
  sent.length = 0
  for (const toast of Object.values(toasts)) toast.mockReset()
  push.mockReset()
})

const view = (query = {}) => renderInShop(<InvoicesView state={invoiceList.parse(query)} thisMonth="2026-11" />)

// docs/rules/invoices.md#invoice-list
it('shows the state, names every action after its invoice and leads to older ones', async () => {
  view({ month: '2026-11' })
  await screen.findByText('12/WEB/1')
  const row = within(screen.getAllByRole('row')[1] ?? document.body)
  expect(row.getByText('Djelomično storniran')).toBeTruthy()
  for (const name of ['PDF: 12/WEB/1', 'UBL: 12/WEB/1', 'Pošalji kupcu: 12/WEB/1']) expect(row.getByRole('button', { name })).toBeTruthy()
  expect(row.queryByRole('link')).toBeNull()
  const older = screen.getByRole('link', { name: 'Stariji' })
  expect(older.getAttribute('href')).toMatch(/\?month=2026-11&before=7$/)
  expect(screen.queryByRole('link', { name: 'Noviji' })).toBeNull()
})

it('puts the choice into the address, without the page', async () => {
  const { user } = view({ before: '9' })
  await user.type(await screen.findByLabelText('Traži račun'), 'ana')
  await user.selectOptions(screen.getByLabelText('Vrsta'), 'Storno')
  await user.click(screen.getByRole('button', { name: 'Primijeni' }))
  expect(push).toHaveBeenCalledWith({ pathname: '/admin/invoices', query: { q: 'ana', kind: 'credit' } })
})

// docs/rules/forms.md#nothing-found
it('leads from a page without invoices to the first one with the same filters', async () => {
  records = []
  view({ month: '2026-11', before: '9' })
  expect(await screen.findByText('Na ovoj stranici nema ničega')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Prva stranica' }).getAttribute('href')).toMatch(/\?month=2026-11$/)
})

it('says that there are no invoices yet', async () => {
  records = []
  view()
  expect(await screen.findByText('Još nema računa')).toBeTruthy()
})

// docs/rules/invoices.md#invoice-files
it('asks for the file of the chosen month, and says when the month is empty', async () => {
  const { user } = view()
  await user.selectOptions(screen.getByLabelText('Mjesec za knjigovodstvo'), 'listopad 2026.')
  await user.click(screen.getByRole('button', { name: 'Preuzmi CSV' }))
  await waitFor(() => expect(toasts.toastInfo).toHaveBeenCalledWith('U tom mjesecu nema računa.'))
  expect(sent).toEqual([{ month: '2026-10', format: 'csv' }])
})

// docs/rules/invoices.md#invoice-resend
it('sends once, says why not, and offers nothing without an address', async () => {
  records = [invoice, { ...invoice, id: 8, number: '13/WEB/1', email: '' }]
  const { user } = view()
  await user.dblClick(await screen.findByRole('button', { name: 'Pošalji kupcu: 12/WEB/1' }))
  await waitFor(() => expect(toasts.toastError).toHaveBeenCalledOnce())
  expect(sent).toEqual(['resend'])
  expect(screen.getByText('Kupčevi su podaci obrisani')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pošalji kupcu: 13/WEB/1' })).toBeNull()
})

// docs/rules/fiscal.md#fiscal-print
it('says why an invoice has no code yet', async () => {
  records = [{ ...invoice, fiscal: { state: 'waiting', zki: '', jir: '', error: 'Certifikat se ne može upotrijebiti.' } }]
  view()
  expect(await screen.findByText('Certifikat se ne može upotrijebiti.')).toBeTruthy()
  expect(screen.queryByText(/^ZKI/)).toBeNull()
})

// docs/rules/fiscal.md#fiscal-retry
it('says what the tax authority lacks, and asks it again', async () => {
  records = [
    { ...invoice, fiscal: { state: 'failed', zki: 'abc', jir: '', error: 's004: Neispravan potpis.' } },
    { ...invoice, id: 8, number: '13/WEB/1', fiscal: { state: 'done', zki: 'abc', jir: '123-456', error: '' } },
  ]
  const { user } = view()
  expect(await screen.findByText('s004: Neispravan potpis.')).toBeTruthy()
  expect(screen.getByText('JIR 123-456')).toBeTruthy()
  await user.dblClick(screen.getByRole('button', { name: 'Prijavi ponovno Poreznoj upravi: 12/WEB/1' }))
  const refusal = 'Račun 12/WEB/1 nije prijavljen: s005: OIB nije jednak.'
  const retry = { path: officeFiscalApi.retry.path, input: { invoiceId: 7 } }
  await waitFor(() => expect(toasts.toastRefusal).toHaveBeenCalledWith(refusal, retry))
  expect(sent).toEqual(['retry'])
  expect(screen.queryByRole('button', { name: /Prijavi ponovno Poreznoj upravi: 13/ })).toBeNull()
})
