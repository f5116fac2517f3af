import type { ProductCard } from '@/lib/api/entities/product.schema'

/** docs/rules/forms.md#wishlist-to-cart */
export function decideMoveToCart({ stock, needsChoice }: Pick<ProductCard, 'stock' | 'needsChoice'>): 'move' | 'choose' | 'soldOut' {
  if (stock.state === 'out') return 'soldOut'
  return needsChoice ? 'choose' : 'move'
}
