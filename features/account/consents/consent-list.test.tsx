import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { OwnConsent } from '@/lib/api/v1/gdpr/web/consent/own.schema'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse } from '@/tests/support/http/fake-responses'
import { ConsentList } from './consent-list'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/plain-link'))

const baseConsent = { isFree: true, given: false, gaveEarlier: true, at: '2026-03-02T16:00:00.000Z', source: 'form' }
const survey: OwnConsent = { ...baseConsent, id: 7, uniqueNumber: 'anketa', displayName: 'Smijete me pitati.' }
const terms: OwnConsent = { ...baseConsent, id: 8, uniqueNumber: 'uvjeti', displayName: 'Prihvaćam uvjete.', isFree: false }
const sent: unknown[] = []
const server = setupServer(
  http.get('*/api/v1/gdpr/web/consent/own/filter', () => dataResponse([survey, terms])),
  http.put('*/api/v1/gdpr/web/consent/own/change', async ({ request }) => {
    sent.push(await request.json())
    return dataResponse([{ ...survey, gaveEarlier: false }, terms])
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

it('shows a consent to an earlier wording as not given, and lets it be withdrawn', async () => {
  const { user } = renderInShop(<ConsentList />)
  const switchInput = await screen.findByRole('switch', { name: /Smijete me pitati/ })
  expect(switchInput).toHaveProperty('checked', false)
  expect(screen.getAllByText(/za raniji tekst\. Otada se promijenio/)).toHaveLength(2)
  expect(screen.getByText('Raniji tekst')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Povuci raniju privolu' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Povuci raniju privolu' })).toBeNull())
  expect(sent).toEqual([{ id: 7, given: false }])
  expect(document.activeElement).toBe(screen.getByRole('switch', { name: /Smijete me pitati/ }))
})

it('says once when a consent was given or withdrawn, and apart from it whether it holds', async () => {
  const given = { ...terms, given: true, gaveEarlier: false }
  const withdrawn = { ...terms, id: 9, uniqueNumber: 'stari', displayName: 'Prihvaćam pravila.', gaveEarlier: false }
  server.use(http.get('*/api/v1/gdpr/web/consent/own/filter', () => dataResponse([given, withdrawn])))
  renderInShop(<ConsentList />)
  const shown = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(shown).toEqual([
    'Prihvaćam uvjete.Dali ste je 2. ožujka 2026. u 17:00Vrijedi',
    'Prihvaćam pravila.Povukli ste je 2. ožujka 2026. u 17:00Ne vrijedi',
  ])
})
