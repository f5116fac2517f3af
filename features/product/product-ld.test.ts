import { describe, expect, it } from 'vitest'
import type { Product } from '@/lib/api/entities/product.schema'
import { problemsOf } from '@/tests/support/schema-rules'
import { productLd } from './product-ld'

const facts = {
  url: 'https://podlampom.example/product/rat-i-mir',
  images: ['https://podlampom.example/media/a/w1280.webp'],
  description: 'Veliki roman.',
  currency: 'EUR',
  seller: 'Pod lampom',
  stars: 5,
}

const book: Product = {
  id: 1,
  name: 'Rat i mir',
  slug: 'rat-i-mir',
  sku: 'KNJ-1',
  type: 'product',
  format: 'Simple',
  byline: null,
  summary: 'Veliki roman.',
  media: [],
  basicPrice: 23.7,
  retailPrice: 24.9,
  discount: null,
  finalPrice: 24.9,
  membershipPrice: null,
  lowestPrice30Days: null,
  discountUntil: null,
  priceRange: null,
  stock: { state: 'in', available: 7 },
  needsChoice: false,
  isNew: false,
  categoryPriority: 0,
  archived: false,
  rating: { average: null, count: 0 },
  description: { type: 'doc' },
  seoTitle: null,
  seoDescription: null,
  categories: [],
  attributeSet: { attributes: [] },
  associatedProducts: [],
  associatedProductsAttributes: [],
  bundles: [],
  customOptions: [],
  subscriptionPlans: [],
  crossSellProducts: [],
  vatRate: 5,
  unitPrice: null,
  weightGrams: null,
  manufacturer: null,
  safetyNote: null,
  awaitsFile: false,
}

const says = (attributeCode: string, value: string) => ({
  attributeCode,
  label: attributeCode,
  inputType: 'text' as const,
  unit: null,
  value: { value, ids: [] },
})

const reduced = { ...book, discount: 19.9, finalPrice: 19.9, lowestPrice30Days: 24.5, discountUntil: '2026-11-30T23:00:00.000Z' }

describe('a product for machines', () => {
  const cases: [string, Product][] = [
    ['plain', book],
    ['reduced', reduced],
    ['reduced from a price nobody knows', { ...reduced, lowestPrice30Days: null, discountUntil: null }],
    ['rated', { ...book, rating: { average: 4.5, count: 12 } }],
    ['reduced, with choices', { ...reduced, format: 'Configurable', priceRange: { from: 19.9, to: 24.9 } }],
    ['with choices', { ...book, format: 'Configurable', priceRange: { from: 9, to: 12 } }],
    ['of a known publisher', { ...book, attributeSet: { attributes: [says('isbn', '978-953-383-063-6'), says('izdavac', 'Tiha')] } }],
    ['with a wrong number', { ...book, attributeSet: { attributes: [says('isbn', '978-953-383-063-1')] } }],
    ...(['low', 'out', 'untracked'] as const).map((state): [string, Product] => [state, { ...book, stock: { state, available: null } }]),
  ]
  it.each(cases)('%s holds by the rules', (_, product) => expect(problemsOf(productLd(product, facts))).toEqual([]))

  it('says nothing of pictures where there are none', () => {
    expect(productLd(book, { ...facts, images: [] })).not.toHaveProperty('image')
  })

  it('puts the lowest price of the 30 days beside a reduced one, and says the last day', () => {
    expect(productLd(reduced, facts).offers).toMatchObject({
      price: 19.9,
      priceValidUntil: '2026-11-30',
      priceSpecification: [{ price: 19.9 }, { price: 24.5, priceType: 'https://schema.org/StrikethroughPrice' }],
    })
  })

  it('says no rating before somebody has rated', () => {
    expect(productLd(book, facts)).not.toHaveProperty('aggregateRating')
    expect(productLd({ ...book, rating: { average: 4.5, count: 12 } }, facts)).toMatchObject({
      aggregateRating: { ratingValue: 4.5, ratingCount: 12, bestRating: 5 },
    })
  })

  it('names only a number that is right', () => {
    const numbered = (isbn: string) => productLd({ ...book, attributeSet: { attributes: [says('isbn', isbn)] } }, facts)
    expect(numbered('978-953-383-063-6')).toMatchObject({ gtin: '9789533830636' })
    expect(numbered('978-953-383-063-1')).not.toHaveProperty('gtin')
  })

  it('does so of the cheapest variant too', () => {
    const offers = productLd({ ...reduced, priceRange: { from: 19.9, to: 24.9 } }, facts).offers
    expect(offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 19.9,
      highPrice: 24.9,
      priceSpecification: [{ price: 19.9 }, { price: 24.5, priceType: 'https://schema.org/StrikethroughPrice' }],
    })
  })

  it('of several variants says from and to', () => {
    expect(productLd({ ...book, priceRange: { from: 9, to: 12 } }, facts).offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 9,
      highPrice: 12,
    })
  })
})
