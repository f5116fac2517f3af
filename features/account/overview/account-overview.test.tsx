import { screen } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { ana } from '@/tests/support/samples/sample-person'
import { CurrentUserProvider } from '@/features/account/current-user'
import { AccountOverview } from './account-overview'

vi.mock('@/lib/i18n/navigation', async () => ({ ...(await import('@/tests/support/dom/plain-link')), usePathname: () => '/profile' }))

const sent: unknown[] = []
const server = setupServer(
  http.post('*/api/v1/user/web/resendVerification', async ({ request }) => {
    sent.push(await request.json())
    return dataResponse({})
  }),
  http.all('*', () => new Promise<never>(() => {})),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

it('resends the verification mail from the overview', async () => {
  const { user } = renderInShop(
    <CurrentUserProvider user={{ ...ana, isVerified: false }}>
      <AccountOverview />
    </CurrentUserProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Pošalji novu poveznicu' }))
  expect(await screen.findByText(/nova je poveznica na putu/)).toBeTruthy()
  expect(sent).toEqual([{ email: ana.email }])
})
