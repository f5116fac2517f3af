import { cleanup, screen } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { Unsubscribe } from './unsubscribe'

const server = setupServer(
  http.post('*/api/v1/marketing/newsletter/unsubscribe', () => dataResponse({ email: 'ana@primjer.hr' })),
  http.post('*/api/v1/marketing/newsletter/resubscribe', () => dataResponse({ email: 'ana@primjer.hr' })),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => sessionStorage.clear())

// docs/rules/forms.md#mailed-link-result
it('says after a reload that the address has left the list, until it is put back', async () => {
  const { user } = renderInShop(<Unsubscribe token="tajna" home={null} />)
  await user.click(screen.getByRole('button', { name: 'Odjavi me' }))
  expect(await screen.findByText('Odjavljeni ste')).toBeDefined()

  cleanup()
  const again = renderInShop(<Unsubscribe token="tajna" home={null} />)
  expect(screen.getByText('Na ana@primjer.hr više ne šaljemo pisma.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Odjavi me' })).toBeNull()
  await again.user.click(screen.getByRole('button', { name: 'Ipak me vratite na popis' }))
  expect(await screen.findByText('Opet ste na popisu')).toBeDefined()

  cleanup()
  renderInShop(<Unsubscribe token="tajna" home={null} />)
  expect(screen.getByRole('button', { name: 'Odjavi me' })).toBeDefined()
})

it('offers to leave the list by another link', () => {
  sessionStorage.setItem('newsletterLeft', JSON.stringify({ token: 'druga', email: 'iva@primjer.hr' }))
  renderInShop(<Unsubscribe token="tajna" home={null} />)
  expect(screen.getByRole('button', { name: 'Odjavi me' })).toBeDefined()
})
