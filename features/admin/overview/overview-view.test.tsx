import { screen } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { OverviewView } from './overview-view'

vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string | { pathname: string }; children: string }) => (
    <a href={typeof href === 'string' ? href : href.pathname}>{children}</a>
  ),
}))

let scopes: string[] = []
const server = setupServer(
  http.get('*/api/v1/user/profile', () => dataResponse({ id: 1, scopes, settings: { language: 'hrv' } })),
  http.get('*/api/v1/admin/overview', () =>
    dataResponse({ products: 120, orders: 7, answersWaiting: 1, mailsWaiting: 2, reviewsWaiting: 3, privacy: { waiting: 2, daysLeft: 4 } }),
  ),
  http.get('*/cms/option/office/switches', () => dataResponse({ MaintenanceMode: false, ComingSoon: false, ComingSoonPage: null })),
)
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  useAuthStore.setState({ status: 'signedIn', userId: '1' })
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

// docs/rules/administration.md#offered-places
it.each<[string[], string[]]>([
  [['content'], ['Uredi naslovnicu', 'Sve stranice i članci', 'Nova stranica', 'Recenzije koje čekaju objavu']],
  [
    ['orders', 'stock'],
    ['Narudžbe', 'Zaliha'],
  ],
  [
    ['catalogue', 'customers', 'settings'],
    ['Proizvodi', 'Poruke koje čekaju odgovor', 'Zahtjevi o privatnosti', 'Poruke koje čekaju slanje'],
  ],
])('leads with the rights %j to what they allow, and to nothing else', async (own, names) => {
  scopes = own
  renderInShop(<OverviewView />)
  await screen.findByRole('link', { name: names[0] })
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names)
})

it('opens the home page, the list of pages and a new page in the edit mode', async () => {
  scopes = ['content']
  renderInShop(<OverviewView />)
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await hrefOf('Uredi naslovnicu')).toBe('/?editPage=true')
  expect(await hrefOf('Sve stranice i članci')).toBe('/?editPage=true&editPanel=pages')
  expect(await hrefOf('Nova stranica')).toBe('/?editPage=true&newPage=true')
})
