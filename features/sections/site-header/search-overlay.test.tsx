import { screen } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import type { ComponentProps } from 'react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import messages from '@/messages/hr.json'
import { priceMessages } from '@/features/product/card-messages'
import { SearchOverlay } from './search-overlay'
import type { SearchLabels } from './suggestions'

vi.mock('@/lib/i18n/navigation', async () => {
  const { Link } = await import('@/tests/support/dom/plain-link')
  type SearchHref = { pathname: string; query: Record<string, string> }
  const SearchLink = ({ href: { pathname, query }, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { href: SearchHref }) => (
    <Link {...rest} href={`${pathname}?${String(new URLSearchParams(query))}`} />
  )
  return { Link: SearchLink, PlainLink: Link, useRouter: () => ({ push: () => {} }) }
})

const kinds = { product: 'Proizvodi', productCategory: 'Police', post: 'Objave', event: 'Događaji', page: 'Stranice' }
const labels: SearchLabels = {
  title: 'Što čitate?',
  label: 'Pretraga',
  placeholder: 'Naslov',
  submit: 'Traži',
  close: 'Zatvori',
  suggestions: 'Prijedlozi',
  all: 'Prikaži sve rezultate',
  none: 'Ništa slično.',
  failed: 'Prijedlozi ne rade.',
  kinds,
  prices: priceMessages({ product: messages.product }),
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
    close(this: HTMLDialogElement) {
      this.open = false
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

// docs/rules/content.md#suggested-price
it('shows the cover and the price of a product, a reduced one with its lowest price', async () => {
  const picture = { id: 1, src: '/media/a.webp', srcset: '', width: 300, height: 400, alt: '', colour: null }
  const offer = { discount: 9, finalPrice: 9, membershipPrice: 8, lowestPrice30Days: 12, priceRange: null, unitPrice: null }
  reply = () => dataResponse([{ ...lamp, product: { byline: 'Mia Lampić', media: [picture], ...offer } }])
  const { user } = renderInShop(<SearchOverlay labels={labels} onClose={() => {}} />)
  await user.type(screen.getByRole('combobox'), 'lampa')
  const option = await screen.findByRole('option', { name: /Lampa/ })
  expect(option.querySelector('img')?.getAttribute('src')).toBe(picture.src)
  for (const text of ['Mia Lampić', '9,00', '12,00', 'Članovima 8,00'])
    expect(option.textContent.replaceAll('\u00a0', ' '), text).toContain(text)
})

it('ends the suggestions with the way to all results, for the keyboard too', async () => {
  reply = () => dataResponse([lamp, { type: 'page', slug: 'lampe', title: 'O lampama' }])
  const { user } = renderInShop(<SearchOverlay labels={labels} onClose={() => {}} />)
  const dialog = screen.getByRole('dialog')
  await user.type(screen.getByRole('combobox'), ' lampa & sjena ')
  const all = await screen.findByRole('option', { name: labels.all })
  expect(screen.getAllByRole('option').at(-1)).toBe(all)
  expect(all.getAttribute('href')).toBe('/search?q=lampa+%26+sjena')
  all.addEventListener('click', (event) => event.preventDefault())
  await user.keyboard('{ArrowUp}')
  expect(all).toHaveProperty('ariaSelected', 'true')
  await user.keyboard('{Enter}')
  expect(dialog).toHaveProperty('open', false)
})

it('closes when a suggestion is followed, and stays for one that opens a tab', async () => {
  reply = () => dataResponse([lamp])
  const { user } = renderInShop(<SearchOverlay labels={labels} onClose={() => {}} />)
  const dialog = screen.getByRole('dialog')
  await user.type(screen.getByRole('combobox'), 'lampa')
  const option = await screen.findByRole('option', { name: 'Lampa' })
  option.addEventListener('click', (event) => event.preventDefault())
  await user.keyboard('{Control>}')
  await user.click(option)
  await user.keyboard('{/Control}')
  expect(dialog).toHaveProperty('open', true)
  await user.click(option)
  expect(dialog).toHaveProperty('open', false)
})
