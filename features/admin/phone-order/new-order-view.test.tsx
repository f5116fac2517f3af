import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { call } from '@/lib/api/client'
import { ApiError } from '@/lib/api/errors'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { DraftList } from './draft-list'
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

// docs/rules/orders.md#phone-draft
it('says that the saved drafts were not loaded, and loads them again', async () => {
  vi.mocked(call).mockRejectedValue(new ApiError({ message: '', statusCode: 500 }))
  const { user } = renderInShop(<DraftList />)
  const retry = await screen.findByRole('button', { name: 'Pokušaj ponovno' })
  const draft = { id: 'a1', customer: 'Iva Ivić', pieces: 2, updatedAt: '2026-11-20T10:00:00.000Z' }
  vi.mocked(call).mockResolvedValue({ records: [draft] })
  await user.click(retry)
  expect(await screen.findByRole('link', { name: 'Iva Ivić' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pokušaj ponovno' })).toBeNull()
})
