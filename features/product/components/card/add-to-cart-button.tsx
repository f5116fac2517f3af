'use client'

import { Icon } from '@/components/ui/icon/icon'
import { replayEarlyClicks } from '@/components/hydration/replay-early-clicks'
import { IconButton } from '@/components/ui/button/icon-button'
import { Spinner } from '@/components/ui/feedback/spinner'
import { useAddToCart } from '@/features/cart/add/use-add-to-cart'
import type { ProductCard } from '@/lib/api/entities/product.schema'

type AddToCartButtonProps = { product: Pick<ProductCard, 'id' | 'name' | 'format'>; label: string }

/** Adds one unit of the product to the cart. */
export function AddToCartButton({ product, label }: AddToCartButtonProps) {
  const { add, isAdding } = useAddToCart()
  return (
    <IconButton
      {...replayEarlyClicks}
      label={label}
      variant="floating"
      className="noscript:hidden"
      aria-busy={isAdding}
      onClick={() => void add(product)}
    >
      {isAdding ? <Spinner /> : <Icon name="shopping-bag" className="stroke-[1.75]" />}
    </IconButton>
  )
}
