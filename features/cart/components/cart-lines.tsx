'use client'

import { useTranslations } from 'next-intl'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { toastSuccess } from '@/lib/toast'
import type { CartRef } from '../cart-store'
import { useDeleteItem } from '../mutations'
import { useCartFailure } from '../use-cart-failure'
import type { useQuantityEdits } from '../use-quantity-edits'
import { CartLine } from './cart-line'

type CartLinesProps = { cart: Cart; cartRef: CartRef; edits: ReturnType<typeof useQuantityEdits>; compact?: boolean }

export function CartLines({ cart, cartRef, edits, compact }: CartLinesProps) {
  const t = useTranslations('cart.notices')
  const remove = useDeleteItem(cartRef)
  const handleFailure = useCartFailure()
  return (
    <ul className="divide-y divide-line">
      {cart.items.map((item) => (
        <CartLine
          key={item.itemId}
          item={item}
          compact={compact}
          quantity={edits.quantityOf(item)}
          onQuantity={(quantity) => edits.edit(item.itemId, quantity)}
          onRemove={() =>
            remove.mutate(item.itemId, {
              onSuccess: () => toastSuccess(t('removedFromCart')),
              onError: (error) => handleFailure(error, t('removeFailed')),
            })
          }
        />
      ))}
    </ul>
  )
}
