import type { useTranslations } from 'next-intl'
import type { CartItem } from '@/lib/api/entities/cart.schema'
import { hasErrorCode } from '@/lib/api/errors'

type Refusal = {
  t: ReturnType<typeof useTranslations<'cart.notices'>>
  /** Of the cart. */
  lines: readonly Pick<CartItem, 'productId' | 'qty'>[]
  productId: number
  error: unknown
}

/** The pieces that the cart already holds, which the page with its stock does not know (docs/rules/cart.md#lowered-addition); null for another error. */
export function describeShortage({ t, lines, productId, error }: Refusal): string | null {
  const available = availableOf(productId, error)
  if (!available) return null
  const inCart = lines.reduce((sum, line) => (line.productId === productId ? sum + line.qty : sum), 0)
  if (inCart === 0) return null
  return inCart >= available ? t('allInCart', { count: available }) : t('someInCart', { held: inCart, count: available - inCart })
}

/** How many pieces of a product a cart can hold, as the rejected addition says; null for any other error. */
function availableOf(productId: number, error: unknown): number | null {
  if (!hasErrorCode(error, 'OUT_OF_STOCK') || !Array.isArray(error.data.items)) return null
  const item: unknown = error.data.items.find((listed: unknown) => isOf(productId, listed))
  return isOf(productId, item) ? item.available : null
}

function isOf(productId: number, item: unknown): item is { available: number } {
  if (typeof item !== 'object' || item === null || !('productId' in item) || !('available' in item)) return false
  return item.productId === productId && typeof item.available === 'number'
}
