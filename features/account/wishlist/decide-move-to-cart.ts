import type { ProductCard } from '@/lib/api/entities/product.schema'

/**
 * How a wish gets into the cart (SPEC 4): a simple or an e-product goes there at once, what has to be chosen or written first is done on its own
 * page, and what is sold out waits.
 */
export function decideMoveToCart({ stock, needsChoice }: Pick<ProductCard, 'stock' | 'needsChoice'>): 'move' | 'choose' | 'soldOut' {
  if (stock.state === 'out') return 'soldOut'
  return needsChoice ? 'choose' : 'move'
}
