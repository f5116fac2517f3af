import { describe, expect, it } from 'vitest'
import type { Product, Variant } from '@/lib/api/entities/product.schema'
import { structuredDataProblems } from '@/tests/support/schema-rules'
import { productLd } from './product-ld'

const context = {
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
  authors: [],
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
  editions: [],
  vatRate: 5,
  unitPrice: null,
  weightGrams: null,
  manufacturer: null,
  safetyNote: null,
  samplePages: [],
  sampleDocument: null,
  awaitsFile: false,
}

const attribute = (attributeCode: string, value: string) => ({
  attributeCode,
  label: attributeCode,
  inputType: 'text' as const,
  unit: null,
  value: { value, ids: [] },
})

const reduced = { ...book, discount: 19.9, finalPrice: 19.9, lowestPrice30Days: 24.5, discountUntil: '2026-11-30T23:00:00.000Z' }

const variant = (id: number, { name, size, ...own }: { name: string; size: string } & Partial<Variant>): Variant => ({
  id,
  name,
  sku: `MAJ-${id}`,
  format: 'Simple',
  basicPrice: 9.6,
  retailPrice: 12,
  discount: null,
  finalPrice: 12,
  membershipPrice: null,
  lowestPrice30Days: null,
  discountUntil: null,
  unitPrice: null,
  media: [],
  stock: { state: 'in', available: 3 },
  awaitsFile: false,
  attributeSet: { attributes: [{ ...attribute('groesse', size), label: 'Größe', value: { value: size, ids: [id] } }] },
  ...own,
})
const shirt: Product = {
  ...book,
  format: 'Configurable',
  sku: 'X'.repeat(51),
  associatedProducts: [
    variant(7, { name: 'Majica S', size: 'S' }),
    variant(8, { name: 'Majica M', size: 'M', stock: { state: 'out', available: 0 }, finalPrice: 14 }),
  ],
  associatedProductsAttributes: [{ attributeCode: 'groesse', label: 'Größe', inputType: 'dropdown', customClass: null, values: [] }],
}

describe('productLd', () => {
  const cases: [string, Product][] = [
    ['a product', book],
    ['a reduced product', reduced],
    ['a reduced product without a known lowest price', { ...reduced, lowestPrice30Days: null, discountUntil: null }],
    ['a rated product', { ...book, rating: { average: 4.5, count: 12 } }],
    ['a reduced configurable product', { ...reduced, format: 'Configurable', priceRange: { from: 19.9, to: 24.9 } }],
    ['a product with variants', shirt],
    ['a configurable product', { ...book, format: 'Configurable', priceRange: { from: 9, to: 12 } }],
    [
      'a product with a publisher',
      { ...book, attributeSet: { attributes: [attribute('isbn', '978-953-383-063-6'), attribute('izdavac', 'Tiha')] } },
    ],
    ['a product with an invalid ISBN', { ...book, attributeSet: { attributes: [attribute('isbn', '978-953-383-063-1')] } }],
    ...(['low', 'out', 'untracked'] as const).map((state): [string, Product] => [state, { ...book, stock: { state, available: null } }]),
  ]
  it.each(cases)('is valid for %s', (_, product) => expect(structuredDataProblems(productLd(product, context))).toEqual([]))

  it('gives each variant its own offer, under the ids and addresses of the feed', () => {
    expect(productLd(shirt, context)).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'p1',
      variesBy: ['https://schema.org/size'],
      hasVariant: [
        {
          sku: 'MAJ-7',
          size: 'S',
          url: `${context.url}?groesse=7`,
          offers: { '@type': 'Offer', price: 12, availability: 'https://schema.org/InStock', url: `${context.url}?groesse=7` },
        },
        { sku: 'MAJ-8', size: 'M', offers: { price: 14, availability: 'https://schema.org/OutOfStock' } },
      ],
    })
    expect(productLd(shirt, context)).not.toHaveProperty('offers')
  })

  it('says that a product which awaits its file is out of stock', () => {
    expect(productLd({ ...book, format: 'EProduct', awaitsFile: true }, context).offers).toMatchObject({
      availability: 'https://schema.org/OutOfStock',
    })
  })

  it('omits the image of a product without pictures', () => {
    expect(productLd(book, { ...context, images: [] })).not.toHaveProperty('image')
  })

  it('states the lowest price of 30 days and the last day of a reduction', () => {
    expect(productLd(reduced, context).offers).toMatchObject({
      price: 19.9,
      priceValidUntil: '2026-11-30',
      priceSpecification: [{ price: 19.9 }, { price: 24.5, priceType: 'https://schema.org/StrikethroughPrice' }],
    })
  })

  it('omits the rating before the first review', () => {
    expect(productLd(book, context)).not.toHaveProperty('aggregateRating')
    expect(productLd({ ...book, rating: { average: 4.5, count: 12 } }, context)).toMatchObject({
      aggregateRating: { ratingValue: 4.5, ratingCount: 12, bestRating: 5 },
    })
  })

  it('omits a GTIN with a wrong check digit', () => {
    const numbered = (isbn: string) => productLd({ ...book, attributeSet: { attributes: [attribute('isbn', isbn)] } }, context)
    expect(numbered('978-953-383-063-6')).toMatchObject({ gtin: '9789533830636' })
    expect(numbered('978-953-383-063-1')).not.toHaveProperty('gtin')
  })

  it('states the lowest price of 30 days of the cheapest variant', () => {
    const offers = productLd({ ...reduced, priceRange: { from: 19.9, to: 24.9 } }, context).offers
    expect(offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 19.9,
      highPrice: 24.9,
      priceSpecification: [{ price: 19.9 }, { price: 24.5, priceType: 'https://schema.org/StrikethroughPrice' }],
    })
  })

  it('states the price range of variants', () => {
    expect(productLd({ ...book, priceRange: { from: 9, to: 12 } }, context).offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 9,
      highPrice: 12,
    })
  })
})
