import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { errorResponse } from '@/tests/support/http/fake-responses'
import { OrderPageView } from './order-page-view'

vi.mock('@/lib/i18n/navigation', () => ({ Link: ({ children }: { children: React.ReactNode }) => <span>{children}</span> }))

const token = 'a'.repeat(43)
const renewed: unknown[] = []
const server = setupServer(
  http.get('*/api/v1/document/order/get', () => errorResponse('NOT_FOUND')),
  http.post('*/api/v1/document/order/open', () => errorResponse('TOKEN_SPENT')),
  http.post('*/api/v1/document/order/renewLink', async ({ request }) => {
    renewed.push(await request.json())
    return HttpResponse.json({ data: {} })
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

// docs/rules/after-sale.md#renewed-link
it('sends a new link in place of a spent one with one press', async () => {
  window.location.hash = token
  useAuthStore.setState({ status: 'signedOut', userId: null })
  const { user } = renderInShop(<OrderPageView orderSlug="sl-ug" />)
  await user.click(await screen.findByRole('button', { name: 'Otvori narudžbu' }))
  const renew = await screen.findByRole('button', { name: 'Pošalji novu poveznicu' })
  expect(screen.queryByRole('button', { name: 'Pošalji poveznicu' }), 'one way to a new link is enough').toBeNull()
  await user.click(renew)
  expect((await screen.findByText(/Nova poveznica putuje/)).textContent).toContain('s kojom je naručeno')
  expect(renewed).toEqual([{ orderSlug: 'sl-ug', token }])
})
