import { describe, expect, it } from 'vitest'
import { problemsOf } from '@/tests/support/schema-rules'
import { breadcrumbListLd } from './breadcrumb-list-ld'
import { itemListLd } from './item-list-ld'
import { organizationLd } from './organization-ld'
import { webSiteLd } from './web-site-ld'

const home = 'https://podlampom.example/'
const items = [
  { name: 'Rat i mir', url: `${home}product/rat-i-mir` },
  { name: 'Filip Latinovicz', url: `${home}product/filip` },
]

describe('facts for machines', () => {
  it('breadcrumbs lead from home to the page', () => {
    const facts = breadcrumbListLd([{ name: 'Početna', url: home }, ...items])
    expect(problemsOf(facts)).toEqual([])
    expect(facts.itemListElement.map(({ position, name }) => [position, name])).toEqual([
      [1, 'Početna'],
      [2, 'Rat i mir'],
      [3, 'Filip Latinovicz'],
    ])
  })

  it('the second page of a list goes on counting', () => {
    const facts = itemListLd({ items, before: 12, total: 14 })
    expect(problemsOf(facts)).toEqual([])
    expect(facts.numberOfItems).toBe(14)
    expect(facts.itemListElement.map(({ position }) => position)).toEqual([13, 14])
  })

  it.each([
    [
      'everything',
      { legalName: 'Pod lampom d.o.o.', street: 'Tiha ulica 7', zipCode: '10000', city: 'Zagreb', country: 'HR', oib: '99007123051' },
    ],
    ['nothing', {}],
  ])('a shop whose merchant has written %s', (_, company) => {
    expect(problemsOf(organizationLd({ name: 'Pod lampom', url: home, logo: `${home}icon-512.png`, company }))).toEqual([])
  })

  it('the site says how to search it', () => {
    const facts = webSiteLd({ name: 'Pod lampom', url: home, searchUrl: `${home}pretraga`, language: 'hr' })
    expect(problemsOf(facts)).toEqual([])
    expect(facts.potentialAction.target.urlTemplate).toBe('https://podlampom.example/pretraga?q={search_term_string}')
    expect(facts.publisher['@id']).toBe(organizationLd({ name: '', url: home, logo: '', company: {} })['@id'])
  })
})

describe('the rules themselves', () => {
  it.each([
    ['a path where an address belongs', breadcrumbListLd([{ name: 'a', url: '/a' }, ...items])],
    ['one step that leads nowhere', breadcrumbListLd(items.slice(0, 1))],
    ['a list of nothing', itemListLd({ items: [], before: 0, total: 0 })],
    ['a kind nobody knows', { '@type': 'Knjiga' }],
    ['a rating of nobody', { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 0 }],
    ['a price in words', { '@type': 'UnitPriceSpecification', price: '12,34 €', priceCurrency: 'EUR' }],
  ])('find %s', (_, facts) => expect(problemsOf(facts)).not.toEqual([]))
})
