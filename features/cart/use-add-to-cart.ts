'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { LineOptions } from '@/lib/api/entities/cart.schema'
import type { Product } from '@/lib/api/entities/product.schema'
import { useRouter } from '@/lib/i18n/navigation'
import { toastError, toastInfo, toastSuccess } from '@/lib/toast'
import { openCartModal } from './cart-store'
import { decideAdd } from './decide-add'
import { useAddItem } from './mutations'
import { checkoutSettingsQuery } from './queries'

type Addable = Pick<Product, 'id' | 'name' | 'format'>

/** Adds a product and then does what the shop's cart-addition setting says: 0 goes to the cart, 1 stays, 2 opens the cart window (SPEC 4). */
export function useAddToCart() {
  const client = useQueryClient()
  const router = useRouter()
  const t = useTranslations('cart.notices')
  const addItem = useAddItem()

  async function add(product: Addable, { qty = 1, options = {} }: { qty?: number; options?: LineOptions } = {}) {
    if (addItem.isPending) return
    if (decideAdd(product.format) !== 'add') return toastInfo(t('configurationNotSet'))
    try {
      await addItem.mutateAsync({ productId: product.id, qty, options })
      const settings = await client.ensureQueryData(checkoutSettingsQuery)
      toastSuccess(t('addedToCart'))
      if (settings.cartAddition === 0) router.push('/cart')
      if (settings.cartAddition === 2) openCartModal()
    } catch (error) {
      toastError(error)
    }
  }

  return { add, isAdding: addItem.isPending }
}
