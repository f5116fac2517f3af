import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { orderList, type OrderListState } from './order-list'
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

it('forgets a refused period when the list shows another address', async () => {
  let show: (state: OrderListState) => void = () => {}
  function Filters() {
    const [state, setState] = useState(orderList.parse({ from: '2026-11-20' }))
    show = setState
    return <OrderFilters state={state} />
  }
  const { user } = renderInShop(<Filters />)
  fireEvent.change(screen.getByLabelText('Naručeno do'), { target: { value: '2026-11-19' } })
  await user.click(screen.getByRole('button', { name: 'Primijeni' }))
  expect(screen.getByText('Kraj razdoblja je prije početka.')).toBeTruthy()
  act(() => show(orderList.parse({})))
  expect(screen.queryByText('Kraj razdoblja je prije početka.')).toBeNull()
})

it('shows the choice of another address in the same field, which keeps the focus', () => {
  let show: (state: OrderListState) => void = () => {}
  function Filters() {
    const [state, setState] = useState(orderList.parse({ from: '2026-11-20' }))
    show = setState
    return <OrderFilters state={state} />
  }
  renderInShop(<Filters />)
  const field = screen.getByLabelText('Naručeno od')
  field.focus()
  fireEvent.change(field, { target: { value: '2026-11-21' } })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Plaćeno' }))
  act(() => show(orderList.parse({ from: '2026-11-22' })))
  expect(document.activeElement).toBe(field)
  expect(field).toHaveProperty('value', '2026-11-22')
  expect(screen.getByRole('checkbox', { name: 'Plaćeno' })).toHaveProperty('checked', false)
})
