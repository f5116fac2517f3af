import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { DeletionView } from './deletion-view'
import { ExportView } from './export-view'

vi.mock('@/lib/i18n/navigation', async () => ({ useRouter: () => ({}), ...(await import('@/tests/support/dom/plain-link')) }))

const calls: string[] = []
let isSpent = false
const server = setupServer(
  http.post('*/api/v1/user/web/:area/:name', ({ params }) => {
    calls.push(String(params.name))
    return isSpent ? errorResponse('TOKEN_SPENT') : dataResponse({})
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  calls.length = 0
  isSpent = false
  history.replaceState(null, '', `/profil#${'t'.repeat(43)}`)
})
afterEach(() => history.replaceState(null, '', '/'))

const pages = [
  ['deletion', <DeletionView key="d" />, 'Obriši moj račun', 'Na sigurnost računa'],
  ['data', <ExportView key="e" />, 'Preuzmi arhivu', 'Zatraži arhivu'],
] as const

// docs/rules/forms.md#mailed-link-press
it.each(pages)('the page of a link for %s waits for its button', async (_, page, action) => {
  renderInShop(page)
  await waitFor(() => expect(calls).toEqual(['checkLink']))
  expect(screen.getByRole('button', { name: action })).toBeDefined()
})

// docs/rules/forms.md#mailed-link-result
it.each(pages)('the page of a spent link for %s leads to a new one instead of asking', async (_, page, _action, way) => {
  isSpent = true
  renderInShop(page)
  expect((await screen.findByRole('alert')).textContent).toBe('Poveznica više ne vrijedi')
  expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe('/profile/security')
  expect(screen.queryByRole('button')).toBeNull()
})
