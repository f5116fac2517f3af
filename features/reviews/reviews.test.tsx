import { screen } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { RatingSummary } from '@/features/product/components/page/rating-summary'
import { takeReturnPath } from '@/features/auth/session/return-path'
import { Comments } from './components/comments'
import { Reviews } from './components/reviews'
import { ReviewsSection } from './components/reviews-section'

vi.mock('@/lib/i18n/navigation', async () => import('@/tests/support/dom/plain-link'))

const all = Array.from({ length: 53 }, (_, index) => ({
  id: index + 1,
  author: `Čitatelj ${index + 1}`,
  text: 'Dobra.',
  rating: 5,
  state: 'approved',
  createdAt: '2026-11-01T10:00:00.000Z',
  editedAt: null,
  isOwn: false,
  isVerifiedBuyer: false,
}))
let isAway = false
let isOwn = false
const server = setupServer(
  http.post('*/api/v1/cms/comment/filterStandard', async ({ request }) => {
    if (isAway) return errorResponse('UNAVAILABLE')
    const { limit, page = 1 } = JSON.parse(await request.text())
    const records = all.slice((page - 1) * limit, page * limit).map((review) => ({ ...review, isOwn: isOwn && review.id === 1 }))
    return dataResponse({ records, totalRecords: all.length, totalPages: Math.ceil(all.length / limit), page, limit })
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

const more = () => screen.getByText('Učitaj još')

it('loads all reviews page by page and retries a failed page', async () => {
  const { user } = renderInShop(<Reviews resource={{ type: 'product', id: 7 }} rules={{ stars: 5, canEdit: true }} />)
  for (let shown = 5; shown < all.length; shown += 5) {
    await screen.findByText(`Čitatelj ${shown}`)
    if (shown < 50) await user.click(more())
  }
  isAway = true
  await user.click(more())
  const retry = await screen.findByRole('button', { name: 'Pokušaj ponovno' }, { timeout: 10_000 })
  isAway = false
  await user.click(retry)
  expect(await screen.findByText('Čitatelj 53')).toBeDefined()
  expect(screen.queryByText('Učitaj još')).toBeNull()
}, 30_000)

it.each([
  [true, 'can be edited if the options allow it'],
  [false, 'cannot be edited if they do not'],
])("the user's own review (%s) %s", async (canEdit) => {
  isOwn = true
  renderInShop(<Reviews resource={{ type: 'product', id: 7 }} rules={{ stars: 5, canEdit }} />)
  await screen.findByText('Čitatelj 1')
  isOwn = false
  expect(screen.queryAllByRole('button', { name: 'Uredi' })).toHaveLength(canEdit ? 1 : 0)
})

// docs/rules/forms.md#return-path
it.each([
  ['review', '#recenzije', <Reviews key="r" resource={{ type: 'product', id: 7 }} rules={{ stars: 5, canEdit: true }} />],
  [
    'comment',
    '#komentari',
    <Comments key="k" resource={{ type: 'post', id: 7 }} rules={{ isOpen: true, canEdit: true, onePerUser: false }} />,
  ],
])('returns to its section whoever signs in to write a %s', async (_, section, list) => {
  history.replaceState(null, '', '/product/jabuke?boja=1')
  const { user } = renderInShop(list)
  const link = await screen.findByRole('link', { name: /^Prijavite se i/ })
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
  expect(takeReturnPath()).toBe(`/product/jabuke?boja=1${section}`)
})

it('shows the average out of the configured stars', () => {
  const rating = { average: 8.5, count: 3 }
  renderInShop(
    <>
      <RatingSummary rating={rating} stars={10} />
      <ReviewsSection resource={{ type: 'product', id: 7 }} rating={rating} rules={{ stars: 10, canEdit: true }} />
    </>,
  )
  expect(screen.getByText('8,5 od 10, 3 recenzije')).toBeDefined()
  expect(screen.getByText('8,5 od 10')).toBeDefined()
})
