import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { call } from '@/lib/api/client'
import { ApiError } from '@/lib/api/errors'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { NewOrderView } from './new-order-view'

vi.mock('@/lib/i18n/navigation', async () => ({
  Link: (await import('@/tests/support/dom/plain-link')).Link,
  useRouter: () => ({ push: vi.fn<() => void>() }),
}))
vi.mock('@/lib/api/client', () => ({ call: vi.fn<() => Promise<unknown>>() }))

// docs/rules/orders.md#phone-draft
it('leads from a draft that is gone to a new order', async () => {
  vi.mocked(call).mockRejectedValue(new ApiError({ message: '', statusCode: 404 }))
  renderInShop(<NewOrderView draftId="nestala" />)
  expect(await screen.findByText('Te nedovršene narudžbe nema')).toBeTruthy()
  expect(screen.getByText('Možda je već dovršena ili obrisana.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Počni novu narudžbu' }).getAttribute('href')).toBe('/admin/orders/new')
})
