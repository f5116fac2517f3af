import { fireEvent, screen } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { useState } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { NewsletterForm } from '@/features/newsletter/components/newsletter-form'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { ConfirmNotice } from './confirm-notice'
import { StockNoticeForm } from './stock-notice-form'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/plain-link'))

const sent: string[] = []
const record = (name: string) => () => {
  sent.push(name)
  return dataResponse({})
}
const server = setupServer(
  http.post('*/stock/notice/request', record('notice')),
  http.post('*/stock/notice/linked', () => dataResponse({ name: 'Torba, plava', isConfirmed: false })),
  http.post('*/marketing/newsletter/subscribe', record('newsletter')),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
beforeEach(() => void (sent.length = 0))

const labels = { label: 'Adresa', placeholder: '', submit: 'Pišite mi', done: 'Poslano', invalid: 'Ne valja', consentMissing: 'Označite' }

// docs/rules/mail.md#repeated-request
it.each([
  ['notice', <StockNoticeForm key="n" productId={3} />],
  ['newsletter', <NewsletterForm key="l" labels={labels} consents={[]} />],
])('a double click on the form of the %s sends once', async (name, form) => {
  const { user } = renderInShop(form)
  await user.type(screen.getByRole('textbox'), 'ana@primjer.hr')
  const button = screen.getByRole('button')
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByText(/^Poslan|^Poslali/)
  expect(sent).toEqual([name])
})

// docs/rules/catalog.md#stock-notice
it('the page of the mailed link names the product before it is confirmed', async () => {
  renderInShop(<ConfirmNotice token="t" home={null} />)
  expect(await screen.findByText('Torba, plava')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Da, javite mi' })).toBeDefined()
})

// docs/rules/forms.md#mailed-link-result
it.each([
  ['has been followed', dataResponse({ name: 'Torba, plava', isConfirmed: true }), 'Već čekate ovaj proizvod'],
  ['is spent', errorResponse('TOKEN_SPENT'), 'Poveznica više ne vrijedi'],
])('the page of a link that %s says so instead of asking', async (_, answer, title) => {
  server.use(http.post('*/stock/notice/linked', () => answer))
  renderInShop(<ConfirmNotice token="t" home={null} />)
  expect(await screen.findByText(title)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Da, javite mi' })).toBeNull()
})

// docs/rules/forms.md#mailed-link-result
it('a page that is opened again asks anew for the state of its link', async () => {
  function Visits() {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Odlazak' : 'Povratak'}</button>
        {isOpen ? <ConfirmNotice token="t" home={null} /> : null}
      </>
    )
  }
  const { user } = renderInShop(<Visits />)
  await screen.findByText('Torba, plava')
  await user.click(screen.getByRole('button', { name: 'Odlazak' }))
  server.use(http.post('*/stock/notice/linked', () => dataResponse({ name: 'Torba, plava', isConfirmed: true })))
  await user.click(screen.getByRole('button', { name: 'Povratak' }))
  expect(await screen.findByText('Već čekate ovaj proizvod')).toBeDefined()
})
