import { expect, it } from 'vitest'
import type { BundlePart, Variant } from '@/lib/api/entities/product.schema'
import { purchaseProblem } from './purchase-problem'

const [full, none] = [
  { state: 'in' as const, available: 5 },
  { state: 'out' as const, available: 0 },
]
const simple = { format: 'Simple' as const, stock: full, awaitsFile: false, associatedProducts: [], bundles: [] }
const price = {
  basicPrice: 1,
  retailPrice: 1,
  discount: null,
  finalPrice: 1,
  membershipPrice: null,
  lowestPrice30Days: null,
  discountUntil: null,
  unitPrice: null,
}
const variant: Variant = {
  id: 1,
  name: 'M',
  sku: 'M',
  format: 'Simple',
  ...price,
  media: [],
  stock: full,
  awaitsFile: false,
  attributeSet: { attributes: [] },
}
const bag = { ...simple, format: 'Configurable' as const, associatedProducts: [variant] }

function part(name: string, own: Partial<BundlePart['product']> = {}, qty = 1): BundlePart {
  const empty = { media: [], associatedProducts: [], associatedProductsAttributes: [], customOptions: [] }
  return { qty, product: { id: 1, name, format: 'Simple', slug: 'x', finalPrice: 1, stock: full, ...empty, ...own } }
}
const bundle = { ...simple, format: 'Bundle' as const, bundles: [part('Čaj')] }

it.each([
  ['a product in stock', simple, null, null],
  ['a digital product', { ...simple, format: 'EProduct' as const, stock: { state: 'untracked' as const, available: null } }, null, null],
  [
    'a digital product without its file',
    { ...simple, format: 'EProduct' as const, stock: none, awaitsFile: true },
    null,
    { reason: 'awaitsFile' },
  ],
  ['a variant without its file', bag, { stock: none, awaitsFile: true }, { reason: 'awaitsFile' }],
  ['a product that is sold out', { ...simple, stock: none }, null, { reason: 'soldOut' }],
  ['a configurable product without a choice', bag, null, null],
  ['a variant that is sold out', bag, { stock: none, awaitsFile: false }, { reason: 'variantSoldOut' }],
  ['a configurable product without variants', { ...bag, associatedProducts: [] }, null, { reason: 'noVariants' }],
  ['a configurable product that is sold out', { ...bag, stock: none }, null, { reason: 'soldOut' }],
  ['a bundle', bundle, null, null],
  ['an empty bundle', { ...bundle, bundles: [] }, null, { reason: 'emptyBundle' }],
  ['a bundle with too little stock of a part', { ...bundle, bundles: [part('Čaj', {}, 6)] }, null, { reason: 'partSoldOut', name: 'Čaj' }],
  ['a bundle in a bundle', { ...bundle, bundles: [part('Paket', { format: 'Bundle' })] }, null, { reason: 'nestedBundle', name: 'Paket' }],
])('checks %s', (_, product, chosen, reason) => expect(purchaseProblem(product, chosen)).toEqual(reason))
