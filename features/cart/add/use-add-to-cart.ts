'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import type { LineOptions } from '@/lib/api/entities/cart.schema'
import type { Product } from '@/lib/api/entities/product.schema'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { useRouter } from '@/lib/i18n/navigation'
import { clickedSection, type CountedSection } from '@/lib/browser/section-stats/clicked-section'
import { toastError, toastInfo, toastSuccess } from '@/lib/browser/toast/toast'
import { openBundle } from './bundle-store'
import { changeNoticeMs } from '@/features/cart/session/cart-notices-store'
import { addPendingQuantity, openCartModal, useCartStore, type CartRef } from '@/features/cart/session/cart-store'
import { addedLine } from './added-line'
import { decideAdd, type PartChoice } from './decide-add'
import { withCurrentCart } from '@/features/cart/with-current-cart'
import { cacheCart, cartQuery, checkoutSettingsQuery } from '@/features/cart/queries'
import { useIdempotentSend } from '@/lib/browser/use-idempotent-send'

type Addable = Pick<Product, 'id' | 'name' | 'format'>
/** `requestedQty`: the typed quantity, where the stock has lowered it to `qty`. */
type AddOptions = { qty?: number; requestedQty?: number; options?: LineOptions; parts?: PartChoice[] }

/** Adds a product and then follows the setting `cartAddition` (docs/rules/cart.md#after-addition). */
export function useAddToCart() {
  const client = useQueryClient()
  const router = useRouter()
  const t = useTranslations('cart.notices')
  const addItem = useAddItem()
  // The second click of a double click comes before the next render.
  const isRunning = useRef(false)

  /** @returns whether it was added. A bundle with missing choices opens its dialog instead (<LazyBundleDialog>). */
  async function add(product: Addable, { qty = 1, requestedQty = qty, options = {}, parts }: AddOptions = {}): Promise<boolean> {
    if (isRunning.current) return false
    switch (decideAdd(product.format, parts)) {
      case 'choose':
        toastInfo(t('configurationNotSet'))
        return false
      case 'openBundle':
        openBundle({ productId: product.id, qty, options, line: null })
        return false
      case 'add':
        return send(product, { qty, isCapped: requestedQty > qty, options })
    }
  }

  async function send({ id }: Addable, { qty, isCapped, options }: { qty: number; isCapped: boolean; options: LineOptions }) {
    isRunning.current = true
    const section = clickedSection()
    try {
      const before = shownLines()
      const { items } = await addItem.mutateAsync({ productId: id, qty, options })
      void countAdd(section, id)
      if (isCapped) toastInfo(t('addedCapped', { count: qty }), { duration: changeNoticeMs })
      else toastSuccess(t('addedToCart'))
      await afterAddition({ cappedTo: isCapped ? qty : null, addedItemId: addedLine(id, before, items) })
      return true
    } catch (error) {
      const shortage = await import('./shortage').catch(() => null)
      toastError(shortage?.describeShortage({ t, lines: shownLines(), productId: id, error }) ?? error)
      return false
    } finally {
      isRunning.current = false
    }
  }

  function shownLines() {
    return client.getQueryData(cartQuery(useCartStore.getState().ref).queryKey)?.items ?? []
  }

  /** The product is added even when the settings cannot be loaded. */
  async function afterAddition(added: { cappedTo: number | null; addedItemId: number | null }) {
    const settings = await client.ensureQueryData(checkoutSettingsQuery).catch(() => null)
    if (settings?.cartAddition === 0) router.push('/cart')
    if (settings?.cartAddition === 2) openCartModal(added)
  }

  return { add, isAdding: addItem.isPending }
}

type Addition = Omit<InputOf<typeof cartApi.addItem>, keyof CartRef | 'currencyId' | 'reservation'>

function useAddItem() {
  const client = useQueryClient()
  const send = useIdempotentSend()
  return useMutation({
    mutationFn: (addition: Addition) =>
      send(addition, (options) => withCurrentCart((ref) => call(cartApi.addItem, { ...ref, ...addition }, options))),
    // The badge counts optimistically until the call settles.
    onMutate: ({ qty = 1 }) => ({ settle: addPendingQuantity(Number(qty)) }),
    onSuccess: (cart) => cacheCart(client, { cartId: cart.cartId, protectCode: cart.protectCode }, cart),
    onSettled: (_cart, _error, _addition, context) => context?.settle(),
  })
}

/** Counting is no part of the first load, and its failure does not matter. */
async function countAdd(section: CountedSection | null, productId: number) {
  const counts = await import('@/lib/browser/section-stats/count-sections').catch(() => null)
  counts?.countAdd(section, productId)
}
