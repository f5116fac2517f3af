import { expect, it } from 'vitest'
import { targetHref } from './target-href'

// docs/rules/administration.md#audit-words
it.each([
  ['an order', { screen: 'order', id: '14' }, ['orders.read'], { pathname: '/admin/orders/[id]', params: { id: '14' } }],
  ['an order, without the right', { screen: 'order', id: '14' }, ['audit'], null],
  ['a colleague', { screen: 'staff', id: '10' }, ['staff'], '/admin/staff'],
  ['a view, on its list', { screen: 'list', id: 'stock' }, ['stock'], '/admin/stock'],
  ['a view of a list without the right', { screen: 'list', id: 'stock' }, ['audit'], null],
  ['a view of a list that is gone', { screen: 'list', id: 'constructor' }, ['stock'], null],
  ['no place', null, ['orders'], null],
] as const)('%s', (_, place, scopes, href) => expect(targetHref(place, scopes)).toEqual(href))
