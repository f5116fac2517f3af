import type { InputOf } from '@/lib/api/endpoint'
import type { productApi } from '@/lib/api/v1/product/web'

type Options = { source: 'newest' | 'featured' | 'sale' | 'chosen'; products: readonly string[]; limit: number }

/** What a shelf asks the catalogue for. */
export function productFilter({ source, products, limit }: Options): InputOf<typeof productApi.filter> {
  const newest = { param: 'id', order: 'desc' } as const
  switch (source) {
    case 'newest':
      return { sort: newest, limit, page: 1 }
    case 'featured':
      return { filters: [{ key: 'featured', value: true }], sort: newest, limit, page: 1 }
    case 'sale':
      return { filters: [{ key: 'discount', value: true }], sort: newest, limit, page: 1 }
    case 'chosen':
      return { filters: [{ key: 'id', value: products.map(Number).filter(Number.isInteger) }], limit, page: 1 }
  }
  throw new Error(`No such source: ${source satisfies never}`)
}
