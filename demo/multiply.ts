import type { SeedProduct } from './model/types'

const editions = [
  'drugo izdanje',
  'džepno izdanje',
  'školsko izdanje',
  'ilustrirano izdanje',
  'izdanje s pogovorom',
  'veliki tisak',
  'obljetničko izdanje',
]

/** A large catalogue for measuring: repeats the simple products and e-books as other editions with their own prices, stock and dates. Deterministic. */
export function multiplyProducts(products: SeedProduct[], count: number): SeedProduct[] {
  const originals = products.filter(({ format, archived }) => !archived && (format === 'simple' || format === 'eproduct'))
  const copies = Array.from({ length: Math.max(0, count - products.length) }, (_, i) => {
    const original = originals[i % originals.length]
    if (!original) throw new Error('There is no product to multiply.')
    return copyOf(original, i + 1)
  })
  return [...products.slice(0, count), ...copies]
}

function copyOf(product: SeedProduct, n: number): SeedProduct {
  // A multiplicative hash.
  const spread = (n * 2_654_435_761) % 4_294_967_296
  // A copy is a work of its own: otherwise each would show all of its nearly two hundred copies as its editions.
  const { djelo: _, ...attributes } = product.attributes
  const retailCents = Math.max(299, Math.round((product.retailCents * (70 + (spread % 61))) / 100))
  return {
    ...product,
    key: `${product.key}-${n}`,
    sku: `${product.sku}-${n}`,
    name: `${product.name}, ${editions[n % editions.length]} ${n}`,
    slug: `${product.slug}-${n}`,
    attributes,
    retailCents,
    memberCents: product.memberCents ? Math.round(retailCents * 0.9) : undefined,
    sale: n % 9 === 0 ? { cents: Math.round(retailCents * 0.8), daysAgo: 1 + (spread % 20) } : undefined,
    history: undefined,
    stock: product.stock === null ? null : n % 29 === 0 ? 0 : spread % 90,
    featured: false,
    addedDaysAgo: 30 + (spread % 2000),
    crossSell: undefined,
    customOptions: undefined,
    subscription: undefined,
    film: undefined,
  }
}
