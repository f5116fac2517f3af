import { screen } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { useCheckoutStore } from '@/features/checkout/state/checkout-store'
import type { User } from '@/lib/api/entities/user.schema'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { dataResponse, errorResponse } from '@/tests/support/http/fake-responses'
import { ana } from '@/tests/support/samples/sample-person'
import { useAskedConsents } from './use-asked-consents'

const terms = { id: 3, uniqueNumber: 'u', displayName: 'Prihvaćam uvjete.', assignedTo: 'checkout', required: true, version: 2 }
const news = { ...terms, id: 4, uniqueNumber: 'n', displayName: 'Želim novosti.', required: false }
const server = setupServer(
  http.post('*/gdpr/web/consent/filter', async ({ request }) => {
    const { assignedTo } = Object(await request.json())
    return dataResponse({ records: assignedTo === 'newsletter' ? [news] : [terms, news], totalPages: 1, totalRecords: 1 })
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => useCheckoutStore.setState({ acceptedConsents: null }))

function Asked({ user }: { user: User | null }) {
  const { asked } = useAskedConsents({ cartId: 'k', protectCode: 't' }, user)
  return <output>{asked?.map(({ id }) => id).join()}</output>
}

// docs/rules/checkout.md#newsletter-consent
it.each<[string, User | null, () => Response, string]>([
  ['a subscriber', ana, () => dataResponse({ state: 'reader' }), '3'],
  ['who waits for the confirmation', ana, () => dataResponse({ state: 'waiting' }), '3'],
  ['who is not subscribed', ana, () => dataResponse({ state: 'none' }), '3,4'],
  ['who cannot be looked up', ana, () => errorResponse('INTERNAL'), '3,4'],
  ['a guest', null, () => errorResponse('NOT_FOUND'), '3,4'],
])('of %s', async (_, user, own, ids) => {
  server.use(http.get('*/marketing/newsletter/own/get', own))
  renderInShop(<Asked user={user} />)
  expect(await screen.findByText(ids)).toBeTruthy()
})
