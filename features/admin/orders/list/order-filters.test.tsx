import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { orderList } from './order-list'
import { OrderFilters } from './order-filters'

const push = vi.hoisted(() => vi.fn<(to: unknown) => void>())
vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => ({ push }), Link: 'a' }))
beforeEach(() => push.mockReset())

it('says at its field that a period ends before it begins (docs/rules/forms.md#nothing-found)', async () => {
  const { user } = renderInShop(<OrderFilters state={orderList.parse({ view: 'all', from: '2026-11-20', to: '2026-11-22' })} />)
  fireEvent.change(screen.getByLabelText('Naručeno do'), { target: { value: '2026-11-19' } })
  await user.click(screen.getByRole('button', { name: 'Primijeni' }))
  expect(screen.getByText('Kraj razdoblja je prije početka.')).toBeTruthy()
  expect(push).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText('Naručeno do'), { target: { value: '2026-11-20' } })
  await user.click(screen.getByRole('button', { name: 'Primijeni' }))
  expect(push).toHaveBeenCalledOnce()
})
