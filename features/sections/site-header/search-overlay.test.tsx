import { screen } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { SearchOverlay, type SearchLabels } from './search-overlay'

vi.mock('@/lib/i18n/navigation', async () => {
  const { Link } = await import('@/tests/support/dom/plain-link')
  return { PlainLink: Link, useRouter: () => ({ push: () => {} }) }
})

const kinds = { product: 'Proizvodi', productCategory: 'Police', post: 'Objave', event: 'Događaji', page: 'Stranice' }
const labels: SearchLabels = {
  title: 'Što čitate?',
  label: 'Pretraga',
  placeholder: 'Naslov',
  submit: 'Traži',
  close: 'Zatvori',
  suggestions: 'Prijedlozi',
  none: 'Ništa slično.',
  failed: 'Prijedlozi ne rade.',
  kinds,
}

const lamp = { type: 'product', slug: 'lampa', title: 'Lampa' }
let reply: () => Response
const server = setupServer(http.get('*/api/v1/cms/finder/searchSlugs', () => reply()))
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
  })
})

const statusText = async () => screen.findByText(/^(?:Ništa slično|Prijedlozi ne rade)\./)

it('shows the empty message when there are no suggestions', async () => {
  reply = () => dataResponse([])
  const { user } = renderInShop(<SearchOverlay labels={labels} onClose={() => {}} />)
  await user.type(screen.getByRole('combobox'), 'lampa')
  expect((await statusText()).textContent).toBe(labels.none)
})

it.each(['TOO_MANY', 'UNAVAILABLE'] as const)('shows the failure message after %s, and the next suggestions', async (code) => {
  reply = () => errorResponse(code)
  const { user } = renderInShop(<SearchOverlay labels={labels} onClose={() => {}} />)
  await user.type(screen.getByRole('combobox'), 'lam')
  expect((await statusText()).textContent).toBe(labels.failed)
  reply = () => dataResponse([lamp])
  await user.type(screen.getByRole('combobox'), 'pa')
  expect(await screen.findByRole('option', { name: 'Lampa' })).toBeDefined()
  expect(screen.queryByText(labels.failed)).toBeNull()
})
