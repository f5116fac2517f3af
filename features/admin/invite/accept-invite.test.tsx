import { fireEvent, screen } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { connectApi } from '@/lib/api/client'
import { authSession } from '@/features/auth/session/session'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { AcceptInvite } from './accept-invite'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/stub-navigation'))

const server = setupServer()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  connectApi(authSession)
})
afterAll(() => server.close())
beforeEach(() => {
  server.resetHandlers()
  history.replaceState(null, '', `/admin/invite#${'pozivnica'.padEnd(43, '0')}`)
})

function serve(answer: () => Response) {
  server.use(http.post('*/api/v1/user/office/invite/open', answer))
}

it('is not asked for again while somebody types', async () => {
  serve(() => dataResponse({ email: 'nora@primjer.hr', role: 'editor', siteName: 'Pod lampom' }))
  const { client, user } = renderInShop(<AcceptInvite />)
  await user.type(await screen.findByLabelText(/^Ime/), 'Nora')
  fireEvent(window, new Event('visibilitychange'))
  expect(client.isFetching()).toBe(0)
  expect(screen.getByLabelText(/^Ime/)).toHaveProperty('value', 'Nora')
})

// docs/rules/forms.md#mailed-link-result
it('says that it is spent before anybody types', async () => {
  serve(() => errorResponse('TOKEN_SPENT'))
  renderInShop(<AcceptInvite />)
  expect(await screen.findByText('Ova pozivnica više ne vrijedi')).toBeTruthy()
  expect(screen.queryByLabelText(/^Ime/)).toBeNull()
})
