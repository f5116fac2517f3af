import { screen } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/client-tree'
import { answer, refusal } from '@/tests/support/fake-answers'
import { SearchOverlay, type SearchLabels } from './search-overlay'

vi.mock('@/lib/i18n/navigation', async () => {
  const { Link } = await import('@/tests/support/plain-link')
  return { PlainLink: Link, useRouter: () => ({ push: () => {} }) }
})

const kinds = { product: 'Proizvodi', productCategory: 'Police', post: 'Objave', event: 'Događaji', page: 'Stranice' }
const words: SearchLabels = {
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

const said = async () => screen.findByText(/^(?:Ništa slično|Prijedlozi ne rade)\./)

it('says that nothing was found only when that is the answer', async () => {
  reply = () => answer([])
  const { user } = renderInShop(<SearchOverlay words={words} onClose={() => {}} />)
  await user.type(screen.getByRole('combobox'), 'lampa')
  expect((await said()).textContent).toBe(words.none)
})

it.each(['TOO_MANY', 'UNAVAILABLE'] as const)(
  'says that suggestions do not work when there is no answer (%s), and shows the next one',
  async (code) => {
    reply = () => refusal(code)
    const { user } = renderInShop(<SearchOverlay words={words} onClose={() => {}} />)
    await user.type(screen.getByRole('combobox'), 'lam')
    expect((await said()).textContent).toBe(words.failed)
    reply = () => answer([lamp])
    await user.type(screen.getByRole('combobox'), 'pa')
    expect(await screen.findByRole('option', { name: 'Lampa' })).toBeDefined()
    expect(screen.queryByText(words.failed)).toBeNull()
  },
)
