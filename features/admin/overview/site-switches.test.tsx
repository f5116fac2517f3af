import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { SiteSwitches } from './site-switches'

let switches = { MaintenanceMode: false, ComingSoon: false, ComingSoonPage: null }
let scopes = ['settings']
const server = setupServer(
  http.get('*/api/v1/user/profile', () => dataResponse({ id: 1, scopes, settings: { language: 'hrv' } })),
  http.get('*/cms/option/office/switches', () => dataResponse(switches)),
  http.patch('*/cms/option/office/update', async ({ request }) => {
    switches = { ...switches, ...Object(await request.json()) }
    return dataResponse(switches)
  }),
)
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  useAuthStore.setState({ status: 'signedIn', userId: '1' })
})
afterAll(() => server.close())

it('puts the shop into maintenance and back', async () => {
  const { user } = renderInShop(<SiteSwitches />)
  const maintenance = await screen.findByRole('switch', { name: /Održavanje/ })
  await user.click(maintenance)
  await waitFor(() => expect(maintenance).toHaveProperty('checked', true))
  expect(switches).toEqual({ MaintenanceMode: true, ComingSoon: false, ComingSoonPage: null })
  await user.click(maintenance)
  await waitFor(() => expect(maintenance).toHaveProperty('checked', false))
})

it('shows nothing to an editor without the scope', async () => {
  scopes = ['content']
  const { client } = renderInShop(<SiteSwitches />)
  await waitFor(() =>
    expect(
      client
        .getQueryCache()
        .findAll()
        .some(({ state }) => state.status === 'success'),
    ).toBe(true),
  )
  expect(screen.queryByRole('switch')).toBeNull()
})
