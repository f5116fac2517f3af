import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import type { Overview } from '@/lib/api/v1/admin.schema'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { OverviewView } from './overview-view'

vi.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string | { pathname: string; query?: Record<string, string> }; children: string }) => (
    <a href={typeof href === 'string' ? href : `${href.pathname}?${new URLSearchParams(href.query).toString()}`}>{children}</a>
  ),
}))

const sold = (day: string, orders: number, total: number) => ({ day, orders, total })
const quiet: Overview = { waiting: [], deadlines: [], sales: null }
let day: Overview
let scopes: string[]
const server = setupServer(
  http.get('*/api/v1/user/profile', () => dataResponse({ id: 1, scopes, settings: { language: 'hrv' } })),
  http.get('*/api/v1/admin/overview', () => dataResponse(day)),
)
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  useAuthStore.setState({ status: 'signedIn', userId: '1' })
})
beforeEach(() => {
  day = quiet
  scopes = []
})
afterAll(() => server.close())

// docs/rules/administration.md#overview
it('names what waits with its number and age, each leading to its list', async () => {
  const oldest = new Date(Date.now() - 2 * 86_400_000 - 1000).toISOString()
  day = {
    ...quiet,
    waiting: [
      { work: 'pack', count: 12, oldest },
      { work: 'reviews', count: 0, oldest: null },
      { work: 'mails', count: 2, oldest: null },
      { work: 'jobs', count: 1, oldest },
    ],
  }
  renderInShop(<OverviewView />)
  const rows = await within(await screen.findByRole('region', { name: 'Što čeka' })).findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Narudžbe za pakiranjenajdulje čeka 2 d12',
    'Recenzije koje čekaju objavu0',
    'Pošta koja nije poslana2',
    'Poslovi koji nisu uspjelinajdulje čeka 2 d1',
  ])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/orders?view=pack',
    '/admin/reviews?state=pending',
    '/admin/outbox?state=unsent',
    '/admin/jobs?',
  ])
})

it('says when nothing waits, and still leads to the lists', async () => {
  day = { ...quiet, waiting: [{ work: 'send', count: 0, oldest: null }] }
  renderInShop(<OverviewView />)
  await screen.findByText('Ništa ne čeka. Sve je obavljeno.')
  expect(screen.getByRole('link', { name: 'Narudžbe za slanje' })).toBeTruthy()
})

// docs/rules/administration.md#day-sales
it('shows sales against the same weekday, as a picture and as a table', async () => {
  const days = [sold('2026-11-25', 3, 10.5), sold('2026-11-26', 1, 1200)]
  day = { ...quiet, sales: { today: sold('2026-11-26', 1, 1200), lastWeek: sold('2026-11-19', 2, 20), days } }
  const { user } = renderInShop(<OverviewView />)
  const card = within(await screen.findByRole('region', { name: 'Danas' }))
  expect(card.getByText('Prije tjedan dana do ovog sata: 20,00 €, 2 narudžbe')).toBeTruthy()
  const todays = card.getByRole('link', { name: '1 narudžba' }).getAttribute('href')
  expect(todays).toBe('/admin/orders?view=all&from=2026-11-26&to=2026-11-26')
  expect(card.getByRole('img', { name: 'Prodaja u posljednjih 2 dana' })).toBeTruthy()
  await user.click(card.getByText('Brojke po danima'))
  const rows = card.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual(['DanNarudžbeIznos', '26. 11. 2026.11.200,00\u00a0€', '25. 11. 2026.310,50\u00a0€'])
})

// docs/rules/administration.md#legal-deadlines
it('marks a deadline that is over', async () => {
  const deadline = { id: 7, number: '2026-000007', dueAt: '2026-11-20T12:00:00.000Z' }
  day = {
    ...quiet,
    deadlines: [
      { ...deadline, kind: 'refund', isOver: true },
      { ...deadline, id: 8, kind: 'delivery', isOver: false },
      { ...deadline, number: '', kind: 'privacy', isOver: false },
    ],
  }
  renderInShop(<OverviewView />)
  const rows = await within(await screen.findByRole('region', { name: 'Zakonski rokovi' })).findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Narudžba 2026-000007Novac nakon odustanka treba vratitiisteklo 20. 11. 2026.',
    'Narudžba 2026-000007Pošiljka treba stići kupcudo 20. 11. 2026.',
    'Zahtjev o privatnostiOsobi treba odgovoritido 20. 11. 2026.',
  ])
})

it('shows no list of work to those who may read none', async () => {
  scopes = ['media', 'content']
  renderInShop(<OverviewView />)
  await screen.findByRole('link', { name: 'Uredi naslovnicu' })
  expect(screen.queryByRole('region', { name: 'Što čeka' })).toBeNull()
})

it('opens the home page, the list of pages and a new page in the edit mode', async () => {
  scopes = ['content']
  renderInShop(<OverviewView />)
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await hrefOf('Uredi naslovnicu')).toBe('/?editPage=true')
  expect(await hrefOf('Sve stranice i članci')).toBe('/?editPage=true&editPanel=pages')
  expect(await hrefOf('Nova stranica')).toBe('/?editPage=true&newPage=true')
})
