import { isMadeToOrder } from '@/features/cart/lines/made-to-order'
import type { Cart, CartItem } from '@/lib/api/entities/cart.schema'

/**
 * What a line says of the right of withdrawal before the order (docs/rules/after-sale.md#withdrawal-told). Of a bundle with goods a downloaded file takes nothing;
 * in a digital cart all parts of a bundle are files.
 */
export function withdrawalNotice(
  item: Pick<CartItem, 'options'> & { productData: Pick<CartItem['productData'], 'format'> },
  { digitalOnly }: Pick<Cart, 'digitalOnly'>,
): 'file' | 'madeToOrder' | null {
  if (isMadeToOrder(item)) return 'madeToOrder'
  return digitalOnly || item.productData.format === 'EProduct' ? 'file' : null
}
