import { describe, expect, it } from 'vitest'
import { structuredDataProblems } from '@/tests/support/schema-rules'
import { breadcrumbListLd, itemListLd, organizationLd, webSiteLd } from './structured-data'

const home = 'https://podlampom.example/'
const items = [
  { name: 'Rat i mir', url: `${home}product/rat-i-mir` },
  { name: 'Filip Latinovicz', url: `${home}product/filip` },
]

describe('structured data', () => {
  it('numbers breadcrumbs from the home page to the page', () => {
    const facts = breadcrumbListLd([{ name: 'Početna', url: home }, ...items])
    expect(structuredDataProblems(facts)).toEqual([])
    expect(facts.itemListElement.map(({ position, name }) => [position, name])).toEqual([
      [1, 'Početna'],
      [2, 'Rat i mir'],
      [3, 'Filip Latinovicz'],
    ])
  })

  it('continues the positions on the second page of a list', () => {
    const facts = itemListLd({ items, before: 12, total: 14 })
    expect(structuredDataProblems(facts)).toEqual([])
    expect(facts.numberOfItems).toBe(14)
    expect(facts.itemListElement.map(({ position }) => position)).toEqual([13, 14])
  })

  it.each([
    [
      'all fields',
      { legalName: 'Pod lampom d.o.o.', street: 'Tiha ulica 7', zipCode: '10000', city: 'Zagreb', country: 'HR', oib: '99007123051' },
    ],
    ['no fields', {}],
  ])('builds an organization with %s', (_, company) => {
    expect(structuredDataProblems(organizationLd({ name: 'Pod lampom', url: home, logo: `${home}icon-512.png`, company }))).toEqual([])
  })

  it('describes the search of the site', () => {
    const facts = webSiteLd({ name: 'Pod lampom', url: home, searchUrl: `${home}pretraga`, language: 'hr' })
    expect(structuredDataProblems(facts)).toEqual([])
    expect(facts.potentialAction.target.urlTemplate).toBe('https://podlampom.example/pretraga?q={search_term_string}')
    expect(facts.publisher['@id']).toBe(organizationLd({ name: '', url: home, logo: '', company: {} })['@id'])
  })
})

describe('structuredDataProblems', () => {
  it.each([
    ['a relative URL', breadcrumbListLd([{ name: 'a', url: '/a' }, ...items])],
    ['a single breadcrumb', breadcrumbListLd(items.slice(0, 1))],
    ['an empty list', itemListLd({ items: [], before: 0, total: 0 })],
    ['an unknown type', { '@type': 'Knjiga' }],
    ['a rating without reviews', { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 0 }],
    ['a formatted price', { '@type': 'UnitPriceSpecification', price: '12,34 €', priceCurrency: 'EUR' }],
  ])('reports %s', (_, facts) => expect(structuredDataProblems(facts)).not.toEqual([]))
})
