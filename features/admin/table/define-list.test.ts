import { describe, expect, it } from 'vitest'
import { defineList, type Query } from './define-list'
import { dayOf, idsOf, manyOf, oneOf, pageOf, rowOf, wordsOf } from './list-parameters'

const list = defineList({
  path: '/admin/orders',
  parse: (query: Query) => ({
    view: oneOf(query.view, ['pack', 'all'], 'pack'),
    q: wordsOf(query.q),
    status: manyOf(query.status, ['paid', 'packed']),
    from: dayOf(query.from),
    to: dayOf(query.to),
    sort: oneOf(query.sort, ['newest', 'oldest'], ''),
    page: pageOf(query.page),
  }),
})

const query = { view: 'all', q: 'šš', status: 'paid,packed', from: '2026-11-01', to: '2026-11-30', sort: 'newest', page: '3' }
const state = list.parse(query)

// docs/rules/forms.md#list-state
describe('the address of a list', () => {
  it('reads what it writes', () => expect(list.href(state, { page: 3 })).toEqual({ pathname: '/admin/orders', query }))

  it('leaves out what an empty address means', () => expect(list.href(list.parse({ view: 'pack', page: '1' })).query).toEqual({}))

  it('takes what is not valid as not chosen', () => {
    const broken = list.parse({ view: 'x', q: ['a', 'b'], status: 'paid,nema', from: '2026-02-30', to: 'jučer', sort: 'up', page: '-1' })
    expect(broken).toEqual({ view: 'pack', q: '', status: ['paid'], from: '', to: '', sort: '', page: 1 })
  })

  it('begins anew where the choice changes', () => {
    expect(list.href(state, { view: 'pack' }).query).toEqual({
      q: 'šš',
      status: 'paid,packed',
      from: '2026-11-01',
      to: '2026-11-30',
      sort: 'newest',
    })
  })

  it('keeps view and order when search and filters are cleared', () => {
    expect(list.clearHref(state)?.query).toEqual({ view: 'all', sort: 'newest' })
    expect(list.clearHref(list.parse({ view: 'all', page: '2' }))).toBeUndefined()
  })

  it('counts a period as one filter and the words as none', () => {
    expect(list.countFilters(state)).toBe(2)
    expect(list.countFilters(list.parse({ q: 'a', to: '2026-11-30' }))).toBe(1)
  })
})

// docs/rules/administration.md#saved-views
describe('a saved view', () => {
  it('is the choice without its page', () => expect(list.viewQuery(state)).toBe(list.viewQuery(list.parse({ ...query, page: '1' }))))

  it('opens with the parts that still hold', () => {
    const old = 'boja=plava&status=paid%2Cu_obradi&view=za-slanje'
    const opened = list.parse(Object.fromEntries(new URLSearchParams(old)))
    expect(list.href(opened).query).toEqual({ status: 'paid' })
  })
})

it.each([
  ['7', 7],
  ['0', null],
  ['2147483648', null],
  [['7'], null],
  [undefined, null],
])('reads the row %j as %j', (parameter, id) => expect(rowOf(parameter)).toBe(id))

it.each([
  ['7,8', [7, 8]],
  ['8,7,8', [8, 7]],
  ['7,x,-1,1.5,', [7]],
  ['', []],
  [undefined, []],
  [Array.from({ length: 600 }, (_, index) => index + 1).join(','), Array.from({ length: 500 }, (_, index) => index + 1)],
])('reads the ids %j', (parameter, ids) => expect(idsOf(parameter)).toEqual(ids))
