import { expect, it } from 'vitest'
import { savedQuery, viewQuery } from './view-query'

it.each([
  ['?view=pack&q=&page=3', 'view=pack'],
  ['view=pack&status=paid%2Cpacked', 'status=paid%2Cpacked&view=pack'],
  ['status=paid,packed&view=pack', 'status=paid%2Cpacked&view=pack'],
  ['before=9&kind=credit', 'kind=credit'],
  ['', ''],
])('keeps of %j the choice alone: %j', (query, kept) => expect(viewQuery(query)).toBe(kept))

it('reads the query of an address, too', () => expect(viewQuery({ q: 'Šime', page: '2' })).toBe('q=%C5%A0ime'))

// docs/rules/administration.md#saved-views
it.each([
  ['customers', 'q=ana%40primjer.hr&sort=newest', 'sort=newest'],
  ['orders', 'page=2&q=Ana&view=pack', 'view=pack'],
  ['stock', 'q=%C4%8Daj&view=low', 'q=%C4%8Daj&view=low'],
] as const)('a view of %s keeps of %s: %s', (list, query, kept) => expect(savedQuery(list, query)).toBe(kept))
