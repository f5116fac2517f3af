import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/support/dom/client-tree'
import { orderList, type OrderListState } from './order-list'
import { OrderFilters } from './order-filters'

const push = vi.hoisted(() => vi.fn<(to: unknown) => void>())
vi.mock('@/lib/i18n/navigation', () => ({
  useRouter: () => ({ push }),
  Link: ({ href, children, ...rest }: { href: { query: Record<string, string> }; children: React.ReactNode; 'aria-current'?: 'page' }) => (
    <a aria-current={rest['aria-current']} href={`?${new URLSearchParams(href.query)}`}>
      {children}
    </a>
  ),
}))
beforeEach(() => push.mockReset())

// docs/rules/orders.md#office-search
it('leads to the orders of today by one press, in place of the days that were chosen', () => {
  renderInShop(<OrderFilters state={orderList.parse({ view: 'all', q: 'ana', from: '2026-11-20' })} />)
  expect(screen.getByRole('link', { name: 'Danas' }).getAttribute('href')).toBe('?view=all&q=ana&period=today')
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Danas',
    'Jučer',
    'Zadnjih 7 dana',
    'Ovaj mjesec',
    'Makni filtre',
  ])
})

it('marks the chosen period and offers a way without it', () => {
  renderInShop(<OrderFilters state={orderList.parse({ view: 'all', period: 'week' })} />)
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Zadnjih 7 dana')
  expect(screen.getByRole('link', { name: 'Bilo kada' }).getAttribute('href')).toBe('?view=all')
})

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
