'use client'

import { useTranslations } from 'next-intl'
import type { Cart, CartItem } from '@/lib/api/entities/cart.schema'
import { describeError, toastError, toastInfo, toastSuccess } from '@/lib/browser/toast/toast'
import { useCartStore, type CartRef } from '@/features/cart/session/cart-store'
import { useDeleteItem } from './use-delete-item'
import { useRestoreLine } from './use-restore-line'
import { isNotInCart } from '@/features/cart/session/cart-errors'
import { useCartErrorHandler } from '@/features/cart/session/use-cart-error-handler'
import type { useQuantityEdits } from './use-quantity-edits'
import { CartLine } from './cart-line'

type CartLinesProps = { cart: Cart; cartRef: CartRef; edits: ReturnType<typeof useQuantityEdits>; compact?: boolean }

/**
 * The lines of the cart; in the dialog the added one first, then the newest. A removal does not follow the setting `cartAddition` (docs/rules/cart.md#after-addition).
 */
export function CartLines({ cart, cartRef, edits, compact }: CartLinesProps) {
  const t = useTranslations('cart.notices')
  const handleFailure = useCartErrorHandler()
  const addedItemId = useCartStore((state) => state.addedItemId)
  const lines = compact ? addedFirst(cart.items, addedItemId) : cart.items
  const restore = useRestoreLine()
  const remove = useDeleteItem(cartRef, {
    onRemoved: tellRemoval,
    onFailed: (error) =>
      isNotInCart(error) ? toastInfo(describeError(error)) : handleFailure(error, { cartRef, fallback: t('removeFailed') }),
  })

  function tellRemoval(line: CartItem | undefined) {
    if (!line) return toastSuccess(t('removed'))
    const { name } = line.productData
    const run = () => void restore(line).then(() => toastSuccess(t('restored', { name })), toastError)
    toastSuccess(t('removedFromCart', { name }), { action: { label: t('undo'), name: t('undoRemoval', { name }), run } })
  }

  function removeLine(itemId: number) {
    edits.discard(itemId)
    remove.mutate(itemId)
  }

  return (
    <ul className="divide-y divide-line">
      {lines.map((item) => (
        <CartLine
          key={item.itemId}
          item={item}
          compact={compact}
          quantity={edits.quantityOf(item)}
          onQuantity={(quantity) => edits.edit(item.itemId, quantity)}
          onRemove={() => removeLine(item.itemId)}
        />
      ))}
    </ul>
  )
}

function addedFirst(items: Cart['items'], addedItemId: number | null) {
  const newest = items.toReversed()
  return [...newest.filter(({ itemId }) => itemId === addedItemId), ...newest.filter(({ itemId }) => itemId !== addedItemId)]
}
